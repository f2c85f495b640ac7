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

/**
 * Colour of the light in a photo, and the certainty (0–1) that each value is a cast rather than an error, a
 * mood or the objects' own colour.
 */
export interface Cast extends Light {
  certainty: Light;
}

/**
 * All constants of this file are measured on the tuning photos of bench/enhancement.ts. Mean colour of objects,
 * which are more often brown than blue.
 */
const NATURAL: Light = { red: 0.01, blue: -0.01 };
/** Standard deviation of the colour casts in uploads, in log units. */
const CAST_DEVIATION = 0.065;
/** Standard deviation of the estimated light when its three parts agree, in log units. */
const DEVIATION = 0.03;
/**
 * Strength of a deviation from neutral light, in log units: up to `sure` it is a cast, from `none` on it is a
 * sunset, candlelight or a field of flowers.
 */
const LARGEST = { sure: 0.25, none: 0.45 };
/**
 * Half of the excess of blue over red, in log units: up to `sure` it may be a cast, from `none` on it is dusk
 * or the sea, because no lamp is so blue.
 */
const LARGEST_BLUE = { sure: 0.15, none: 0.25 };
/**
 * Cool light has less red and more blue. Blue without less red is the sky or the sea, as the ratio of magenta
 * to blue shows. For a sky or a sea, the certainty of a cast is reduced to the share `left`.
 */
const SKY = { from: 0.4, to: 0.8, left: 0.3 };
/** Strength of a cast, in log units, below which it may be the photo's mood. */
const MOOD = 0.05;
/**
 * Strength of a cast, in log units, below which it may be the photo's mood although a white object confirms the
 * cast.
 */
const MOOD_WITH_WHITE = 0.03;
/**
 * Deviation of one channel, in log units, from which a single colour fills the photo, so that the other channel
 * is unreliable too.
 */
const FILLED = { from: 0.6, to: 0.9 };

/**
 * Range of the channels' highest values in which an object may be white; edges then count only by the share
 * `edges`, since a JPEG stores colour coarsely and weakens them.
 */
const WHITE = { from: 205, to: 235, edges: 0.25 };

/**
 * Estimates the colour of the light in three ways: by edges, by the brightest objects and by the highest values
 * of the channels. Their disagreement measures the error of their mean, because they contradict one another if
 * one colour dominates a photo.
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
    // An uncertain channel makes the other channel slightly uncertain too.
    const doubt = DEVIATION ** 2 + apart[channel] + (apart.red + apart.blue) / 2;
    const size = Math.abs(light[channel]);
    const likely = (prior / (prior + doubt)) * (1 - ramp(size, LARGEST.sure, LARGEST.none));
    return likely * rest * (more / (more + mood ** 2));
  };
  return { ...light, certainty: { red: certainty('red'), blue: certainty('blue') } };
}

/**
 * Share of a photo that must be grey under the estimated light to confirm a cast fully (`share`), and factor
 * for the certainty of an unconfirmed cast (`least`).
 */
const BORNE_OUT = { share: 0.05, least: 0.35 };
/** Share of a photo that is grey by chance. */
const CHANCE = 0.03;

/**
 * Returns how far a photo confirms a cast (0–1). Objects that are grey under the cast's light confirm it,
 * unless more are grey without it. A sunset, a dune or cork that fills the picture confirms nothing.
 */
function borneOut(photo: SmallPhoto, light: Light): number {
  const lit = greyUnder(photo, light);
  const asItIs = greyUnder(photo, { red: 0, blue: 0 });
  const share = ramp(lit, 0, BORNE_OUT.share) * Math.min(1, (lit + CHANCE) / (asItIs + CHANCE));
  return BORNE_OUT.least + (1 - BORNE_OUT.least) * share;
}

/** Minimum ratio of the deviation in blue to that in red, or vice versa, under daylight or a lamp. */
const DAYLIGHT = 0.5;
/** Level (0–255) above which a channel counts as clipped. */
const BURNT = 253;

/**
 * If two channels are clipped, the third gives the direction of the cast, and the known colours of daylight
 * give its size.
 */
function alongDaylight({ red, blue }: Light, [r = 0, g = 0, b = 0]: readonly number[]): Light {
  const [hot, burnt, cold] = [r > BURNT, g > BURNT, b > BURNT];
  if (burnt && hot && !cold) return { red: Math.max(red, -DAYLIGHT * blue), blue };
  if (burnt && cold && !hot) return { red, blue: Math.max(blue, -DAYLIGHT * red) };
  return { red, blue };
}

/**
 * Share of a magenta estimate that is kept: lamps and daylight are never magenta. A magenta estimate usually
 * comes from a red object under a blue sky.
 */
const MAGENTA = 0.3;

/**
 * Returns gains for red, green and blue that remove a cast as far as it is certain. The gains never make a
 * grey object brighter. Gains are reduced so that a wrong estimate stays harmless; half a correction in the
 * right direction is an improvement.
 */
export function neutralisingGains({ red, blue, certainty }: Cast): [number, number, number] {
  const [along, across] = [
    (certainty.red * red - certainty.blue * blue) / 2,
    (certainty.red * red + certainty.blue * blue) / 2,
  ];
  const magenta = across > 0 ? MAGENTA * across : across;
  const gains = [Math.exp(-along - magenta), 1, Math.exp(along - magenta)] as const;
  // Luma is never raised: under most casts green is at its maximum in white paper and would clip.
  const luma = Math.max(1, 0.299 * gains[0] + 0.587 * gains[1] + 0.114 * gains[2]);
  return [gains[0] / luma, gains[1] / luma, gains[2] / luma];
}
