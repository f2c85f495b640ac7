/**
 * Runs only the browser flows across modules: npm run e2e -w e2e -- [Playwright's options, such as first-ad or
 * --repeat-each=2].
 */
import { buildApps } from './build-apps.ts';
import { findBrowser } from './find-browser.ts';
import { doWork } from './read-flags.ts';
import { runCommand } from './run-command.ts';

await doWork(async () => {
  const env = { CHROMIUM_PATH: await findBrowser() };
  await buildApps();
  const words = ['test', '--config=e2e/playwright.config.ts', ...process.argv.slice(2)];
  return (await runCommand('playwright', words, { label: 'flows', passThrough: true, env })).code;
});
