import type { ExampleAd } from './example-ads.ts';

const SIDE_PX = 1080;

interface ExamplePictureProps {
  ad: Pick<ExampleAd, 'title' | 'brief' | 'sources'>;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  /** On screen when the page opens: loaded first instead of last. */
  isFirst?: boolean;
}

/** A sample ad, as AVIF where the browser knows it. */
export function ExamplePicture({ ad, sizes, isFirst = false }: ExamplePictureProps) {
  const [fallback] = ad.sources.webp.split(' ');
  return (
    <picture>
      <source type="image/avif" srcSet={ad.sources.avif} sizes={sizes} />
      <img
        src={fallback}
        alt={`Ad for ${ad.brief.product}: ${ad.title}`}
        width={SIDE_PX}
        height={SIDE_PX}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}
