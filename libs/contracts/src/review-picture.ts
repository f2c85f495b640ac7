/**
 * How a review's page loads its pictures. The shell's inline script bundles this file to preload the first
 * picture.
 */
import { AD_FORMATS, type AdFormat } from './ad-formats.ts';
import { renditionUrl } from './rendition.ts';

/** Widths of renditions, for a phone's feed at device pixel ratios 1, 1.5 and 2, then for a desktop. */
const WIDTHS = [360, 540, 720, 1080] as const;

interface ReviewPictureSource {
  src: string;
  srcSet?: string;
  /** Size of the full picture in pixels; it reserves the space while the picture loads. */
  width: number;
  height: number;
}

/** The attributes of a review picture's image element: its renditions, or the original if there are none. */
export function reviewPictureSource(imageUrl: string, format: AdFormat): ReviewPictureSource {
  const { width, height } = AD_FORMATS[format];
  const srcSet = WIDTHS.flatMap((each) => {
    const url = renditionUrl(imageUrl, each);
    return url ? [`${url} ${each}w`] : [];
  }).join(', ');
  const smallest = renditionUrl(imageUrl, WIDTHS[0]);
  return smallest ? { src: smallest, srcSet, width, height } : { src: imageUrl, width, height };
}

/** Layout widths of a picture in the feed: `sizes` of its image element. */
export const FEED_PICTURE_SIZES = '(min-width: 768px) 520px, calc(100vw - 34px)';

/** Formats for a feed. It shows the first of these that an ad has. */
export const FEED_FORMATS = ['square', 'portrait', 'landscape'] as const;
