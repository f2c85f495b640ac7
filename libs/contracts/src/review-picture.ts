/**
 * The URLs and sizes from which a review's page loads its pictures. The shell's inline script bundles this file
 * to preload the first picture.
 */
import { AD_FORMATS, type AdFormat } from './ad-formats.ts';
import { buildRenditionUrl } from './rendition.ts';

/** Widths of renditions, for a phone's feed at device pixel ratios 1, 1.5 and 2, then for a desktop. */
const WIDTHS = [360, 540, 720, 1080] as const;

interface ReviewPictureSource {
  src: string;
  srcSet?: string;
  /**
   * Renditions are loaded without credentials, like the request for the review. A browser would open another
   * connection for requests with credentials, which takes two to three round trips.
   */
  crossOrigin?: 'anonymous';
  /** Size of the full picture in pixels, which reserves the space while the picture loads. */
  width: number;
  height: number;
}

/**
 * Returns the attributes of a review picture's image element: its renditions, or the original if there are
 * none.
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
 * Quality (20–100) of the rendition that a phone shows for a moment. The rendition has two thirds of the bytes
 * of the usual quality, and its words are readable.
 */
const FIRST_QUALITY = 45;

/**
 * Returns the URL of the rendition that a feed shows first. This rendition has one pixel for each CSS pixel of
 * its layout. On a phone's sharp screen, this rendition has a third of the bytes of the next one. On a desktop,
 * no further rendition may follow, so the first one has the usual quality.
 * @param viewportWidth in CSS pixels
 * @returns null for a picture without renditions
 */
export function buildFirstRendition(imageUrl: string, viewportWidth: number): string | null {
  const isPhone = viewportWidth < 768;
  const width = isPhone ? viewportWidth - 34 : 520;
  const least = WIDTHS.find((each) => each >= width) ?? width;
  return buildRenditionUrl(imageUrl, least, isPhone ? FIRST_QUALITY : undefined);
}

/**
 * Formats that a feed may show, in order of preference. Of each ad, the feed shows the first of these formats
 * that the ad has.
 */
export const FEED_FORMATS = ['square', 'portrait', 'landscape'] as const;
