// The real server on a free port, for one test file.
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';

const binary = process.env.ROUNDTABLE ?? fileURLToPath(new URL('../../target/debug/roundtable', import.meta.url));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const up = await fetch(`${url}/healthz`).then((answer) => answer.ok, () => false);
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server does not answer');
}

/** A test whose `server` fixture is the address of a fresh server with an empty store in memory. */
export const test = base.extend<object, { server: string; pace: number }>({
  pace: [20, { option: true, scope: 'worker' }],
  server: [
    async ({ pace }, use) => {
      const url = `http://127.0.0.1:${await freePort()}`;
      const words = ['serve', '--listen', url.slice(7), '--database', 'memory:', '--bot-pace', String(pace)];
      const child = spawn(binary, words, { stdio: 'ignore' });
      try {
        await answers(url, child);
        await use(url);
      } finally {
        child.kill();
      }
    },
    { scope: 'worker' },
  ],
});

export { expect };
