/**
 * Flows in Firefox and WebKit: npm run browsers -- [what Playwright takes, such as -g WebKit]
 *
 * A nightly set. Debian has both: apt-get install firefox-esr webkit2gtk-driver xvfb. One that is missing is skipped.
 */
import { buildApps } from './build-apps.ts';
import { runCommand } from './run-command.ts';

const PLAYWRIGHT = ['test', '--config=e2e/browsers.config.ts', ...process.argv.slice(2)];

/** WebKit's browser has no mode without a screen. */
async function withScreen(): Promise<[command: string, words: readonly string[]]> {
  if (process.env.DISPLAY || process.platform !== 'linux') return ['playwright', PLAYWRIGHT];
  const { code } = await runCommand('which', ['xvfb-run'], { label: 'xvfb-run' });
  return code === 0
    ? ['xvfb-run', ['-a', 'playwright', ...PLAYWRIGHT]]
    : ['playwright', PLAYWRIGHT];
}

try {
  await buildApps();
  const [command, words] = await withScreen();
  const { code } = await runCommand(command, words, { label: 'other browsers', passThrough: true });
  process.exitCode = code;
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
