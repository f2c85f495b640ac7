import type { BrandSnapshot, OverlayRecipe, OverlayRequest } from '@adwright/contracts';
import { getRecipeVersion, RENDERER_VERSION } from '@adwright/contracts/values';

/** Builds the recipe of one picture of the job Add Text. */
export function buildOverlayRecipe(
  imageUrl: string,
  { title, subtitle }: Pick<OverlayRequest, 'title' | 'subtitle'>,
  {
    format,
    disclosure,
    ...choice
  }: Pick<OverlayRecipe, 'seed' | 'style' | 'panelAbove' | 'disclosure'> & {
    format: 'square' | 'story';
  },
  brand?: BrandSnapshot,
): OverlayRecipe {
  const picture = { kind: 'photo', imageUrl } as const;
  return {
    version: getRecipeVersion({ picture, brand, disclosure }),
    renderer: RENDERER_VERSION,
    kind: 'overlay',
    ...choice,
    formats: [format],
    typed: [],
    words: { headline: title, subline: subtitle },
    picture,
    ...(brand ? { brand } : {}),
    ...(disclosure && disclosure !== 'none' ? { disclosure } : {}),
  };
}
