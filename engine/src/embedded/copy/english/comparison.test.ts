import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';

const oursOf = (product: string, audience = 'families') =>
  writeAdCopy({ product, audience, emotion: 'trust', adType: 'comparison' }, 1, 0).comparison.ours;

it.each([
  'escape room for groups of 2-6',
  'bookkeeping for restaurants',
  'strawberry jam',
  'E-bike',
])('holds up nobody as an advantage of “%s”', (product) => {
  expect(oursOf(product).join(' / ')).not.toMatch(/^For|\/ For/);
});

it('keeps what a product is made for where that tells it from others', () => {
  expect(oursOf('face cream for sensitive skin')).toContain('For sensitive skin');
});

it('says what comes with it without “with”, and never the product’s own name again', () => {
  expect(oursOf('electric toothbrush with UV case')[0]).toBe('UV case');
  expect(oursOf('vegan leather handbags')).not.toContain('Vegan leather');
});

it('fills three different rows for anything', () => {
  for (const product of ['apple', 'X', 'IT support', 'rooftop bar', 'cat litter']) {
    expect(new Set(oursOf(product)).size, product).toBe(3);
    expect(oursOf(product)).not.toContain('');
  }
});

it('heads its own column by the brand where the product’s name is one bare word', () => {
  const ours = (product: string, brandName?: string) =>
    writeAdCopy({ product, audience: 'adults', emotion: 'trust', brandName }, 2, 0).labels.ours;
  expect(ours('App for learning Spanish', 'Habla')).toBe('Habla');
  expect(ours('App for learning Spanish')).toBe('App');
  expect(ours('Electric bike', 'Velo')).toBe('Electric Bike');
});

it('takes a town for no advantage over the usual', () => {
  expect(oursOf('Estate agent in Austin, sells homes in 30 days')[0]).toBe(
    'Sells homes in 30 days',
  );
});
