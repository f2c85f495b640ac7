import type { ViralScore, ViralScorePart } from '@adwright/contracts';
import { STRONG_PART, VIRAL_SCORE_PARTS } from '@adwright/contracts/values';
import { estimateNoiseDeviation, type SaliencyMap } from '@adwright/engine-pixels';
import { ADVICE, type Advice, LABELS, PHOTO_ADVICE, UNREAD_ADVICE } from './advice.ts';
import { type ButtonRegion, findButton } from './button-region.ts';
import type { DecodedCreative } from './creative-pixels.ts';
import {
  measureAcutance,
  measureColourfulness,
  measureStructure,
  measureTones,
  type Tones,
} from './image-statistics.ts';
import { type AdMessage, computeMessageCap, computeMessageShares } from './message-score.ts';
import { findText, type TextRegions } from './text-regions.ts';
import {
  type CreativeWords,
  rateAction,
  rateFeeling,
  rateHeadline,
  ratePlainness,
} from './words-score.ts';

type PartName = (typeof VIRAL_SCORE_PARTS)[number];

/**
 * Weights of the score's parts, relative to the other parts that apply to a creative. The weights
 * of the parts that are measured in the pixels add up to 1.
 */
const WEIGHTS: Readonly<Record<PartName, number>> = {
  message: 0.16,
  product: 0.14,
  offer: 0.12,
  hook: 0.16,
  clarity: 0.16,
  emotion: 0.12,
  callToAction: 0.16,
  contrast: 0.15,
  focus: 0.13,
  craft: 0.12,
};

/**
 * Exponent of the score of ads. Without this exponent, good ads would have similar scores. A larger
 * exponent spreads the scores more; their order stays the same.
 */
const SPREAD = 1.5;
/**
 * Exponent of the score of photos, smaller than the exponent for ads. A photo gains no points from
 * words or a button, so the exponent of ads would rate good photos as average.
 */
const PHOTO_SPREAD = 1.2;

/**
 * Computes the Viral Score of a creative, 0–100, from its pixels and its words, if known. The score
 * is a heuristic from published findings and not a forecast. engine/score/README.md names the
 * sources and explains each part.
 *
 * @param message the content of the brief; absent for an upload, because no brief is known.
 */
export function scoreCreative(
  creative: DecodedCreative,
  words?: CreativeWords,
  message?: AdMessage,
): ViralScore {
  const measures = measure(creative);
  const whole = computePictureFactor(measures) * computeTextFactor(measures, words);
  const messageShares = message && computeMessageShares(message);
  const { callToAction, ...parts } = partShares(measures, words);
  const asks = message?.asksForGoal === false ? WRONG_ACTION : 1;
  const shares = { ...messageShares, ...parts, callToAction: callToAction * asks };
  const advice = words ? ADVICE : UNREAD_ADVICE;
  const { score, parts: rated } = rate(shares, whole, advice, SPREAD);
  return {
    score: Math.min(
      score,
      Math.round(100 * (messageShares ? computeMessageCap(messageShares) : 1)),
    ),
    parts: rated,
  };
}

/**
 * Share of its points that a button keeps if its text asks for another action than the campaign's
 * goal.
 */
const WRONG_ACTION = 0.5;

/**
 * Computes the Viral Score of a picture that should contain no words, such as a product photo. The
 * score ignores lettering, buttons and the part "call to action", because the text on a product's
 * label is not a headline.
 */
export function scorePhoto(photo: DecodedCreative): ViralScore {
  const measures = measure(photo);
  return rate(photoShares(measures), computePictureFactor(measures), PHOTO_ADVICE, PHOTO_SPREAD);
}

/** Values that are measured in a picture for its score, each in a different unit. */
interface CreativeMeasures {
  colourfulness: number;
  tones: Tones;
  acutance: number;
  noise: number;
  /** Length of the picture's shorter side in pixels, at most 1080. Size in pixels. */
  shortSide: number;
  structure: number;
  text: TextRegions;
  button: ButtonRegion | null;
  focus: { spread: number; quiet: number; peak: number };
}

/** Measures everything that depends only on the picture. */
function measure({ layout, detail, saliency }: DecodedCreative): CreativeMeasures {
  return {
    colourfulness: measureColourfulness(layout),
    tones: measureTones(layout),
    acutance: measureAcutance(detail),
    noise: estimateNoiseDeviation(detail.luma, detail.width, detail.height),
    shortSide: Math.min(detail.width, detail.height),
    structure: measureStructure(layout),
    text: findText(layout),
    button: findButton(layout),
    focus: measureFocus(saliency),
  };
}

