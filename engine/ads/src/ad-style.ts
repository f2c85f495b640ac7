import type { Emotion } from '@adwright/contracts';
import type { Face, WordBreaks } from '@adwright/engine-drawing';
import { cycle, makePalette, type Palette, type Random, withAlpha } from '@adwright/engine-pixels';
import { type BackdropShape, EMOTION_STYLES, type Pairing } from './emotion-looks.ts';

/** Everything about an ad's looks that its emotion and its number decide. */
export interface AdStyle extends Pairing {
  emotion: Emotion;
  palette: Palette;
  shape: BackdropShape;
  grain: number;
  rounding: number;
  /** Whether no line parts a number from its counter, nor a price from its currency. */
  gluesFigures?: boolean;
  /** Whether an offer takes more lines, and all the width there is, before it is set small or left without room. */
  keepsOffers?: boolean;
  /** Whether the AI note takes words that platforms cover over a sign that they leave free. */
  prefersNoteWords?: boolean;
  /** Whether what a price is paid for stays on the line of its figure: "2,99 €/kg", "2,980円〜". */
  keepsUnits?: boolean;
  /** Whether a plate takes little more room than the logo would without one. */
  keepsPlatesSmall?: boolean;
  /** Whether grounds and shapes show a brand's colour itself or none: a pale shade of red is pink. */
  keepsHues?: boolean;
  /** Whether a user chose the faces: they then stay, whatever the words. */
  chosenFaces?: boolean;
}

/**
 * Style of the n-th variation: looks and pairings step at different paces, so that they meet in many ways. The grounds
 * take up the hue of a picture, if there is one; the accent stays the emotion's.
 */
export function makeStyle(
  emotion: Emotion,
  variation: number,
  random: Random,
  pictureHue: number | null = null,
): AdStyle {
  const { looks, pairings, grain, rounding } = EMOTION_STYLES[emotion];
  const { shape, ...recipe } = cycle(looks, variation);
  const pairing = cycle(pairings, variation + Math.floor(variation / pairings.length));
  const hue = pictureHue ?? (recipe.hue + (random() - 0.5) * 8 + 360) % 360;
  const palette = makePalette({ ...recipe, hue });
  return { ...pairing, emotion, palette, shape, grain, rounding };
}

/**
 * Older renderers parted dates of Chinese and Japanese, and currencies in letters, between lines. Offers of
 * many words were set small, and one beside the button could lose its room. AI notes stood on ground that platforms cover.
 */
const GLUING_RENDERER = 5;
/** From the first of these on, long words were parted at joints; from the second on, so that they come out largest. */
const JOINTS_RENDERER = 4;
const LARGEST_RENDERER = 6;

const VEIL_INK = '#15130f';

/** A veil of the accent, as strong as a share. Over a pale ground a brand's own would be a pale shade, so that it is grey. */
export function accentVeil({ palette, keepsHues }: AdStyle, share: number): string {
  const isPale = palette.mode === 'light' || palette.mode === 'tint';
  return keepsHues && isPale ? withAlpha(VEIL_INK, share / 2) : withAlpha(palette.accent, share);
}

/** Whether a renderer shows a brand's colours without pale shades of them. */
export function rendererKeepsHues(renderer: number): boolean {
  return renderer >= LARGEST_RENDERER;
}

/** The style as a renderer sets it. */
export function styleOfRenderer(style: AdStyle, renderer: number, language: string): AdStyle {
  const isNew = renderer >= GLUING_RENDERER;
  const setting = { gluesCounts: isNew, wordBreaks: wordBreaksOf(renderer), language };
  const isLatest = renderer >= LARGEST_RENDERER;
  return {
    ...withFaces(style, setting),
    gluesFigures: isNew,
    keepsOffers: isNew,
    prefersNoteWords: !isNew,
    keepsUnits: isLatest,
    keepsPlatesSmall: isLatest,
  };
}

/** The style of a product's label as a renderer sets it: what is printed on a product is parted at joints at most. */
export function labelStyleOfRenderer(style: AdStyle, renderer: number): AdStyle {
  return renderer >= JOINTS_RENDERER ? style : withFaces(style, { wordBreaks: 'letters' });
}

function wordBreaksOf(renderer: number): WordBreaks {
  if (renderer >= LARGEST_RENDERER) return 'largest';
  return renderer >= JOINTS_RENDERER ? 'joints' : 'letters';
}

type Setting = Pick<Face, 'gluesCounts' | 'wordBreaks' | 'language'>;

function withFaces(style: AdStyle, setting: Setting): AdStyle {
  const { display, text, strong } = style;
  return {
    ...style,
    display: { ...display, ...setting },
    text: { ...text, ...setting },
    strong: { ...strong, ...setting },
  };
}

/** The same looks in a face of the emotion that is not extended, where it has one. */
export function withNarrowerFace(style: AdStyle, variation: number): AdStyle {
  const [first, ...others] = EMOTION_STYLES[style.emotion].pairings.filter(
    ({ display }) => !display.extended,
  );
  if (!first) return style;
  const narrower = { ...style, ...cycle([first, ...others], variation) };
  const { gluesCounts, wordBreaks, language } = style.display;
  return withFaces(narrower, { gluesCounts, wordBreaks, language });
}
