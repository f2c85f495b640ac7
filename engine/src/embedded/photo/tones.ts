import { boxBlur } from './box-blur.ts';
import { ramp } from './ramp.ts';
import type { Planes, Raster } from './raster.ts';

/** Where a photo's tones lie, 0–255. */
export interface ToneRange {
  /** Below this lies the darkest channel of 0.3 % of the pixels: a strong colour reaches black in one channel even in fog. */
  black: number;
  /** Above this lies the brightest channel of 0.3 % of the pixels. */
  white: number;
  /** Above this lies the luma of 0.3 % of the pixels: less than `white` under coloured light, which leaves one channel bright. */
  lightest: number;
  /** Mean luma. */
  mean: number;
}

export function toneRange({ data }: Raster): ToneRange {
  const darkest = new Uint32Array(256);
  const brightest = new Uint32Array(256);
  const lumas = new Uint32Array(256);
  const count = data.length / 3;
  let sum = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const low = Math.min(red, green, blue);
    const high = Math.max(red, green, blue);
    darkest[low] = (darkest[low] ?? 0) + 1;
    brightest[high] = (brightest[high] ?? 0) + 1;
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    const level = Math.round(luma);
    lumas[level] = (lumas[level] ?? 0) + 1;
    sum += luma;
  }
  return {
    black: quantile(darkest, 0.003 * count),
    white: quantile(brightest, 0.997 * count),
    lightest: quantile(lumas, 0.997 * count),
    mean: sum / count,
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

/** What a photo that was never faded reaches; a stretch goes no further. */
const NATURAL_BLACK = 6;
const NATURAL_WHITE = 242;
/** A fade lifts black and lowers white: missing both by the first is a photo's own mood, by the second a fault. */
const FADE_SEEN = 6;
const FADE_LIKELY = 20;
const FADE_SURE = 32;
/** A fade lifts black by about as much as it lowers white: black higher than this is bright stone, paper or mist, … */
const LIFT_BY_DROP = 1.1;
const LIFT_ALONE = 13;
/** … and white lower than this the photo's own dusk. */
const DROP_BY_LIFT = 1.3;
const DROP_ALONE = 10;
/**
 * The brightest tone under which a photo is underexposed: perhaps, and for sure. A dark one that is brighter somewhere, a
 * hall with a lit stage, may be meant to be dark, however low its mean: opened, but as little as a clean photo may be.
 */
const DIM_SEEN = 200;
const DIM_SURE = 150;
/** Darkness pulls black down as well: where it is this far up, a low white is a fade's or the photo's own. */
const LIFTED = { from: 8, to: 24 };
/**
 * Mean luma, 0–1, under which the middle tones are opened, whatever the brightest pixel. From 0.17 on photos of the night
 * were opened as well, and dark ones gained no more.
 */
const DARK = 0.13;
const LOCAL_CONTRAST = 0.12;

export interface ToneCurve {
  /** Tones that become black and white. */
  from: number;
  to: number;
  gamma: number;
  /** 0–1: how much of a fade there was. */
  fade: number;
  /** 0–1: how sure it is that the photo is faded or too dark. */
  certainty: number;
}

/** Levels and gamma that a photo needs; null where its tones are its own. */
export function curveFor({ black, white, lightest, mean }: ToneRange): ToneCurve | null {
  const lift = Math.max(0, black - NATURAL_BLACK);
  // What is brightest may be white under coloured light, or a colour: a third of the way is little wrong in either case.
  const light = white - (white - lightest) / 3;
  const drop = Math.max(0, NATURAL_WHITE - light);
  const missed = Math.min(lift, 1.25 * drop);
  const fade = ramp(missed, FADE_SEEN, FADE_LIKELY);
  // Coloured light is a guess; only what misses white in every channel is sure.
  const sure = Math.min(missed, 1.25 * Math.max(0, NATURAL_WHITE - white));
  const dark =
    ramp(DIM_SEEN - white, 0, DIM_SEEN - DIM_SURE) * (1 - ramp(lift, LIFTED.from, LIFTED.to));
  const from = 0.9 * fade * Math.min(lift, LIFT_BY_DROP * drop + LIFT_ALONE);
  const regained = Math.min(drop, DROP_BY_LIFT * lift + DROP_ALONE);
  const stretch = Math.max(
    stretchBy(fade * regained, light - from),
    stretchBy(dark * Math.max(0, NATURAL_WHITE - white), white - from),
  );
  const to = from + (255 - from) / stretch;
  const middle = Math.min(0.98, Math.max(0.02, (mean - from) / (to - from)));
  const gamma = middle < DARK ? Math.max(0.65, (Math.log(DARK) / Math.log(middle)) ** 0.7) : 1;
  if (from < 2 && to > 252 && gamma > 0.97) return null;
  return {
    from,
    to,
    gamma,
    fade,
    certainty: Math.max(dark, ramp(sure, FADE_SEEN, FADE_SURE)),
  };
}

function stretchBy(more: number, range: number): number {
  return 1 + more / Math.max(1, range);
}

/** Applies a curve to luma, chroma along with it; a faded photo gets a little local contrast back too. */
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