/**
 * Measures the viewer's focus: the standard deviation of the saliency map in picture sides, and the
 * share of low-detail background.
 */
function measureFocus({ width, height, values, detail }: SaliencyMap) {
  let weight = 0;
  let sumX = 0;
  let sumY = 0;
  let quiet = 0;
  let sum = 0;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    const strong = value * value;
    weight += strong;
    sumX += strong * (at % width);
    sumY += strong * Math.floor(at / width);
    sum += value;
    if ((detail[at] ?? 0) < 0.12) quiet++;
  }
  const x = sumX / Math.max(1e-6, weight);
  const y = sumY / Math.max(1e-6, weight);
  let spread = 0;
  for (let at = 0; at < values.length; at++)
    spread +=
      (values[at] ?? 0) ** 2 *
      (((at % width) - x) ** 2 / width ** 2 + (Math.floor(at / width) - y) ** 2 / height ** 2);
  return {
    spread: Math.sqrt(spread / Math.max(1e-6, weight)),
    quiet: quiet / values.length,
    peak: 1 - sum / values.length,
  };
}

/**
 * For each part of the score, the share (0–1) of the part's points that the creative reaches. A
 * part that doesn't apply to the creative is absent.
 */
type PartShares = Readonly<Partial<Record<PartName, number>>>;

function rate(shares: PartShares, unspoilt: number, advice: Advice, spread: number): ViralScore {
  const parts = VIRAL_SCORE_PARTS.flatMap((name): ViralScorePart[] => {
    const share = shares[name];
    if (share === undefined) return [];
    const score = Math.round(100 * share);
    const [weak, fair, strong] = advice[name];
    const sentence = score < 45 ? weak : score < STRONG_PART ? fair : strong;
    return [{ name, label: LABELS[name], score, advice: sentence }];
  });
  const whole = (combineParts(shares) * unspoilt) ** spread;
  return { score: Math.round(100 * Math.min(1, whole)), parts };
}

/**
 * Combines the parts into one score. The score is half the weighted sum and half the weighted
 * product of the parts. A strong part therefore can't compensate for a missing part.
 */
function combineParts(shares: PartShares): number {
  let weights = 0;
  let sum = 0;
  let logs = 0;
  for (const name of VIRAL_SCORE_PARTS) {
    const share = shares[name];
    if (share === undefined) continue;
    weights += WEIGHTS[name];
    sum += WEIGHTS[name] * share;
    logs += WEIGHTS[name] * Math.log(Math.max(0.06, share));
  }
  return (0.55 * sum) / weights + 0.45 * Math.exp(logs / weights);
}

/**
 * Returns the factor (0–1) for faults of a whole picture: no content, blur, washed-out colours, a
 * tiny size, lettering everywhere.
 */
function computePictureFactor({
  structure: structured,
  acutance: sharp,
  shortSide,
  text,
  tones: tone,
}: CreativeMeasures): number {
  const something = ramp(structured, 0.02, 0.2);
  const overfilled = 1 - 0.25 * ramp(text.coverage, 0.42, 0.75);
  const clear = 0.72 + 0.28 * ramp(sharp, 0.2, 0.42);
  const toned = 0.82 + 0.18 * ramp(tone.high - tone.low, 70, 175);
  const sized = 0.7 + 0.3 * computeResolutionFactor(shortSide);
  return something * clear * toned * sized * overfilled;
}

/**
 * Returns the factor (0–1) for faults of a picture with a message: lettering with little contrast,
 * or clutter without a clear subject. A patterned background around a product doesn't count as
 * clutter. Detected lettering is certain only if the picture also has a button. Without a button,
 * detected lettering may be the texture of a photo.
 */
function computeTextFactor(
  { focus, text, button }: CreativeMeasures,
  words: CreativeWords | undefined,
): number {
  const clutter = (1 - ramp(focus.quiet, 0.04, 0.16)) * ramp(focus.spread, 0.31, 0.35);
  const calm = 1 - 0.28 * clutter;
  const contrast = words?.minContrast ?? text.contrast;
  const read = button ? 0.75 + 0.25 * ramp(contrast, 1.8, 2.7) : 1;
  return calm * read;
}

