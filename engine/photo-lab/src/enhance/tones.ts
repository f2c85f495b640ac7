import { boxBlur, type Planes, type Raster, ramp } from '@adwright/engine-pixels';
import { channelHistograms } from './channel-histograms.ts';

/** The darkest and the brightest tones of a photo, in levels 0–255. */
export interface ToneRange {
  /**
   * Level below which the darkest channel of 0.3 % of the pixels lies. Even in fog, a strong colour is black in
   * one channel.
   */
  black: number;
  /** Level above which the brightest channel of 0.3 % of the pixels lies. */
  white: number;
  /**
   * Level above which the luma of 0.3 % of the pixels lies. Under coloured light, `lightest` is lower than
   * `white`, because one channel stays bright.
   */
  lightest: number;
  /** Mean luma. */
  mean: number;
  /**
   * Probability (0–1) that the brightest areas are coloured objects or lamps, which do not show where white
   * should be.
   */
  glow: number;
}

/** Share of the pixels (0–1) that lie beyond the black and beyond the white end of a photo's tones. */
const ENDS = 0.003;
/** Share of the pixels that lie beyond the photo's brightest peak (0–1). */
const TIP = 0.0002;
/**
 * Difference between the channels' highest values, as a share of the highest: up to `from` for white objects,
 * from `to` on for coloured objects.
 */
const COLOURED = { from: 0.1, to: 0.35 };
/**
 * Difference between the brightest peak and the brightest area, as a share of the area's level: up to `from`
 * for paper and skies, from `to` on for lamps and glints.
 */
const THINNING = { from: 0.05, to: 0.12 };

export function toneRange({ data }: Raster): ToneRange {
  const darkest = new Uint32Array(256);
  const brightest = new Uint32Array(256);
  const lumas = new Uint32Array(256);
  const count = data.length / 3;
  let sum = 0;
  for (let at = 0; at < data.length; at += 3) {
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    const low = Math.min(red, green, blue);
    const high = Math.max(red, green, blue);
    darkest[low] = (darkest[low] ?? 0) + 1;
    brightest[high] = (brightest[high] ?? 0) + 1;
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    const level = Math.round(luma);
    lumas[level] = (lumas[level] ?? 0) + 1;
    sum += luma;
  }
  const top = (histogram: Uint32Array, beyond: number) => quantile(histogram, (1 - beyond) * count);
  const tops = channelHistograms(data).map((histogram) => top(histogram, ENDS));
  const white = top(brightest, ENDS);
  const apart = (Math.max(...tops) - Math.min(...tops)) / Math.max(1, ...tops);
  const beyond = (top(brightest, TIP) - white) / Math.max(1, white);
  return {
    black: quantile(darkest, ENDS * count),
    white,
    lightest: top(lumas, ENDS),
    mean: sum / count,
    glow: Math.max(
      ramp(apart, COLOURED.from, COLOURED.to),
      ramp(beyond, THINNING.from, THINNING.to),
    ),
  };
}

function quantile(histogram: Uint32Array, count: number): number {
  let seen = 0;
  const at = histogram.findIndex((bin) => {
    seen += bin;
    return seen >= count;
  });
  return at < 0 ? 255 : at;
}

/**
 * Darkest level of a photo that was never faded. The tones of all other photos are stretched at most to this
 * brightest level.
 */
const NATURAL_BLACK = 6;
/**
 * Brightest level of a photo that was never faded. The tones of all other photos are stretched at most to this
 * darkest level.
 */
const NATURAL_WHITE = 242;
/**
 * A fade (loss of contrast) counts as the photo's mood if black and white are less than this far from full
 * contrast, in levels. A fade makes black lighter and white darker.
 */
const FADE_SEEN = 6;
/** A fade may be a fault if black and white are at least this far from full contrast, in levels. */
const FADE_LIKELY = 14.5;
/** A fade is certainly a fault if black and white are at least this far from full contrast, in levels. */
const FADE_SURE = 32;
/** A fade is corrected completely if black and white are at least this far from full contrast, in levels. */
const FADE_PLAIN = 36;
/**
 * Share of a probable fade (loss of contrast) that is corrected; a certain fade is corrected completely. Half
 * the correction removes three quarters of a fault. In a photo with low contrast by nature, half the correction
 * does a quarter of the damage.
 */
const LIKELY_SHARE = 0.6;
/**
 * In a faded photo, black rises at most this many times as much as white drops; usually rise and drop are
 * about equal. If black rises by a higher ratio, the cause is bright stone, paper or mist, not a fade.
 */
const LIFT_BY_DROP = 1.1;
/** Rise of the black level that is corrected even if white has not dropped, in levels. */
const LIFT_ALONE = 13;
/**
 * A photo may be underexposed if its brightest tone is below this level. A dark photo with one brighter area,
 * such as a hall with a lit stage, may be dark on purpose. A dark photo with a brighter area is brightened
 * only as much as a photo without faults may change.
 */
const DIM_SEEN = 200;
/** A photo is certainly underexposed if its brightest tone is below this level. */
const DIM_SURE = 150;
/** A photo that shows a lamp is still underexposed if its brightest tone is at most this level. */
const DIM_ANYWAY = 100;
/** A photo with a lamp may show night or dusk if its brightest tone is at least this level. */
const DUSK = 160;
/** Share of the brightening that a dark photo gets if the only light in it may be a lamp. */
const GLOWING_SHARE = 0.25;
/**
 * Underexposure lowers the black level as well as the white level. If the black level lies above `to`, a low
 * white level comes from a fade or from the scene, not from underexposure; below `from`, it does not.
 */
