import { expect, it } from 'vitest';
import { understandBrief } from '../understand-brief.ts';

const listFactTexts = (product: string, offer = {}) =>
  understandBrief({ product, audience: '', goal: '', offer }).facts.map(({ text }) =>
    text.toLowerCase(),
  );

it('finishes in time on a long sequence of digits, which is no telephone number', () => {
  expect(listFactTexts(`${'1'.repeat(480)}a`)).toEqual([]);
});

it('keeps the fact “5% off” beside the fact “15% off”', () => {
  const texts = listFactTexts('Shoes, 15% off in store, 5% off online');
  expect(texts.some((text) => text.startsWith('15% off'))).toBe(true);
  expect(texts.some((text) => text.startsWith('5% off'))).toBe(true);
});

it('keeps a typed code that is contained in another word', () => {
  expect(listFactTexts('Wholesale coffee 20% off wholesale', { code: 'SALE' })).toContain('sale');
});

it('returns at most as many facts as fit into a picture, and facts from offer fields first', () => {
  const menu = Array.from({ length: 20 }, (_, at) => `dish ${at} $${at + 3}.50`).join(', ');
  const texts = listFactTexts(menu, { phone: '0113 496 0000' });
  expect(texts.length).toBeLessThanOrEqual(8);
  expect(texts).toContain('0113 496 0000');
});
