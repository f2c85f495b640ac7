import { expect, test } from 'vitest';
import { firstRendition, reviewPictureSource } from './review-picture.ts';

test('a stored picture is offered in the widths of a phone and of a desk', () => {
  const picture = 'http://localhost:8321/storage/v1/object/public/ad_images/u/a.jpg';
  const { src, srcSet, ...size } = reviewPictureSource(picture, 'square');
  const rendition = 'http://localhost:8321/storage/v1/render/image/public/ad_images/u/a.jpg?width=';
  expect(src).toBe(`${rendition}360`);
  expect(srcSet).toContain(`${rendition}720 720w`);
  expect(size).toEqual({ crossOrigin: 'anonymous', width: 1080, height: 1080 });
});

test('a picture elsewhere stays as it is', () => {
  const elsewhere = reviewPictureSource('https://example.com/a.jpg', 'story');
  expect(elsewhere).toEqual({ src: 'https://example.com/a.jpg', width: 1080, height: 1920 });
});

test.each([
  ['a phone', 375, 360],
  ['a large phone', 430, 540],
  ['a tablet in portrait', 760, 1080],
  ['a desk', 1440, 540],
])('the first rendition of %s has a pixel for each of the layout', (_, viewport, width) => {
  const picture = 'http://localhost:8321/storage/v1/object/public/ad_images/u/a.jpg';
  expect(firstRendition(picture, viewport)).toMatch(new RegExp(`\\?width=${width}$`));
  expect(firstRendition('https://example.com/a.jpg', viewport)).toBeNull();
});
