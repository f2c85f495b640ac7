// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { CHROMIUM_FLAGS } from './installed-browser.ts';

it('the browser flags turn off every feature that Playwright turns off', () => {
  const playwright = import.meta.resolve('playwright-core/package.json');
  const source = readFileSync(fileURLToPath(new URL('lib/coreBundle.js', playwright)), 'utf8');
  const list = source.match(/\bdisabledFeatures = \[(.*?)\]/s)?.[1];
  const theirs = list?.replace(/^\s*\/\/.*$/gm, '').match(/\w+(?=")/g);
  const ours = CHROMIUM_FLAGS.flatMap((flag) => flag.match(/^--disable-features=(.*)/)?.[1] ?? []);
  expect(theirs).toContain('PaintHolding');
  expect(ours.join().split(',')).toEqual(expect.arrayContaining(theirs ?? []));
});
