import { expect, test } from 'vitest';
import { buildRenditionUrl } from './rendition.ts';

test('a stored image has URLs of smaller versions at the render route of the storage service', () => {
  expect(
    buildRenditionUrl('http://localhost:8321/storage/v1/object/public/ad_images/u/a.jpg', 599.6),
  ).toBe('http://localhost:8321/storage/v1/render/image/public/ad_images/u/a.jpg?width=600');
});

test.each([
  'https://example.com/a.jpg',
  'http://localhost:8321/storage/v1/object/public/assets/u/a.jpg',
  'http://localhost:8321/storage/v1/object/authenticated/uploads/u/a.jpg',
])('an image outside the public buckets has no smaller versions: %s', (address) => {
  expect(buildRenditionUrl(address, 600)).toBeNull();
});
