/**
 * Browsers that the product supports, as browserslist reads them: every build of the shell and the modules is for these.
 * Syntax is translated; functions are not filled in, so that sources use none that one of them lacks
 * (`scripts/supported-browsers.test.ts`).
 */
export const SUPPORTED_BROWSERS = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 115',
  'safari >= 16.4',
  'ios >= 16.4',
];
