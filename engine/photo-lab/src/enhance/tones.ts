import { boxBlur, type Planes, type Raster, ramp } from '@adwright/engine-pixels';
import { channelHistograms } from './channel-histograms.ts';

/** The range of a photo's tones, 0–255. */
export interface ToneRange {
  /**
   * The darkest channel of 0.3 % of the pixels is below this: a strong colour reaches black in one channel
   * even in fog.
   */
  black: number;
  /** The brightest channel of 0.3 % of the pixels is above this. */
  white: number;
  /**
   * The luma of 0.3 % of the pixels is above this. It is less than `white` under coloured light, where one
   * channel stays bright.
   */
  lightest: number;
  /** Mean luma. */
  mean: number;
  /**
   * 0–1: similarity of the brightest areas to coloured objects or lamps, which don't show where white would
   * be.
   */
  glow: number;
}

/** Share of the pixels beyond a photo's ends, and beyond the brightest peak. */
const ENDS = 0.003;
const TIP = 0.0002;
/**
 * Difference between the channels' highest values, relative to the highest: white objects are below the first
 * value, coloured ones above the second.
 */
const COLOURED = { from: 0.1, to: 0.35 };
/**
 * Difference between the peak and the brightest area, relative to the latter: paper and skies have no peak,
 * lamps and glints do.
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

/** Tone limits of a photo that was never faded; stretching goes no further. */
const NATURAL_BLACK = 6;
const NATURAL_WHITE = 242;
/**
 * A fade raises black and lowers white. If both deviate by the first value it is the photo's mood, by the
 * second perhaps a fault, by the last certainly one.
 */
const FADE_SEEN = 6;
const FADE_LIKELY = 14.5;
const FADE_SURE = 32;
const FADE_PLAIN = 36;
/**
 * Share of a probable fade that is corrected; a certain one is corrected fully. Half a correction removes
 * three quarters of a fault and does a quarter of the harm in a photo that is soft by nature.
 */
const LIKELY_SHARE = 0.6;
/** A fade raises black about as much as it lowers white. A higher black is bright stone, paper or mist. */
const LIFT_BY_DROP = 1.1;
const LIFT_ALONE = 13;
/**
 * Brightest tone below which a photo is underexposed: perhaps, and certainly. A dark photo with a brighter
 * area, such as a hall with a lit stage, may be dark on purpose. It is brightened, but only as little as a
 * clean photo may be.
 */
const DIM_SEEN = 200;
const DIM_SURE = 150;
/**
 * From the first value a photo is underexposed by its brightest areas, lamp or not; from the second a glowing
 * one may be a night or a dusk.
 */
const DIM_ANYWAY = 100;
const DUSK = 160;
/** Share of the correction for a dark photo whose only light may be a lamp. */
const GLOWING_SHARE = 0.25;
/**
 * Darkness lowers black as well. If black is above this, a low white comes from a fade or is the photo's own.
 */
const LIFTED = { from: 8, to: 24 };
/**
 * Mean luma, 0–1, below which the middle tones are brightened, whatever the brightest pixel. From 0.17 on,
 * night photos were brightened as well, without a gain for dark ones.
 */
const DARK = 0.13;
const LOCAL_CONTRAST = 0.12;

/**
 * A smaller correction is invisible, but moves the darkest tones by a level and so reduces their similarity.
 */
const FAINT = { from: 5, to: 248, gamma: 0.94 };

/** Largest plausible correction of an upload; a photo that seems to need more is flat or dark by nature. */
const MOST_STRETCHED = 2.1;

export interface ToneCurve {
  /** The tones that become black and white. */
  from: number;
  to: number;
  gamma: number;
  /** Strength of the fade, 0–1. */
  fade: number;
  /** 0–1: certainty that the photo is faded or too dark. */
  certainty: number;
}

/** Levels and gamma that a photo needs; null if its tones need no correction. */
export function curveFor({ black, white, lightest, mean, glow }: ToneRange): ToneCurve | null {
  const lift = Math.max(0, black - NATURAL_BLACK);
  // The brightest area may be white under coloured light, or a colour: a third of the way is a small error in
  // both cases.
  const light = white - (white - lightest) / 3;
  const drop = Math.max(0, NATURAL_WHITE - light);
  const missed = Math.min(lift, 1.25 * drop);
  const plain = ramp(missed, FADE_LIKELY, FADE_PLAIN);
  const fade = ramp(missed, FADE_SEEN, FADE_LIKELY) * (LIKELY_SHARE + (1 - LIKELY_SHARE) * plain);
  // Coloured light is uncertain; only a deviation from white in every channel is certain.
  const sure = Math.min(missed, 1.25 * Math.max(0, NATURAL_WHITE - white));
  const dusk = glow * ramp(white, DIM_ANYWAY, DUSK);
  const dark =
    ramp(DIM_SEEN - white, 0, DIM_SEEN - DIM_SURE) * (1 - ramp(lift, LIFTED.from, LIFTED.to));
  const darkShare = 1 - (1 - GLOWING_SHARE) * dusk;
  const from = 0.9 * fade * Math.min(lift, LIFT_BY_DROP * drop + LIFT_ALONE);
  // If white is lowered by more than black is raised, the photo is dark by nature. A larger factor stretched
  // faded photos without white too far. A fifth less gains two per cent on fades that raise black, and loses
  // four on others.
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

/** Applies a curve to luma and scales chroma with it. A faded photo also regains some local contrast. */
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
