import { expect, test } from 'vitest';
import { buildFirstRendition, getReviewPictureSource } from './review-picture.ts';

test('a stored picture is offered in the widths of a phone and of a desktop', () => {
  const picture = 'http://localhost:8321/storage/v1/object/public/ad_images/u/a.jpg';
  const { src, srcSet, ...size } = getReviewPictureSource(picture, 'square');
  const rendition = 'http://localhost:8321/storage/v1/render/image/public/ad_images/u/a.jpg?width=';
  expect(src).toBe(`${rendition}360`);
  expect(srcSet).toContain(`${rendition}720 720w`);
  expect(size).toEqual({ crossOrigin: 'anonymous', width: 1080, height: 1080 });
});

test('a picture outside the storage keeps its URL', () => {
  const elsewhere = getReviewPictureSource('https://example.com/a.jpg', 'story');
  expect(elsewhere).toEqual({ src: 'https://example.com/a.jpg', width: 1080, height: 1920 });
});

test.each([
  ['a phone', 375, 'width=360&quality=45'],
  ['a large phone', 430, 'width=540&quality=45'],
  ['a tablet in portrait', 760, 'width=1080&quality=45'],
  ['a desk', 1440, 'width=540'],
])(
  'the first version of a picture on %s has one pixel for each CSS pixel of its layout',
  (_, viewport, query) => {
    const picture = 'http://localhost:8321/storage/v1/object/public/ad_images/u/a.jpg';
    expect(buildFirstRendition(picture, viewport)?.split('?')[1]).toBe(query);
    expect(buildFirstRendition('https://example.com/a.jpg', viewport)).toBeNull();
  },
);
