import { boxBlur, type Planes, type Raster, ramp } from '@adwright/engine-pixels';
import { channelHistograms } from './channel-histograms.ts';

/** The darkest and the brightest tones of a photo, in levels 0–255. */
export interface ToneRange {
  /**
   * Level below which 0.3 % of the pixels lie, measured in each pixel's darkest channel. Even in fog, a
   * strong colour is black in one channel.
   */
  black: number;
  /** Level above which 0.3 % of the pixels lie, measured in each pixel's brightest channel. */
  white: number;
  /**
   * Level above which 0.3 % of the pixels lie, measured in luma. Under coloured light, `lightest` is lower
   * than `white`, because one channel stays bright.
   */
  lightest: number;
  /** Mean luma of the photo. */
  mean: number;
  /**
   * Probability (0–1) that the brightest areas are coloured objects or lamps. Such areas do not show which
   * level white should have.
   */
  glow: number;
}

/** Share of the pixels (0–1) that are left out at the black end and at the white end of a photo's tones. */
const ENDS = 0.003;
/** Share of the pixels (0–1) that are brighter than the photo's brightest peak. */
const TIP = 0.0002;
/**
 * Difference between the channels' highest values, as a share of the highest. White objects have up to
 * `from`, coloured objects at least `to`.
 */
const COLOURED = { from: 0.1, to: 0.35 };
/**
 * Difference between the brightest peak and the brightest area, as a share of the area's level. Paper and
 * skies have up to `from`, lamps and glints at least `to`.
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
 * Black level of a photo that has not faded. The rise of black by a fade is measured from this level.
 */
const NATURAL_BLACK = 6;
/**
 * White level of a photo that has not faded. A fade is measured as the distance between this level and the photo's
 * white.
 */
const NATURAL_WHITE = 242;
/**
 * Minimum difference from full contrast, in levels of black and white, at which a fade (loss of contrast)
 * counts as more than the photo's intended mood. A fade makes black lighter and white darker.
 */
const FADE_SEEN = 6;
/** Difference from full contrast, in levels, at which a fade may be a fault. */
const FADE_LIKELY = 14.5;
/** Difference from full contrast, in levels, at which a fade is certainly a fault. */
const FADE_SURE = 32;
/** Difference from full contrast, in levels, at which a fade is corrected completely. */
const FADE_PLAIN = 36;
/**
 * Share of a probable fade (loss of contrast) that is corrected; a certain fade is corrected completely. Half
 * the correction removes three quarters of a fault. In a photo with low contrast by nature, half the correction
 * does a quarter of the damage.
 */
const LIKELY_SHARE = 0.6;
/**
 * Maximum ratio of the rise of black to the drop of white in a faded photo; usually they are about equal. If
 * the ratio is higher, the cause is not a fade but bright stone, paper or mist.
 */
const LIFT_BY_DROP = 1.1;
/** Rise of the black level that is corrected even if white has not dropped, in levels. */
const LIFT_ALONE = 13;
/**
 * Level of the brightest tone below which a photo may be underexposed. A dark photo with one brighter area,
 * such as a hall with a lit stage, may be dark on purpose. A dark photo with a brighter area is brightened
 * only as much as a photo without faults may change.
 */
const DIM_SEEN = 200;
/** Level of the brightest tone below which a photo is certainly underexposed. */
const DIM_SURE = 150;
/** Maximum level of the brightest tone at which a photo with a lamp is still underexposed. */
const DIM_ANYWAY = 100;
/** Minimum level of the brightest tone at which a photo with a lamp may show night or dusk. */
const DUSK = 160;
/** Share of the brightening that a dark photo gets if the only light in it may be a lamp. */
const GLOWING_SHARE = 0.25;
/**
 * Range of the rise of the black level. Underexposure lowers black as well as white. Above `to`, the cause of
 * a low white level is therefore not underexposure, but a fade or the scene.
 */
const LIFTED = { from: 8, to: 24 };
/**
 * Mean luma (0–1) below which a photo's middle tones are brightened, whatever its brightest tone is. A limit
 * of 0.17 or more would brighten night photos too, and would not improve dark photos.
 */
const DARK = 0.13;
/**
 * Local contrast that is added where a fade is removed, as a share of a pixel's difference from its
 * surroundings.
 */
const LOCAL_CONTRAST = 0.12;

/**
 * Limits of invisible corrections of the tones. A correction within these limits is skipped, because even a
 * change of the darkest tones by one level lowers the photo's similarity to the original.
 */
const FAINT = { from: 5, to: 248, gamma: 0.94 };

/**
 * Maximum factor by which the tones of an upload are stretched. A photo that seems to need more has a
 * naturally low contrast or is dark by nature.
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
  // The brightest area may be a white object under coloured light, or a coloured object. The estimate of
  // white is therefore moved a third of the way towards `lightest`, so that the error is small in both cases.
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
  // If white drops by more than black rises, the photo is dark by nature. Only the smaller of these changes
  // is therefore corrected. With a larger regained range, faded photos without white objects would be
  // stretched too far. With four fifths of this range, fades that raise black improve by 2 %, and other fades
  // get 4 % worse.
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
