import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * Features that Playwright turns off with `--disable-features`. Chromium reads only the last
 * `--disable-features`, so our flag repeats Playwright's list.
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
 * Turns off the pages of the browser's address bar. These pages load for every window although they are never
 * visible, and take a third of the browser's processor time.
 */
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

/**
 * Debian's headless shell of Chromium. Tests take a fifth less time in it than in Chromium with a hidden
 * window.
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

/** Returns the absolute path of an installed Chromium: `CHROMIUM_PATH`, or a program on the PATH. */
export function findInstalledBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    MAC_CHROME,
  ];
  return candidates.find(isExecutable);
}
