import { type Raster, ramp } from '@adwright/engine-pixels';
import {
  byBrightest,
  byEdges,
  byTops,
  greyUnder,
  type Light,
  type SmallPhoto,
  smallPhoto,
} from './light-estimates.ts';

/** The colour of the light in a photo, and 0–1: how much of each figure is a cast rather than an error, a mood or the things' own colour. */
export interface Cast extends Light {
  certainty: Light;
}

/** All constants here are measured on the tuning photos of bench/enhancement.ts. Things are rather brown than blue: */
const NATURAL: Light = { red: 0.01, blue: -0.01 };
/** Spread of the casts that uploads have, and of the estimate where its three parts agree (log units). */
const CAST_DEVIATION = 0.065;
const DEVIATION = 0.03;
/** Up to `sure` it is a cast; from `none` on a sunset, candlelight, or a field of flowers. */
const LARGEST = { sure: 0.25, none: 0.45 };
/** Half of blue over red: no lamp is as blue as dusk and the sea. */
const LARGEST_BLUE = { sure: 0.15, none: 0.25 };
/** Cool light lacks red as well. What is blue alone is the sky or the sea, and little of it a cast: by its lean to magenta over its blue. */
const SKY = { from: 0.4, to: 0.8, left: 0.3 };
/** The size under which a cast may as well be the photo's mood; less where a white thing shows it. */
const MOOD = 0.05;
const MOOD_WITH_WHITE = 0.03;
/** Where one channel is so far off, a colour fills the photo, and tells nothing of the other channel either. */
const FILLED = { from: 0.6, to: 0.9 };

/** Where something may be white, edges count for less: a JPEG stores colour coarsely and takes some of it from them. */
const WHITE = { from: 205, to: 235, edges: 0.25 };

/**
 * Estimates the light in three ways, by edges, by the brightest things and by the tops of the channels. How far they are
 * apart tells how far the mean of them is from the light: where one colour rules a photo, they contradict one another.
 */
export function estimateCast(raster: Raster): Cast {
  const photo = smallPhoto(raster);
  const { light: topmost, tops } = byTops(raster);
  const white = ramp(Math.min(...tops), WHITE.from, WHITE.to);
  const edges = 1 - (1 - WHITE.edges) * white;
  const estimates = [
    { light: byEdges(photo), weight: edges / (edges + 2) },
    { light: byBrightest(photo), weight: 1 / (edges + 2) },
    { light: topmost, weight: 1 / (edges + 2) },
  ];
  const mean = (of: (light: Light) => number) =>
    estimates.reduce((sum, { light, weight }) => sum + weight * of(light), 0);
  const found = { red: mean(({ red }) => red), blue: mean(({ blue }) => blue) };
  const apart = {
    red: mean(({ red }) => (red - found.red) ** 2),
    blue: mean(({ blue }) => (blue - found.blue) ** 2),
  };
  const light = alongDaylight(
    { red: found.red - NATURAL.red, blue: found.blue - NATURAL.blue },
    tops,
  );
  const mood = MOOD + white * (MOOD_WITH_WHITE - MOOD);
  const more = light.red ** 2 + light.blue ** 2;
  const largest = Math.max(Math.abs(light.red), Math.abs(light.blue));
  const blueness = (light.blue - light.red) / 2;
  const sky = blueness > 0 ? ramp((light.red + light.blue) / 2 / blueness, SKY.from, SKY.to) : 0;
  const rest =
    (1 - ramp(largest, FILLED.from, FILLED.to)) *
    (1 - ramp(blueness, LARGEST_BLUE.sure, LARGEST_BLUE.none)) *
    (1 - (1 - SKY.left) * sky) *
    borneOut(photo, light);
  const certainty = (channel: keyof Light) => {
    const prior = CAST_DEVIATION ** 2;
    // One channel in doubt makes the other a little doubtful too.
    const doubt = DEVIATION ** 2 + apart[channel] + (apart.red + apart.blue) / 2;
    const size = Math.abs(light[channel]);
    const likely = (prior / (prior + doubt)) * (1 - ramp(size, LARGEST.sure, LARGEST.none));
    return likely * rest * (more / (more + mood ** 2));
  };
  return { ...light, certainty: { red: certainty('red'), blue: certainty('blue') } };
}

/** Share of a photo that is grey under the light from which a cast is borne out, and what is left of one that nothing bears out. */
const BORNE_OUT = { share: 0.05, least: 0.35 };
/** A little grey occurs by chance. */
const CHANCE = 0.03;

/**
 * How far a photo bears a cast out: by things that are grey under it, and not more that are grey as they are. Where a
 * sunset, a dune or cork fill the picture nothing is.
 */
function borneOut(photo: SmallPhoto, light: Light): number {
  const lit = greyUnder(photo, light);
  const asItIs = greyUnder(photo, { red: 0, blue: 0 });
  const share = ramp(lit, 0, BORNE_OUT.share) * Math.min(1, (lit + CHANCE) / (asItIs + CHANCE));
  return BORNE_OUT.least + (1 - BORNE_OUT.least) * share;
}

/** Where daylight or a lamp is off by so much in red, it is off by at least this share of it in blue, and the other way round. */
const DAYLIGHT = 0.5;
const BURNT = 253;

/** Two burnt channels tell nothing of one another; the third tells which way the light is off, and daylight how far they are. */
function alongDaylight({ red, blue }: Light, [r = 0, g = 0, b = 0]: readonly number[]): Light {
  const [hot, burnt, cold] = [r > BURNT, g > BURNT, b > BURNT];
  if (burnt && hot && !cold) return { red: Math.max(red, -DAYLIGHT * blue), blue };
  if (burnt && cold && !hot) return { red, blue: Math.max(blue, -DAYLIGHT * red) };
  return { red, blue };
}

/** Lamps and daylight are never magenta: what reads so is a red thing under a blue sky, most of the time. */
const MAGENTA = 0.3;

/**
 * Gains for red, green and blue that take the cast back as far as it is certain; the luma of a grey does not rise.
 * Shrinking keeps a wrong estimate from doing harm: half a correction of the right sign is always a gain.
 */
export function neutralisingGains({ red, blue, certainty }: Cast): [number, number, number] {
  const [along, across] = [
    (certainty.red * red - certainty.blue * blue) / 2,
    (certainty.red * red + certainty.blue * blue) / 2,
  ];
  const magenta = across > 0 ? MAGENTA * across : across;
  const gains = [Math.exp(-along - magenta), 1, Math.exp(along - magenta)] as const;
  // Never lighter: white paper is at the end of green's range under most casts and would burn out.
  const luma = Math.max(1, 0.299 * gains[0] + 0.587 * gains[1] + 0.114 * gains[2]);
  return [gains[0] / luma, gains[1] / luma, gains[2] / luma];
}
