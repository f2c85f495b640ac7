import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Flows in Firefox and WebKit, every night: `npm run browsers -w e2e`. Playwright runs them; other drivers drive. */
export default defineConfig(base, {
  testDir: path.join(import.meta.dirname, 'browsers'),
  testIgnore: [],
  timeout: 120_000,
  workers: 1,
});
