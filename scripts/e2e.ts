/** The cross-module flows alone: npm run e2e -- [what Playwright takes, such as first-ad or --repeat-each=2]. */

import { buildApps } from './build-apps.ts';
import { findBrowser } from './find-browser.ts';
import { runCommand } from './run-command.ts';

try {
  const browser = await findBrowser();
  await buildApps();
  const { code } = await runCommand(
    'playwright',
    ['test', '--config=e2e/playwright.config.ts', ...process.argv.slice(2)],
    { label: 'browser tests', passThrough: true, env: { CHROMIUM_PATH: browser } },
  );
  process.exitCode = code;
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