const LIFTED = { from: 8, to: 24 };
/**
 * The middle tones are brightened if the photo's mean luma (0–1) is below this, whatever the brightest tone
 * is. With a limit of 0.17 or more, night photos would be brightened too, and dark photos would gain nothing.
 */
const DARK = 0.13;
/** Share of a pixel's difference from its surroundings that is added to the pixel where a fade is removed. */
const LOCAL_CONTRAST = 0.12;

/**
 * Limits within which a correction of the tones is too small to see. A correction within these limits is
 * skipped, because moving the darkest tones by one level already lowers the photo's similarity to the original.
 */
const FAINT = { from: 5, to: 248, gamma: 0.94 };

/**
 * Maximum factor by which the tones of an upload are stretched. A photo that seems to need more has low
 * contrast or is dark by nature.
 */
const MOST_STRETCHED = 2.1;

export interface ToneCurve {
  /** The level that becomes black (`from`) and the level that becomes white (`to`). */
  from: number;
  to: number;
  gamma: number;
  /** Strength of the fade (loss of contrast), 0–1. */
  fade: number;
  /** Certainty that the photo is faded or too dark, 0–1. */
  certainty: number;
}

/** Returns the levels and the gamma for correcting a photo; null if the tones need no correction. */
export function curveFor({ black, white, lightest, mean, glow }: ToneRange): ToneCurve | null {
  const lift = Math.max(0, black - NATURAL_BLACK);
  // The brightest area may be white under coloured light, or a coloured object. The estimate of white is moved
  // a third of the way, which is a small error in both cases.
  const light = white - (white - lightest) / 3;
  const drop = Math.max(0, NATURAL_WHITE - light);
  const missed = Math.min(lift, 1.25 * drop);
  const plain = ramp(missed, FADE_LIKELY, FADE_PLAIN);
  const fade = ramp(missed, FADE_SEEN, FADE_LIKELY) * (LIKELY_SHARE + (1 - LIKELY_SHARE) * plain);
  // Under coloured light, the correction is certain only if every channel stays below white.
  const sure = Math.min(missed, 1.25 * Math.max(0, NATURAL_WHITE - white));
  const dusk = glow * ramp(white, DIM_ANYWAY, DUSK);
  const dark =
    ramp(DIM_SEEN - white, 0, DIM_SEEN - DIM_SURE) * (1 - ramp(lift, LIFTED.from, LIFTED.to));
  const darkShare = 1 - (1 - GLOWING_SHARE) * dusk;
  const from = 0.9 * fade * Math.min(lift, LIFT_BY_DROP * drop + LIFT_ALONE);
  // If white drops by more than black rises, the photo is dark by nature, so only the smaller change is
  // corrected. With a larger regained range, faded photos without white objects would be stretched too far. A
  // factor that is a fifth lower is 2 % better for fades that raise black, and 4 % worse for other fades.
  const regained = Math.min(drop, lift);
  const stretch = Math.max(
    stretchBy(fade * regained, light - from),
    stretchBy(dark * Math.max(0, NATURAL_WHITE - white), white - from) ** darkShare,
  );
  const to = from + Math.max((255 - from) / stretch, 255 / MOST_STRETCHED);
  const middle = Math.min(0.98, Math.max(0.02, (mean - from) / (to - from)));
  const opened = middle < DARK ? Math.max(0.65, (Math.log(DARK) / Math.log(middle)) ** 0.7) : 1;
  const bent = opened ** darkShare;
  const gamma = bent > FAINT.gamma ? 1 : bent;
  if (from < FAINT.from && to > FAINT.to && gamma === 1) return null;
  return {
    from,
    to,
    gamma,
    fade,
    certainty: Math.max(dark * (1 - dusk), ramp(sure, FADE_SEEN, FADE_SURE)),
  };
}

function stretchBy(more: number, range: number): number {
  return 1 + more / Math.max(1, range);
}

/**
 * Applies a tone curve to luma and scales chroma by the curve's slope. In a faded photo, local contrast is
 * raised too.
 */
export function applyCurve(planes: Planes, { from, to, gamma, fade }: ToneCurve): void {
  const { width, height, luma, blue, red } = planes;
  const slope = 255 / (to - from);
  const table = Float32Array.from(
    { length: 1024 },
    (_, at) => 255 * Math.min(1, Math.max(0, (at / 4 - from) / (to - from))) ** gamma,
  );
  const radius = Math.max(4, Math.round(Math.max(width, height) / 60));
  const base =
    fade > 0 ? boxBlur(boxBlur(luma, width, height, radius), width, height, radius) : luma;
  for (let at = 0; at < luma.length; at++) {
    const value = luma[at] ?? 0;
    const detail = Math.min(40, Math.max(-40, value - (base[at] ?? 0)));
    const lifted = value + LOCAL_CONTRAST * fade * detail;
    luma[at] = table[Math.min(1023, Math.max(0, Math.round(lifted * 4)))] ?? 0;
    blue[at] = (blue[at] ?? 0) * slope;
    red[at] = (red[at] ?? 0) * slope;
  }
}
