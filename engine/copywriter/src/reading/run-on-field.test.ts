import { describe, expect, it } from 'vitest';
import { parseProduct } from './parse-product.ts';
import { insertCommas } from './run-on-field.ts';

it.each([
  [
    'Backyard trampoline 12ft with safety net, rust-resistant frame',
    'Backyard trampoline with safety net, rust-resistant frame, 12ft',
  ],
  ['garden trampoline, 12ft with safety net', 'garden trampoline with safety net, 12ft'],
  ['cat tree, 6ft real wood', 'cat tree, 6ft real wood'],
  ['chest freezer 198L energy class E', 'chest freezer, energy class E, 198L'],
  ['hedge trimmer 20v 52cm blade', 'hedge trimmer, 52cm blade, 20v'],
  ['espresso machine 15 l tank', 'espresso machine, 15 l tank'],
  [
    'Pickleball paddle set of 2 carbon fibre face with balls',
    'Pickleball paddle set, carbon fibre face with balls, set of 2',
  ],
  ['gift set of 3 scented candles', 'gift set of 3 scented candles'],
  ['wild bird seed mix no filler 12kg', 'wild bird seed mix, no filler, 12kg'],
  ['guitar pickups hand wound humbuckers', 'guitar pickups, hand wound humbuckers'],
  ['dishwasher 14 place settings 42dB', 'dishwasher, 14 place settings 42dB'],
  ['women’s no show socks', 'women’s no show socks'],
  ['55 inch TV with stand', '55 inch TV with stand'],
  ['20V cordless drill', '20V cordless drill'],
])('inserts the missing commas into “%s”', (field, parted) => {
  expect(insertCommas(field)).toBe(parted);
});

describe('list of words after a product’s name', () => {
  it('keeps the list as one clause', () => {
    expect(parseProduct('Student cello with bow, case and rosin').full).toBe(
      'your new student cello with bow, case and rosin',
    );
    expect(parseProduct('HR software that automates onboarding, leave and reviews').points).toEqual(
      ['Automates onboarding, leave and reviews'],
    );
  });

  it('does not read words after a name as a list if they are qualities', () => {
    expect(parseProduct('Serum for sensitive skin, vegan and cruelty free').full).toBe(
      'your new serum for sensitive skin',
    );
  });
});
