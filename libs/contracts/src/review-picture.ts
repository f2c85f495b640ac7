/**
 * URLs and sizes with which a review page loads its pictures. The inline script of the shell bundles this file
 * to preload the first picture.
 */
import { AD_FORMATS, type AdFormat } from './ad-formats.ts';
import { buildRenditionUrl } from './rendition.ts';

/**
 * Widths in pixels of smaller versions of a picture: for a phone's feed at device pixel ratios 1, 1.5 and 2,
 * then for a desktop.
 */
const WIDTHS = [360, 540, 720, 1080] as const;

interface ReviewPictureSource {
  src: string;
  srcSet?: string;
  /**
   * Smaller versions of pictures are loaded without credentials, like the review itself. A request with
   * credentials would make the browser open another connection, which takes two to three round trips.
   */
  crossOrigin?: 'anonymous';
  /** Width of the full picture in pixels; width and height reserve the space while the picture loads. */
  width: number;
  height: number;
}

/**
 * Returns the attributes of a review picture's image element. They contain the URLs of smaller versions or,
 * if there are none, only the original.
 */
export function getReviewPictureSource(imageUrl: string, format: AdFormat): ReviewPictureSource {
  const { width, height } = AD_FORMATS[format];
  const srcSet = WIDTHS.flatMap((each) => {
    const url = buildRenditionUrl(imageUrl, each);
    return url ? [`${url} ${each}w`] : [];
  }).join(', ');
  const smallest = buildRenditionUrl(imageUrl, WIDTHS[0]);
  return smallest
    ? { src: smallest, srcSet, crossOrigin: 'anonymous', width, height }
    : { src: imageUrl, width, height };
}

/** Layout widths of a picture in the feed, for the attribute `sizes` of its image element. */
export const FEED_PICTURE_SIZES = '(min-width: 768px) 520px, calc(100vw - 34px)';

/**
 * Quality (20–100) of the first version of a picture, which a phone shows only for a moment. The file has two
 * thirds of its usual size, and the text in the picture is still readable.
 */
const FIRST_QUALITY = 45;

/**
 * Returns the URL of the smaller version of a picture that the feed shows first. This version has one pixel
 * for each CSS pixel of its layout. On a phone with a high pixel ratio, its file has a third of the size of
 * the version that follows. On a desktop, it may be the only version, so it has the usual quality.
 * @param viewportWidth width of the viewport in CSS pixels
 * @returns null for a picture without smaller versions
 */
export function buildFirstRendition(imageUrl: string, viewportWidth: number): string | null {
  const isPhone = viewportWidth < 768;
  const width = isPhone ? viewportWidth - 34 : 520;
  const least = WIDTHS.find((each) => each >= width) ?? width;
  return buildRenditionUrl(imageUrl, least, isPhone ? FIRST_QUALITY : undefined);
}

/**
 * Formats that a review's feed may show, in order of preference. For each ad, the feed shows the first of
 * these formats in which the ad has a picture.
 */
export const FEED_FORMATS = ['square', 'portrait', 'landscape'] as const;
