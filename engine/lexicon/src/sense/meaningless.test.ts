import { describe, expect, it } from 'vitest';
import { isMeaningless } from './meaningless.ts';

describe('isMeaningless', () => {
  it.each([
    '4006381333931',
    'asdf',
    'asdf qwer zxcv',
    'asdfasdf',
    'xkcd jjjj pppp',
    'wrtz hkjl plmk',
    'дфжк вбнм',
    'qwertz',
    'fdsa',
    'aaaa',
    '🎉🎉',
    '...',
    '',
  ])('finds no product in the meaningless text "%s"', (field) => {
    expect(isMeaningless(field)).toBe(true);
  });

  it.each(['Zorblax', '24/7', '1984', 'TV', 'Ledgerly', '茶', 'mm Werkzeuge', 'A17 Pro', 'Wii'])(
    'accepts "%s" as the name of a product',
    (field) => {
      expect(isMeaningless(field)).toBe(false);
    },
  );
});
