import { TEN_ADS } from './example-ads.ts';

/** Shows the ten ads of one Creative Boost as one picture. */
export function TenAds({ sizes }: { sizes: string }) {
  const { brief, width, height, sources } = TEN_ADS;
  const [fallback] = sources.webp.split(' ');
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        src={fallback}
        alt={`Ten different ads for ${brief.product}, made from one brief`}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        style={{ display: 'block', width: '100%' }}
      />
    </picture>
  );
}
