import path from 'node:path';
import { CHROMIUM_FLAGS, findInstalledBrowser } from '@adwright/remotes/installed-browser';
import { defineConfig, devices } from '@playwright/test';
import { DATA_DIR, PORT_OFFSET, SHELL_URL } from './support/addresses.ts';
import { IS_NIGHTLY, NIGHTLY_TAG } from './support/nightly.ts';
import { TEST_SHOP_HOST } from './support/test-shop.ts';

const RESULTS = path.join(import.meta.dirname, '../test-results');
/** Settings of the JUnit report, which scripts/test.ts parses. */
const JUNIT = { outputFile: path.join(RESULTS, 'playwright.xml'), includeRetries: true };
const browser = findInstalledBrowser();

export default defineConfig({
  testDir: path.join(import.meta.dirname, 'flows'),
  outputDir: path.join(RESULTS, `playwright-${PORT_OFFSET}`),
  fullyParallel: true,
  ...(IS_NIGHTLY ? {} : { grepInvert: new RegExp(NIGHTLY_TAG) }),
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // In CI, a failed test runs once more, because the machine may be busy. The end of the log lists tests that
  // passed only when repeated.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['junit', JUNIT], ['./support/versions-reporter.ts']],
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SHELL_URL,
    viewport: { width: 1440, height: 900 },
    // Animations are turned off, because they take a seventh of the processor time.
    contextOptions: IS_NIGHTLY ? {} : { reducedMotion: 'reduce' },
    // Recording a trace takes a third of the processor time, so Playwright records only retried tests.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(browser ? { executablePath: browser } : {}),
    },
  },
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning scripts/start.ts --fresh --built',
    cwd: path.join(import.meta.dirname, '..'),
    url: `${SHELL_URL}/registry.json`,
    reuseExistingServer: !process.env.CI,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      ADWRIGHT_PORT_OFFSET: String(PORT_OFFSET),
      ADWRIGHT_DATA_DIR: DATA_DIR,
      // Canary tests send each visitor's IP address in a header, which the stack trusts only with this setting.
      ADWRIGHT_BEHIND_PROXY: 'true',
      // This setting allows the engine to read this machine's test shop as if it were a public site.
      PUBLIC_WEB_TEST_HOSTS: TEST_SHOP_HOST,
    },
  },
});
