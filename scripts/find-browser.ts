import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.ts';

/** What Playwright turns off; Chromium hears only the last list, so ours repeats it. */
const PLAYWRIGHT_TURNS_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Pages of the address bar, loaded for every window though nobody sees it: a third of the browser's processor time. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Flags that Chromium needs in a container and behind a closed network. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${[...PLAYWRIGHT_TURNS_OFF, ...ADDRESS_BAR_PAGES].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without a window, as Debian packs it: tests in it take a fifth less time than in one that hides its window. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Absolute path of a Chromium that is there: `CHROMIUM_PATH`, or one on the PATH. */
export function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    MAC_CHROME,
  ];
  return candidates.find(isExecutable);
}

/**
 * Absolute path of a Chromium for the browser tests: `CHROMIUM_PATH`, one on the PATH, or Debian's package
 * of the one without a window, which is installed where there is none.
 *
 * @throws Error that says what to install where neither works.
 */
export async function findBrowser(): Promise<string> {
  const found = installedBrowser();
  if (found) return found;
  if (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    isExecutable('/usr/bin/apt-get')
  ) {
    console.log(`No Chromium found: installing the ${HEADLESS} package, or else chromium.`);
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq';
    // The letters that Chromium's own package brings.
    const headless = `${HEADLESS} fonts-liberation`;
    const script = `apt-get update -qq && { ${install} ${headless} || ${install} chromium; }`;
    const installation = await runCommand('sh', ['-c', script], { label: 'installing Chromium' });
    const installed = installedBrowser();
    if (installed) return installed;
    throw new Error(`Chromium could not be installed:\n${installation.output}`);
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  );
}
