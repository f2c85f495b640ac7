import { expect, it } from 'vitest';
import type { RowPhoto } from './campaign-store.ts';
import { createPhotoMatcher, isUserFile } from './match-photos.ts';

const row = (name: string, changes: Partial<RowPhoto> = {}): RowPhoto => ({
  id: name,
  name,
  reference: '',
  photo: '',
  state: 'waiting',
  ...changes,
});
const rowsOf = createPhotoMatcher([
  row('named', { photo: 'images/Mug Large.jpg' }),
  row('twin', { photo: 'mug_large.png' }),
  row('numbered', { reference: 'SKU 7' }),
  row('Cast Iron Teapot'),
  row('linked', { photo: 'https://cdn.example/sku-9.jpg', reference: 'sku-9' }),
  row('faulty', { photo: 'broken.jpg', state: 'faulty' }),
]);

it.each([
  ['photos/mug-large.JPG', ['named']],
  ['mug_large.png', ['twin']],
  ['mug large.webp', ['named', 'twin']],
  ['SKU-7.jpg', ['numbered']],
  ['cast_iron-teapot.png', ['Cast Iron Teapot']],
  ['Cast%20Iron%20Teapot.jpg', ['Cast Iron Teapot']],
  ['50%.jpg', []],
  ['sku-9.jpg', []],
  ['broken.jpg', []],
  ['other.jpg', []],
])('the file %s belongs to the rows %j', (file, names) => {
  expect(rowsOf(file).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['__MACOSX/._mug.jpg', false],
  ['photos/.DS_Store', false],
  ['photos/Thumbs.db', false],
  ['../mug.jpg', true],
  ['photos/mug.jpg', true],
])('whether a person put the file %s into the archive: %s', (file, isPersons) => {
  expect(isUserFile(file)).toBe(isPersons);
});

it.each([
  ['قهوة عربية.jpg', '\u200fقهوة عربية.jpg\u200e'],
  ['שמן זית.png', '\u202bשמן זית\u202c.png'],
  ['کتاب‌خانه.webp', 'کتاب‌خانه'],
  ['抹茶茶碗.HEIC', '抹茶茶碗.heic'],
  ['Кофе в зёрнах.tif', 'Кофе в зёрнах'],
  ['แก้วกาแฟ.avif', 'แก้วกาแฟ'],
])(
  'the file %s belongs to a row that names the file with accents, or without the extension',
  (file, photo) => {
    const matcher = createPhotoMatcher([row('cup', { photo })]);
    expect(matcher(`photos/${file}`).map(({ name }) => name)).toEqual(['cup']);
  },
);
