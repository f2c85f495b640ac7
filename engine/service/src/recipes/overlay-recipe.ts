import type { OverlayRecipe, OverlayRequest } from '@adwright/contracts';
import { RECIPE_VERSION, RENDERER_VERSION } from '@adwright/contracts/values';

/** The recipe of one picture of Add Text. */
export function overlayRecipe(
  imageUrl: string,
  { title, subtitle }: Pick<OverlayRequest, 'title' | 'subtitle'>,
  {
    format,
    ...choice
  }: Pick<OverlayRecipe, 'seed' | 'style' | 'panelAbove'> & { format: 'square' | 'story' },
): OverlayRecipe {
  return {
    version: RECIPE_VERSION,
    renderer: RENDERER_VERSION,
    kind: 'overlay',
    ...choice,
    formats: [format],
    typed: [],
    words: { headline: title, subline: subtitle },
    picture: { kind: 'photo', imageUrl },
  };
}
