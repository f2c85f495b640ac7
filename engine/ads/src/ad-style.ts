import type { Emotion } from '@adwright/contracts';
import type { Face, WordBreaks } from '@adwright/engine-drawing';
import { cycle, makePalette, type Palette, type Random, withAlpha } from '@adwright/engine-pixels';
import { type BackdropShape, EMOTION_STYLES, type Pairing } from './emotion-looks.ts';

/** The part of an ad's look that its emotion and its variation number determine. */
export interface AdStyle extends Pairing {
  emotion: Emotion;
  palette: Palette;
  shape: BackdropShape;
  grain: number;
  rounding: number;
  /** Whether a line never ends between a number and its counting word, or between a price and its currency. */
  gluesFigures?: boolean;
  /** Whether a long offer is set in more lines and over the full width before its font size is reduced. */
  keepsOffers?: boolean;
  /**
   * Whether the AI disclosure note keeps its words even where platforms' controls cover the note. If false, the
   * note is reduced to its sign (without words) in an area that no controls cover.
   */
  prefersNoteWords?: boolean;
  /** Whether the unit of a price stays on the line of its amount, as in "2,99 €/kg" and "2,980円〜". */
  keepsUnits?: boolean;
  /**
   * Whether a logo with a plate is made smaller, so that logo and plate together need little more room than the
   * logo alone.
   */
  keepsPlatesSmall?: boolean;
  /** Whether a photo that fills the ad is moved beside the text if the text would hide the photo's subject. */
  sparesSubjects?: boolean;
  /** Whether text without its own background avoids the hard edges in a photo that fills the ad. */
  sparesDetail?: boolean;
  /** Whether text on a medium tone is dark if pale text would need a strong shade (translucent layer). */
  prefersWeakShade?: boolean;
  /**
   * Whether stricter limits apply to how much of a known subject the text and its background areas may touch.
   */
  sparesSubjectEdges?: boolean;
  /** Whether a story prefers a text area above its photo, because controls cover the bottom. */
  prefersWordsAbove?: boolean;
  /**
   * Whether backgrounds and shapes show brand colours only unchanged. A pale shade looks like another colour
   * (pink for red).
   */
  keepsHues?: boolean;
  /**
   * Whether the user chose the fonts. Fonts that the user chose stay, even if another font would suit the words
   * better.
   */
  chosenFaces?: boolean;
}

/**
 * Returns the style of the variation with the given number. Looks (colours and shapes) and type pairings
 * advance by different steps from variation to variation, so that many combinations occur. Backgrounds have the
 * hue of the ad's picture, if the ad has one; the accent colour always comes from the emotion.
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
 * The first renderer version that breaks no line inside a date or a price. Older renderers broke lines inside
 * Chinese and Japanese dates, and between a price and a currency that is written in letters, such as "kr".
 * Older renderers also set long offers in small type, and sometimes omitted an offer beside the button. Older
 * renderers also placed AI disclosure notes where platforms' controls cover the picture.
 */
const GLUING_RENDERER = 5;
/** The first renderer version that breaks long words between the parts of a compound. */
const JOINTS_RENDERER = 4;
/** The first renderer version that sets broken words at the largest size that fits. */
const LARGEST_RENDERER = 6;
/** The first renderer version that keeps text away from the detail of a photo that fills the ad. */
const CALM_RENDERER = 7;
/** The first renderer version that gets the subject of a photo that fills the ad from a saliency model. */
const SUBJECT_RENDERER = 8;
/** The first renderer version that extends a photo without room for text by a blur of the photo's colours. */
const SOFT_RENDERER = 9;

/** Colour of the translucent layer on a brand's pale background. */
const VEIL_INK = '#15130f';

/**
 * Returns a translucent layer of the accent colour with the given opacity. On a brand's pale background the
 * layer is grey, because the brand's colour would become a pale shade.
 */
export function makeAccentVeil({ palette, keepsHues }: AdStyle, share: number): string {
  const isPale = palette.mode === 'light' || palette.mode === 'tint';
  return keepsHues && isPale ? withAlpha(VEIL_INK, share / 2) : withAlpha(palette.accent, share);
}

/** Tells whether a renderer version avoids pale shades of brand colours. */
export function rendererKeepsHues(renderer: number): boolean {
  return renderer >= LARGEST_RENDERER;
}

/** Tells whether a renderer version keeps text away from the subject of a photo that fills the ad. */
export function rendererSparesSubjects(renderer: number): boolean {
  return renderer >= LARGEST_RENDERER;
}

/** Tells whether a renderer version gets the subject of a photo that fills the ad from a saliency model. */
export function rendererKnowsSubjects(renderer: number): boolean {
  return renderer >= SUBJECT_RENDERER;
}

/**
 * Tells whether a renderer version extends a photo without room for text by a blur of the photo's colours.
 */
export function rendererContinuesSoftly(renderer: number): boolean {
  return renderer >= SOFT_RENDERER;
}

/** Returns the style with the rules of one renderer version. */
export function applyRendererRules(style: AdStyle, renderer: number, language: string): AdStyle {
  const isNew = renderer >= GLUING_RENDERER;
  const setting = { gluesCounts: isNew, wordBreaks: chooseWordBreaks(renderer), language };
  const isLatest = renderer >= LARGEST_RENDERER;
  return {
    ...setFaces(style, setting),
    gluesFigures: isNew,
    keepsOffers: isNew,
    prefersNoteWords: !isNew,
    keepsUnits: isLatest,
    keepsPlatesSmall: isLatest,
    sparesSubjects: rendererSparesSubjects(renderer),
    sparesDetail: renderer >= CALM_RENDERER,
    prefersWeakShade: rendererContinuesSoftly(renderer),
    sparesSubjectEdges: rendererContinuesSoftly(renderer),
    prefersWordsAbove: rendererContinuesSoftly(renderer),
  };
}

/**
 * Returns the style of the words on a product's label, with the rules of one renderer version. Words printed
 * on a product are broken only between the parts of a compound.
 */
export function labelStyleOfRenderer(style: AdStyle, renderer: number): AdStyle {
  return renderer >= JOINTS_RENDERER ? style : setFaces(style, { wordBreaks: 'letters' });
}

function chooseWordBreaks(renderer: number): WordBreaks {
  if (renderer >= LARGEST_RENDERER) return 'largest';
  return renderer >= JOINTS_RENDERER ? 'joints' : 'letters';
}

type Setting = Pick<Face, 'gluesCounts' | 'wordBreaks' | 'language'>;

function setFaces(style: AdStyle, setting: Setting): AdStyle {
  const { display, text, strong } = style;
  return {
    ...style,
    display: { ...display, ...setting },
    text: { ...text, ...setting },
    strong: { ...strong, ...setting },
  };
}

/**
 * Returns the style with another font of the emotion that is not extended (extra wide); unchanged if the
 * emotion has no such font.
 */
export function narrowFace(style: AdStyle, variation: number): AdStyle {
  const [first, ...others] = EMOTION_STYLES[style.emotion].pairings.filter(
    ({ display }) => !display.extended,
  );
  if (!first) return style;
  const narrower = { ...style, ...cycle([first, ...others], variation) };
  const { gluesCounts, wordBreaks, language } = style.display;
  return setFaces(narrower, { gluesCounts, wordBreaks, language });
}
