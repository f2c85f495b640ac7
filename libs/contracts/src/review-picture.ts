/** How a review's page loads its pictures. The shell's inline script bundles this file for the first of them. */
import { AD_FORMATS, type AdFormat } from './ad-formats.ts';
import { renditionUrl } from './rendition.ts';

/** Widths of renditions: a phone's feed at one, one and a half and two pixels a pixel, then a desk's. */
const WIDTHS = [360, 540, 720, 1080] as const;

interface ReviewPictureSource {
  src: string;
  srcSet?: string;
  /** Of the whole picture, in pixels: they keep its place while it loads. */
  width: number;
  height: number;
}

/** The attributes of an image element for a picture of a review: its renditions, or the original where there are none. */
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

/** The formats that a feed shows, the first of an ad's that is there. */
export const FEED_FORMATS = ['square', 'portrait', 'landscape'] as const;
