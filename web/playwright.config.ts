import { defineConfig } from '@playwright/test';

// Debian's own Chromium; nothing is downloaded. Each test starts the real server for itself.
export default defineConfig({
  testDir: 'tests',
  timeout: 120_000,
  retries: 0,
  workers: 1,
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    viewport: { width: 360, height: 740 },
    locale: 'en-US',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
