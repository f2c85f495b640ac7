import type { AdInput } from '../compose-ad.ts';
import { type AdPicture, openAdPicture } from '../material/ad-picture.ts';
import { type BrandLogos, openLogos } from '../material/own-logo.ts';
import { type OwnCutOut, openOwnProduct } from '../material/own-product.ts';
import { type OpenedFonts, openFonts } from '../own-fonts.ts';

/** The pictures and fonts of an ad in decoded and measured form. */
export interface OpenedParts {
  picture: AdPicture | null;
  cutOut: OwnCutOut | null;
  logos: BrandLogos | null;
  /** Uploaded fonts of the brand; null for a brand without uploaded fonts. */
  brandFonts: OpenedFonts | null;
}

/** Decodes and measures the pictures and fonts of an ad's input. */
export async function openParts({
  picture,
  own,
  brand,
  format = 'square',
  renderer,
}: Pick<AdInput, 'picture' | 'own' | 'brand'> &
  Partial<Pick<AdInput, 'format' | 'renderer'>>): Promise<OpenedParts> {
  const [scene, product, logos, brandFonts] = await Promise.all([
    picture ? openAdPicture(picture) : null,
    openOwnProduct(own, format, renderer),
    openLogos(brand?.logos),
    openFonts(brand?.fonts),
  ]);
  return { picture: scene ?? product.picture, cutOut: product.cutOut, logos, brandFonts };
}
