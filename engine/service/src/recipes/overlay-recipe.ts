import type { OverlayRecipe, OverlayRequest } from '@adwright/contracts';
import { RENDERER_VERSION, recipeVersionOf } from '@adwright/contracts/values';

/** The recipe of one picture of Add Text. */
export function overlayRecipe(
  imageUrl: string,
  { title, subtitle }: Pick<OverlayRequest, 'title' | 'subtitle'>,
  {
    format,
    ...choice
  }: Pick<OverlayRecipe, 'seed' | 'style' | 'panelAbove'> & { format: 'square' | 'story' },
): OverlayRecipe {
  const picture = { kind: 'photo', imageUrl } as const;
  return {
    version: recipeVersionOf({ picture }),
    renderer: RENDERER_VERSION,
    kind: 'overlay',
    ...choice,
    formats: [format],
    typed: [],
    words: { headline: title, subline: subtitle },
    picture,
  };
}
