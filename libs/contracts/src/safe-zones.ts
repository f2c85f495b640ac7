import type { AdFormat } from './ad-formats.ts';

/** The area of a picture that an ad placement covers with its interface, or may crop. */
interface PlacementSafeZone {
  readonly platform: 'meta' | 'google';
  readonly placement: string;
  readonly format: AdFormat;
  /** Covered area from each edge inwards, relative to the picture's height and width (0–1). */
  readonly covered: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  /** URL of the platform's page that states the covered area. */
  readonly source: string;
}

const GOOGLE_CROP = {
  platform: 'google',
  placement: 'Google responsive display ad',
  covered: { top: 0.05, right: 0.05, bottom: 0.05, left: 0.05 },
  source: 'https://support.google.com/google-ads/answer/7005917',
} as const;

/**
 * Areas that placements cover in full-size pictures, for platforms that publish figures. TikTok publishes
 * template files instead of figures, because the covered area depends on the caption
 * (https://ads.tiktok.com/help/article/tiktok-auction-in-feed-ads). LinkedIn and Pinterest publish no figures
 * for our formats.
 */
export const PLACEMENT_SAFE_ZONES: readonly PlacementSafeZone[] = [
  {
    platform: 'meta',
    placement: 'Stories',
    format: 'story',
    covered: { top: 0.14, right: 0, bottom: 0.2, left: 0 },
    source: 'https://www.facebook.com/business/ads-guide/update/image/facebook-story',
  },
  {
    platform: 'meta',
    placement: 'Reels',
    format: 'story',
    covered: { top: 0.14, right: 0.06, bottom: 0.35, left: 0.06 },
    source: 'https://www.facebook.com/business/ads-guide/update/image/instagram-reels',
  },
  { ...GOOGLE_CROP, format: 'landscape' },
  { ...GOOGLE_CROP, format: 'square' },
];

/** Returns the areas that the placements of a format cover or crop. */
export function getSafeZones(format: AdFormat): PlacementSafeZone[] {
  return PLACEMENT_SAFE_ZONES.filter((zone) => zone.format === format);
}
