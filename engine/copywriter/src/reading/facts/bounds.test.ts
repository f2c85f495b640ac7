import { expect, it } from 'vitest';
import { understandBrief } from '../understand-brief.ts';

const textsOf = (product: string, offer = {}) =>
  understandBrief({ product, audience: '', goal: '', offer }).facts.map(({ text }) =>
    text.toLowerCase(),
  );

it('finishes on a long run of digits, which is not a number', () => {
  expect(textsOf(`${'1'.repeat(480)}a`)).toEqual([]);
});

it('keeps a fact whose text is part of another number', () => {
  const texts = textsOf('Shoes, 15% off in store, 5% off online');
  expect(texts.some((text) => text.startsWith('15% off'))).toBe(true);
  expect(texts.some((text) => text.startsWith('5% off'))).toBe(true);
});

it('keeps a typed code that is part of another word', () => {
  expect(textsOf('Wholesale coffee 20% off wholesale', { code: 'SALE' })).toContain('sale');
});

it('states no more facts than a picture can hold, typed ones first', () => {
  const menu = Array.from({ length: 20 }, (_, at) => `dish ${at} $${at + 3}.50`).join(', ');
  const texts = textsOf(menu, { phone: '0113 496 0000' });
  expect(texts.length).toBeLessThanOrEqual(8);
  expect(texts).toContain('0113 496 0000');
});
