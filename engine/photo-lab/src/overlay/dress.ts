import { DISPLAY, TEXT, withOwnFont } from '@adwright/engine-drawing';
import type { OverlayBrand } from './overlay-brand.ts';
import type { TypePair } from './text-block.ts';

/**
 * Tone of an overlay's background: light paper, dark night, or the photo's main hue in strong or pale colour.
 */
export type Tone = 'light' | 'deep' | 'strong' | 'soft';

interface Dressed {
  type: TypePair;
  ground: Tone;
}

/** A typeface and background tones for the four overlay styles. */
export interface Dress {
  quiet: TypePair;
  card: Dressed;
  panel: Dressed;
  frame: Dressed;
}

/**
 * The combinations of typefaces and background tones that overlays can have. Each seed selects one combination,
 * so that pictures of different seeds differ in more than their layout.
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

/**
 * Returns the typefaces and background tones that the scene's seed selects, with the brand's fonts if the brand
 * has fonts.
 */
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
