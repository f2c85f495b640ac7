import type { ExampleAd } from './example-ads.ts';

const SIDE_PX = 1080;

interface PictureProps {
  sources: ExampleAd['sources'];
  alt: string;
  /** Width of the picture on the page, for the attribute `sizes`. */
  sizes: string;
  /** True if the picture is at the top of the page, where pictures are loaded first instead of last. */
  isFirst?: boolean;
}

/** Shows a square picture, in the format AVIF if the browser supports it. */
export function Picture({ sources, alt, sizes, isFirst = false }: PictureProps) {
  const [fallback] = sources.webp.split(' ');
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        src={fallback}
        alt={alt}
        width={SIDE_PX}
        height={SIDE_PX}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}

interface ExamplePictureProps extends Pick<PictureProps, 'sizes' | 'isFirst'> {
  ad: ExampleAd;
}

/** Shows the picture of a sample ad. */
export function ExamplePicture({ ad, ...shown }: ExamplePictureProps) {
  return (
    <Picture sources={ad.sources} alt={`Ad for ${ad.brief.product}: ${ad.title}`} {...shown} />
  );
}
