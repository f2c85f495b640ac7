import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * Features that Playwright turns off with `--disable-features`. Chromium reads only the last
 * `--disable-features` flag, so our flag repeats Playwright's list.
 */
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

/**
 * Chromium features that load the pages of the address bar. Our flag turns them off. These pages load for
 * every window even though nobody sees them, and take a third of the browser's processor time.
 */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Flags that Chromium needs in a container and in a network without internet access. */
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

/**
 * Name of the program of Chromium's headless shell in Debian. The headless shell runs tests in a fifth less
 * time than Chromium with a hidden window.
 */
export const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Tells whether a file exists and is executable. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the absolute path of an installed Chromium: the value of `CHROMIUM_PATH`, or a program on the PATH.
 */
export function findInstalledBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    MAC_CHROME,
  ];
  return candidates.find(isExecutable);
}
