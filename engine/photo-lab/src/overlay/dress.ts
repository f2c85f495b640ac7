import { DISPLAY, TEXT, withOwnFont } from '@adwright/engine-drawing';
import type { OverlayBrand } from './overlay-brand.ts';
import type { TypePair } from './text-block.ts';

/** Tones of backgrounds: light paper, dark night, or the photo's own hue at the saturation of a poster. */
export type Tone = 'light' | 'deep' | 'strong' | 'soft';

interface Dressed {
  type: TypePair;
  ground: Tone;
}

/** Typefaces and backgrounds of the four styles. */
export interface Dress {
  quiet: TypePair;
  card: Dressed;
  panel: Dressed;
  frame: Dressed;
}

/**
 * Combinations of typeface and background. Each seed selects one of them, so that pictures of different seeds
 * differ not only in layout.
 */
const DRESSES: readonly [Dress, ...Dress[]] = [
  {
    quiet: { title: DISPLAY.archivo, subtitle: TEXT.archivo },
    card: { type: { title: DISPLAY.playfair, subtitle: TEXT.dmSans }, ground: 'light' },
    panel: { type: { title: DISPLAY.anton, subtitle: TEXT.oswald }, ground: 'strong' },
    frame: { type: { title: DISPLAY.instrument, subtitle: TEXT.jost }, ground: 'light' },
  },
  {
    quiet: { title: DISPLAY.bricolage, subtitle: TEXT.manrope },
    card: { type: { title: DISPLAY.space, subtitle: TEXT.space }, ground: 'light' },
    panel: { type: { title: DISPLAY.abril, subtitle: TEXT.lora }, ground: 'soft' },
    frame: { type: { title: DISPLAY.cormorant, subtitle: TEXT.jost }, ground: 'deep' },
  },
  {
    quiet: { title: DISPLAY.fraunces, subtitle: TEXT.lora },
    card: { type: { title: DISPLAY.manrope, subtitle: TEXT.manrope }, ground: 'deep' },
    panel: { type: { title: DISPLAY.bebas, subtitle: TEXT.outfit }, ground: 'strong' },
    frame: { type: { title: DISPLAY.bodoni, subtitle: TEXT.dmSans }, ground: 'light' },
  },
];

/** Returns the typeface and background that a scene's seed selects, with the brand's fonts if it has some. */
export function dressOf({ turn, brand }: { turn: number; brand?: OverlayBrand | null }): Dress {
  const dress = DRESSES[turn % DRESSES.length] ?? DRESSES[0];
  if (!brand?.type && !brand?.fonts) return dress;
  const own = (type: TypePair) => brandedPair(brand.type ?? type, brand.fonts);
  const { quiet, card, panel, frame } = dress;
  return {
    quiet: own(quiet),
    card: { ...card, type: own(card.type) },
    panel: { ...panel, type: own(panel.type) },
    frame: { ...frame, type: own(frame.type) },
  };
}

function brandedPair({ title, subtitle }: TypePair, fonts: OverlayBrand['fonts']): TypePair {
  return {
    title: fonts?.headline ? withOwnFont(title, fonts.headline) : title,
    subtitle: fonts?.text ? withOwnFont(subtitle, fonts.text) : subtitle,
  };
}
