import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { pack } from './scripts/pack.ts';
import { size } from './scripts/size.ts';
import { worker } from './scripts/worker.ts';

const server = process.env.ROUNDTABLE_SERVER ?? 'http://127.0.0.1:7777';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), size(), worker(), pack()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  // The tests need Svelte for the browser, not for the server.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // The timeout only ends a test that hangs; on a busy machine a slow test is no failure.
  test: { environment: 'happy-dom', testTimeout: 120_000, include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
}));
