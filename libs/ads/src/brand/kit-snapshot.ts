import {
  type AssetRow,
  type BrandKitDraft,
  type BrandKitRow,
  type BrandSnapshot,
  buildBrandSnapshot,
  buildOwnFont,
  type FontRow,
  getLogoUrl,
} from '@adwright/contracts';

/** Copies a brand kit with the URLs of its logos and fonts, in the format of requests and recipes. */
export function takeKitSnapshot(
  kit: BrandKitRow | BrandKitDraft,
  assets: readonly AssetRow[],
  fonts: readonly FontRow[],
): BrandSnapshot {
  return buildBrandSnapshot(
    kit,
    (assetId) => {
      const asset = assets.find(({ id }) => id === assetId);
      return asset ? getLogoUrl(asset) : null;
    },
    (fontId) => {
      const font = fonts.find(({ id }) => id === fontId);
      return font ? buildOwnFont(font) : null;
    },
  );
}

/** Tells whether a brand kit has uploaded fonts, whose URLs its snapshot needs. */
export function hasFont({ headline_font, text_font }: BrandKitRow | BrandKitDraft): boolean {
  return Boolean(headline_font ?? text_font);
}

/** Tells whether a brand kit has logos, whose URLs its snapshot needs. */
export function hasLogo({ logo_light, logo_dark }: BrandKitRow | BrandKitDraft): boolean {
  return logo_light !== null || logo_dark !== null;
}
