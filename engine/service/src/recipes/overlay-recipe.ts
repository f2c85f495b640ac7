import type { BrandSnapshot, OverlayRecipe, OverlayRequest } from '@adwright/contracts';
import { RENDERER_VERSION, recipeVersionOf } from '@adwright/contracts/values';

/** The recipe of one picture of Add Text. */
export function overlayRecipe(
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
    version: recipeVersionOf({ picture, brand, disclosure }),
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
