import { expect, test } from 'vitest';
import { buildAdTextPreview, getAdName } from './ad-text.ts';

test('the preview of an ad’s text is its whole first paragraph, up to 120 characters', () => {
  expect(buildAdTextPreview('First line\nstill first\n\nSecond')).toBe('First line\nstill first');
  expect(buildAdTextPreview('x'.repeat(120))).toBe('x'.repeat(120));
  expect(buildAdTextPreview(null)).toBe('');
});

test('the preview of a long paragraph is its first 120 characters plus an ellipsis', () => {
  expect(buildAdTextPreview('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`);
});

test('the preview never splits a character that consists of several code points', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(buildAdTextPreview(`${'x'.repeat(119)}${family}more`)).toBe(
    `${'x'.repeat(119)}${family}…`,
  );
});

test('the label of an ad is the first of custom name, title, headline and text that exists', () => {
  expect(getAdName({ title: 'Soup', ad_text: 'Warm' })).toBe('Soup');
  expect(getAdName({ title: '', ad_text: 'Warm\n\nAnd soon' })).toBe('Warm');
  expect(getAdName({ title: null, ad_text: 'Warm', headline: 'Soup, now' })).toBe('Soup, now');
  expect(getAdName({ title: 'Soup', ad_text: 'Warm', custom_name: 'Winter test' })).toBe(
    'Winter test',
  );
  expect(getAdName({ title: null, ad_text: null, headline: 'Soup, now' })).toBe('Soup, now');
  expect(getAdName({ title: null, ad_text: null })).toBe('Ad creative');
});
