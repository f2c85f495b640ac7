import { expect, it } from 'vitest';
import type { RowPhoto } from './campaign-store.ts';
import { isMeant, photoMatcher } from './match-photos.ts';

const row = (name: string, changes: Partial<RowPhoto> = {}): RowPhoto => ({
  id: name,
  name,
  reference: '',
  photo: '',
  state: 'waiting',
  ...changes,
});
const rowsOf = photoMatcher([
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
  ['sku-9.jpg', []],
  ['broken.jpg', []],
  ['other.jpg', []],
])('%s belongs to %j', (file, names) => {
  expect(rowsOf(file).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['__MACOSX/._mug.jpg', false],
  ['photos/.DS_Store', false],
  ['photos/Thumbs.db', false],
  ['../mug.jpg', true],
  ['photos/mug.jpg', true],
])('%s was put in by a person: %s', (file, isPersons) => {
  expect(isMeant(file)).toBe(isPersons);
});
