// The real server on a free port, for one test file; or one that can be killed and started again.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';

const binary = process.env.ROUNDTABLE ?? fileURLToPath(new URL('../../target/debug/roundtable', import.meta.url));

/** All tests come from one address, and together they open more tables and try more codes than a person would. */
const LIMITS = ['--max-tables', '100000', '--max-people', '100000', '--max-wrong-codes', '100000'];

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
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const up = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server does not answer');
}

/** A server with its log on the disk, which can be killed like a process whose machine lost its power. */
export class Mortal {
  readonly url: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'roundtable-'));
  private child: ChildProcess | null = null;

  constructor(port: number) {
    this.url = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const words = [
      'serve',
      '--listen',
      this.url.slice(7),
      '--database',
      `sqlite:${join(this.folder, 'log.db')}`,
      '--bot-pace',
      '20',
      ...LIMITS,
    ];
    this.child = spawn(binary, words, { stdio: 'ignore' });
    await answers(this.url, this.child);
  }

  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * A test whose `server` fixture is the address of a fresh server with an empty store in memory, and whose `mortal` one is a
 * server of its own that it may kill.
 */
export const test = base.extend<{ mortal: Mortal }, { server: string; pace: number }>({
  pace: [20, { option: true, scope: 'worker' }],
  server: [
    async ({ pace }, use) => {
      const url = `http://127.0.0.1:${await freePort()}`;
      const words = ['serve', '--listen', url.slice(7), '--database', 'memory:', '--bot-pace', String(pace), ...LIMITS];
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
  mortal: async ({}, use) => {
    const mortal = new Mortal(await freePort());
    try {
      await mortal.start();
      await use(mortal);
    } finally {
      await mortal.end();
    }
  },
});

/** Everything a page complains of. */
export function complaints(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

export { expect };
