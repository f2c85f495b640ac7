import { expect, test } from 'vitest';
import { finishLanding } from './finish-landing.ts';

const FONTS = [
  'bricolage-grotesque-latin-wdth-normal.1',
  'instrument-sans-latin-wght-normal.2',
].map((name) => `/static/font/${name}.woff2`);
const BUILT = `<html><head><title>Adwright</title><script>early()</script>
<style>@font-face{src:url(${FONTS[0]})}@font-face{src:url(${FONTS[1]})}</style></head>
<body><div id="root"></div></body></html>`;

test('finishLanding inserts the landing page’s markup and preloads the fonts of the first screen', () => {
  const html = finishLanding(BUILT, '<h1>$& now</h1>');
  expect(html).toContain('<div id="root"><h1>$& now</h1></div>');
  expect(html).toContain('<script>early()</script>');
  for (const font of FONTS) {
    expect(html).toContain(`<link rel="preload" as="font" type="font/woff2" href="${font}"`);
  }
});

test('finishLanding refuses an HTML document with an unexpected structure', () => {
  expect(() => finishLanding('<div id="app"></div>', '')).toThrow('#root');
  expect(() => finishLanding('<div id="root"></div>', '')).toThrow('must preload 2 fonts');
});
