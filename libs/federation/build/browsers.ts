/**
 * Browserslist query for the browsers that the product supports, for every build of the shell and the modules.
 * Builds translate syntax but add no polyfills, so sources must not use functions that one of these browsers
 * lacks (`scripts/supported-browsers.test.ts`).
 */
export const SUPPORTED_BROWSERS = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 115',
  'safari >= 16.4',
  'ios >= 16.4',
];
