/**
 * Runs browser flows in Firefox and WebKit: npm run browsers -w e2e -- [Playwright's options, such as -g
 * WebKit]. The flows are part of the nightly tests. Installation on Debian: apt-get install firefox-esr
 * webkit2gtk-driver xvfb. Browsers that are not installed are skipped.
 */
import { buildApps } from './build-apps.ts';
import { doWork } from './read-flags.ts';
import { runCommand } from './run-command.ts';

await doWork(async () => {
  await buildApps();
  const words = ['playwright', 'test', '--config=e2e/browsers.config.ts', ...process.argv.slice(2)];
  const [command = '', ...rest] = (await needsScreen()) ? ['xvfb-run', '-a', ...words] : words;
  return (await runCommand(command, rest, { label: 'other browsers', passThrough: true })).code;
});

/** Tells whether the tests need a virtual screen, because WebKit's browser has no headless mode. */
async function needsScreen(): Promise<boolean> {
  if (process.env.DISPLAY || process.platform !== 'linux') return false;
  return (await runCommand('which', ['xvfb-run'], { label: 'xvfb-run' })).code === 0;
}
