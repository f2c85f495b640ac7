import {
  getBrandFaces,
  listColoursOfRole,
  openFonts,
  openLogos,
  paintLogo,
} from '@adwright/engine-ads';
import type { OverlayBrand } from '@adwright/engine-photo-lab';
import type { BrandMaterial } from '../creative-provider.ts';

/** First renderer version that does not tint a brand's colours in overlays (decision 107). */
const KEEPS_HUES = 6;

/**
 * Returns the colours, fonts and logo that an overlay takes from its brand, according to the renderer version
 * of the recipe.
 */
export async function chooseOverlayBrand(
  { snapshot, logos, fonts }: BrandMaterial,
  renderer: number,
): Promise<OverlayBrand> {
  const { colours, type } = snapshot;
  const [accent = null] = listColoursOfRole(colours, 'accent');
  const [main = accent] = listColoursOfRole(colours, 'main');
  const [ink = null] = listColoursOfRole(colours, 'ink');
  const [ground = null] = listColoursOfRole(colours, 'ground');
  const faces = type && getBrandFaces(type);
  const opened = await openLogos(logos);
  const shapes = [opened?.light, opened?.dark].flatMap((logo) =>
    logo ? [logo.width / logo.height] : [],
  );
  return {
    fonts: await openFonts(fonts),
    type: faces && { title: faces.display, subtitle: faces.text },
    main,
    accent,
    ink,
    ground,
    keepsHues: renderer >= KEEPS_HUES,
    logo: opened && {
      ratio: Math.max(...shapes),
      paint: (context, box, under) =>
        paintLogo(context, opened, { box, side: 'center' }, under, { countsPaleParts: true }),
    },
  };
}
