import { findInstalledBrowser, HEADLESS, isExecutable } from '@adwright/remotes/installed-browser';
import { runCommand } from './run-command.ts';

/**
 * Returns the absolute path of a Chromium: the one in `CHROMIUM_PATH` or on the PATH, or else Debian's headless
 * package, which it installs.
 * @throws Error that says what to install when no Chromium is found.
 */
export async function findBrowser(): Promise<string> {
  const found = findInstalledBrowser();
  if (found) return found;
  if (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    isExecutable('/usr/bin/apt-get')
  ) {
    console.log(`No Chromium found: installing the ${HEADLESS} package, or else chromium.`);
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq';
    // The headless package needs these fonts, which the full Chromium package would install as a dependency.
    const headless = `${HEADLESS} fonts-liberation`;
    const script = `apt-get update -qq && { ${install} ${headless} || ${install} chromium; }`;
    const installation = await runCommand('sh', ['-c', script], { label: 'installing Chromium' });
    const installed = findInstalledBrowser();
    if (installed) return installed;
    throw new Error(`Chromium could not be installed:\n${installation.output}`);
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to its path.',
  );
}
