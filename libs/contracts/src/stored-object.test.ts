import { describe, expect, it } from 'vitest';
import { buildObjectAddress, parsePrivateObject, parseStoredObject } from './stored-object.ts';

const STORAGE = 'http://localhost:8321/storage/v1/object';

describe('the URL of a stored object', () => {
  it.each(['public', 'authenticated'])(
    'parseStoredObject finds bucket and path in the URL of a stored object: %s',
    (access) => {
      expect(parseStoredObject(`${STORAGE}/${access}/ad_images/me/a%20b.jpg?token=1`)).toEqual({
        bucket: 'ad_images',
        path: 'me/a b.jpg',
      });
    },
  );

  it.each([
    'https://example.com/me/a.jpg',
    `${STORAGE}/public/ad_images`,
    `${STORAGE}/public/ad_images/me/%ff.jpg`,
  ])('parseStoredObject finds no bucket and path in the URL %s', (address) =>
    expect(parseStoredObject(address)).toBeNull(),
  );

  it.each(['uploads', 'assets'])(
    'the URL of a stored object in the bucket %s is private',
    (bucket) => {
      const address = `${STORAGE}/authenticated/${bucket}/me/a.jpg`;
      expect(parsePrivateObject(address)).toEqual({ bucket, path: 'me/a.jpg' });
      expect(buildObjectAddress(`${STORAGE}/public/${bucket}/me/a.jpg`)).toBe(address);
      expect(buildObjectAddress(address)).toBe(address);
    },
  );

  it.each(['ad_images', 'photoshoots'])(
    'the URL of a stored object in the bucket %s is public',
    (bucket) => {
      const address = `${STORAGE}/public/${bucket}/me/a.jpg`;
      expect(parsePrivateObject(address)).toBeNull();
      expect(buildObjectAddress(address)).toBe(address);
    },
  );
});
