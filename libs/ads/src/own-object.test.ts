import { expect, test } from 'vitest';
import { findOwnObject } from './own-object.ts';

const STORAGE = 'http://localhost:8321/storage/v1/object/public';

test('findOwnObject finds the stored file of the user, whatever characters the file’s name has', () => {
  expect(findOwnObject(`${STORAGE}/ad_images/me/a%20b.jpg`, 'me')).toEqual({
    bucket: 'ad_images',
    path: 'me/a b.jpg',
  });
});

test('findOwnObject finds the private stored file of the user', () => {
  const address = 'http://localhost:8321/storage/v1/object/authenticated/uploads/me/a.jpg';
  expect(findOwnObject(address, 'me')).toEqual({ bucket: 'uploads', path: 'me/a.jpg' });
});

test.each([
  ['another user’s folder', `${STORAGE}/ad_images/you/a.jpg`],
  ['a folder that only begins alike', `${STORAGE}/ad_images/meet/a.jpg`],
  ['another bucket', `${STORAGE}/avatars/me/a.jpg`],
  ['another site', 'https://example.com/me/a.jpg'],
])('findOwnObject returns null for %s', (_, imageUrl) => {
  expect(findOwnObject(imageUrl, 'me')).toBeNull();
});
