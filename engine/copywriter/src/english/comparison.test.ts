import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';

const writeOwnRows = (product: string, audience = 'families') =>
  writeAdCopy({ product, audience, emotion: 'trust', adType: 'comparison' }, 1, 0).comparison.ours;

it.each([
  'escape room for groups of 2-6',
  'bookkeeping for restaurants',
  'strawberry jam',
  'E-bike',
])('never lists the audience of “%s” as an advantage in a comparison', (product) => {
  expect(writeOwnRows(product).join(' / ')).not.toMatch(/^For|\/ For/);
});

it('lists a product’s purpose in a comparison if it distinguishes the product', () => {
  expect(writeOwnRows('face cream for sensitive skin')).toContain('For sensitive skin');
});

it('lists accessories without “with”, and never repeats the product’s name', () => {
  expect(writeOwnRows('electric toothbrush with UV case')[0]).toBe('UV case');
  expect(writeOwnRows('vegan leather handbags')).not.toContain('Vegan leather');
});

it('a comparison has three different rows for any product', () => {
  for (const product of ['apple', 'X', 'IT support', 'rooftop bar', 'cat litter']) {
    expect(new Set(writeOwnRows(product)).size, product).toBe(3);
    expect(writeOwnRows(product)).not.toContain('');
  }
});

it('titles the advertiser’s column with the brand if the product’s name is a single word', () => {
  const writeOwnTitle = (product: string, brandName?: string) =>
    writeAdCopy({ product, audience: 'adults', emotion: 'trust', brandName }, 2, 0).labels.ours;
  expect(writeOwnTitle('App for learning Spanish', 'Habla')).toBe('Habla');
  expect(writeOwnTitle('App for learning Spanish')).toBe('App');
  expect(writeOwnTitle('Electric bike', 'Velo')).toBe('Electric Bike');
});

it('a comparison does not list a town as an advantage', () => {
  expect(writeOwnRows('Estate agent in Austin, sells homes in 30 days')[0]).toBe(
    'Sells homes in 30 days',
  );
});

it('a comparison has no two rows about the same thing', () => {
  for (const product of ['design conference', 'face serum', 'sourdough bread', 'budgeting app']) {
    const matters = writeOwnRows(product, '').map(
      (row) => row.toLowerCase().match(/\p{L}{7,}/gu) ?? [],
    );
    const all = matters.flat();
    expect(new Set(all).size, all.join()).toBe(all.length);
  }
});

it('a comparison does not use words of the brand name in the rows of the usual alternative', () => {
  const writeUsualRows = (brandName?: string) =>
    writeAdCopy({ product: 'budgeting app', audience: '', emotion: 'trust', brandName }, 1, 0)
      .comparison.usual;
  expect(writeUsualRows()).toContain('A jar of coins');
  expect(writeUsualRows('Penny Jar')).not.toContain('A jar of coins');
  expect(new Set(writeUsualRows('Penny Jar')).size).toBe(3);
});
