import { MAX_BRAND_NAME_LENGTH } from '@adwright/contracts';
import { expect, test } from 'vitest';
import {
  checkKit,
  createColour,
  listValidColours,
  normaliseHex,
  toColourValues,
  toKitValues,
} from './kit-values.ts';

const values = (changes: Partial<ReturnType<typeof toKitValues>>) => ({
  ...toKitValues(undefined, true),
  name: 'Kestrel',
  ...changes,
});

test('the brand kit form makes the first brand kit the default, and stores no value for an empty text', () => {
  const { draft } = checkKit(values({ call_to_action: '  ', link: '' }), []);
  expect(draft).toMatchObject({
    name: 'Kestrel',
    is_default: true,
    call_to_action: null,
    link: null,
  });
});

test.each([
  ['a name', { name: ' ' }, 'name', 'Required'],
  [
    'a shorter name',
    { name: 'x'.repeat(MAX_BRAND_NAME_LENGTH + 1) },
    'name',
    'At most 60 characters',
  ],
  ['a name of its own', { name: ' kestrel & CO. ' }, 'name', 'Another of your kits has this name'],
  [
    'a web address',
    { link: 'javascript:alert(1)' },
    'link',
    'An address such as https://example.com',
  ],
  [
    'hex colors',
    {
      colours: [
        ...toColourValues([{ role: 'main', hex: '#000000' }]),
        { key: 1, role: 'ink' as const, hex: '#12345g' },
      ],
    },
    'colours.1',
    'A color such as #1a2b3c',
  ],
])(
  'the brand kit form saves no brand kit until the brand kit has %s',
  (_what, changes, path, message) => {
    const { draft, errors } = checkKit(values(changes), ['Kestrel & Co.']);
    expect(draft).toBeNull();
    expect(errors).toEqual({ [path]: message });
  },
);

test('the brand kit form accepts a name of exactly 60 characters', () => {
  expect(checkKit(values({ name: 'x'.repeat(60) }), []).errors).toEqual({});
});

test.each([
  ['#AABBCC', '#aabbcc'],
  ['1a2b3c', '#1a2b3c'],
  [' #abc ', '#aabbcc'],
  ['#12345', '#12345'],
  ['red', 'red'],
])(
  'the brand kit form normalizes the color text %s, or leaves an invalid text unchanged',
  (text, hex) => {
    expect(normaliseHex(text)).toBe(hex);
  },
);

test('the sample ads ignore a color that the user has not typed completely', () => {
  expect(
    listValidColours([
      { key: 0, role: 'main', hex: 'FF0000' },
      { key: 1, role: 'ink', hex: '#12' },
    ]),
  ).toEqual([{ role: 'main', hex: '#ff0000' }]);
});

test('a new color in the brand kit form gets the first role that no other color has', () => {
  const colours = toColourValues([
    { role: 'main', hex: '#000000' },
    { role: 'ink', hex: '#111111' },
  ]);
  expect(createColour(colours)).toMatchObject({ key: 2, role: 'accent' });
});