function partShares(
  measures: CreativeMeasures,
  words: CreativeWords | undefined,
): Record<Exclude<PartName, 'message' | 'product' | 'offer'>, number> {
  const { text, button, focus, tones: tone } = measures;
  const colour = colourOf(measures);
  const range = rangeOf(measures);
  const hasText = text.coverage > 0.008;
  const textLoad = hasText ? band(text.coverage, 0, 0.05, 0.26, 0.55) : 0.35;
  const legible = hasText
    ? ramp(Math.min(text.contrast, words?.minContrast ?? Number.POSITIVE_INFINITY), 1.6, 6.5)
    : 0.35;
  const bigWords = hasText ? ramp(text.largest, 0.0, 0.16) : 0.2;
  const sharp = ramp(measures.acutance, 0.2, 0.5);
  const exposure = band(tone.mean, 18, 60, 205, 246);
  return {
    hook: mix(
      [0.4, bigWords * (0.4 + 0.6 * sharp)],
      [0.35, colour],
      words ? [0.25, rateHeadline(words.headline)] : [0.25, range],
    ),
    clarity: mix(
      [0.5, textLoad],
      [0.3, quietOf(measures)],
      words ? [0.2, ratePlainness(words)] : [0.2, textLoad],
    ),
    emotion: mix(
      [0.55, colour],
      [0.25, range],
      words ? [0.2, rateFeeling(words)] : [0.2, ramp(measures.colourfulness, 20, 70)],
    ),
    callToAction:
      button === null
        ? 0.05
        : Math.min(1, 0.35 + 0.65 * button.strength) *
          (words ? 0.7 + 0.3 * rateAction(words.callToAction) : 1),
    contrast: mix([0.6, legible], [0.4, mix([0.5, range], [0.5, ramp(tone.deviation, 18, 62)])]),
    focus: mix([0.6, gatheredOf(measures)], [0.4, ramp(focus.peak, 0.45, 0.85)]),
    craft:
      mix([0.5, sharp], [0.25, 1 - ramp(measures.noise, 2.5, 12)], [0.25, exposure]) *
      (0.3 + 0.7 * computeResolutionFactor(measures.shortSide)),
  };
}

function photoShares(measures: CreativeMeasures): PartShares {
  const { emotion, focus, craft } = partShares(measures, undefined);
  const range = rangeOf(measures);
  return {
    hook: mix(
      [0.5, colourOf(measures)],
      [0.25, range],
      [0.25, ramp(measures.focus.peak, 0.45, 0.85)],
    ),
    // The background of a product photo is blurred and not empty, so a smaller share of low-detail
    // background gives full points.
    clarity: mix([0.7, band(measures.focus.quiet, 0, 0.25, 0.9, 1)], [0.3, gatheredOf(measures)]),
    emotion,
    contrast: mix([0.5, range], [0.5, ramp(measures.tones.deviation, 18, 62)]),
    focus,
    craft,
  };
}

const colourOf = ({ colourfulness: colour }: CreativeMeasures) => band(colour, 4, 30, 125, 200);
const gatheredOf = ({ focus }: CreativeMeasures) => 1 - ramp(focus.spread, 0.26, 0.42);
const rangeOf = ({ tones: { high, low } }: CreativeMeasures) => ramp(high - low, 60, 205);
const quietOf = ({ focus }: CreativeMeasures) => band(focus.quiet, 0.05, 0.35, 0.85, 1);

/**
 * Returns the factor for the shorter side in pixels: 1 from 600, the smallest size of ad
 * placements, and 0 up to 120, a thumbnail.
 */
function computeResolutionFactor(shortSide: number): number {
  return ramp(shortSide, 120, 600);
}

function mix(...terms: readonly (readonly [weight: number, value: number])[]): number {
  return terms.reduce((sum, [weight, value]) => sum + weight * value, 0);
}

/** Maps a value to a linear ramp: 0 below `from`, 1 above `to`. */
function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/**
 * Maps a value to a trapezoid: 1 between `low` and `high`, falling linearly to 0 at `zero` and
 * `end`.
 */
function band(value: number, zero: number, low: number, high: number, end: number): number {
  return value < low ? ramp(value, zero, low) : 1 - ramp(value, high, end);
}
