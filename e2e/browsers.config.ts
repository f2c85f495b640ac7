import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * Runs browser flows in Firefox and WebKit every night: `npm run browsers -w e2e`. Playwright is only the test
 * runner: Puppeteer drives Firefox, and Selenium drives WebKit.
 */
export default defineConfig(base, {
  testDir: path.join(import.meta.dirname, 'browsers'),
  testIgnore: [],
  timeout: 120_000,
  workers: 1,
});
