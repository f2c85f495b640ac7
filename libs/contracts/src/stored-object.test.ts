import { describe, expect, it } from 'vitest';
import { objectAddress, privateObject, storedObject } from './stored-object.ts';

const STORAGE = 'http://localhost:8321/storage/v1/object';

describe('the address of a stored object', () => {
  it.each(['public', 'authenticated'])('names its bucket and path: %s', (access) => {
    expect(storedObject(`${STORAGE}/${access}/ad_images/me/a%20b.jpg?token=1`)).toEqual({
      bucket: 'ad_images',
      path: 'me/a b.jpg',
    });
  });

  it.each([
    'https://example.com/me/a.jpg',
    `${STORAGE}/public/ad_images`,
    `${STORAGE}/public/ad_images/me/%ff.jpg`,
  ])('is nothing else: %s', (address) => expect(storedObject(address)).toBeNull());

  it.each(['uploads', 'assets'])('belongs only to its owner in the bucket %s', (bucket) => {
    const address = `${STORAGE}/authenticated/${bucket}/me/a.jpg`;
    expect(privateObject(address)).toEqual({ bucket, path: 'me/a.jpg' });
    expect(objectAddress(`${STORAGE}/public/${bucket}/me/a.jpg`)).toBe(address);
    expect(objectAddress(address)).toBe(address);
  });

  it.each(['ad_images', 'photoshoots'])('is public in the bucket %s', (bucket) => {
    const address = `${STORAGE}/public/${bucket}/me/a.jpg`;
    expect(privateObject(address)).toBeNull();
    expect(objectAddress(address)).toBe(address);
  });
});
