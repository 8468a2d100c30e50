import { defineConfig } from '@playwright/test';

// Debian's own Chromium; nothing is downloaded. Each test starts the real server for itself.
export default defineConfig({
  testDir: 'tests',
  // Only a test that hangs should reach these limits, also on a busy machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // A test that passes only at the second try is listed as flaky: a fault to mend.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    actionTimeout: 60_000,
    viewport: { width: 360, height: 740 },
    locale: 'en-US',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
