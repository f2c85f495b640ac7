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
 * Colour of the light in a photo. Each certainty (0–1) tells whether the value is a colour cast, not an
 * error, a mood or the objects' colour.
 */
export interface Cast extends Light {
  certainty: Light;
}

/**
 * All constants of this file were measured on the tuning photos of bench/enhancement.ts. Mean colour of
 * objects in photos, which is slightly brown.
 */
const NATURAL: Light = { red: 0.01, blue: -0.01 };
/** Standard deviation of the colour casts in uploaded photos, in log units. */
const CAST_DEVIATION = 0.065;
/** Standard deviation of the error of the estimated light colour, in log units, if all three estimates agree. */
const DEVIATION = 0.03;
/**
 * Deviation from neutral light in log units. Up to `sure`, the deviation is a colour cast; from `none` on,
 * the cause is a sunset, candlelight or a field of flowers.
 */
const LARGEST = { sure: 0.25, none: 0.45 };
/**
 * Half of the difference between the deviations in blue and in red, in log units. Up to `sure`, the light may
 * be a cast. From `none` on, the cause is dusk or the sea, because no lamp is so blue.
 */
const LARGEST_BLUE = { sure: 0.15, none: 0.25 };
/**
 * Ratio of magenta to blue in the estimated colour of cool light. A cast has at most `from`; sky or sea has
 * at least `to`. Cool light has less red and more blue. A sky or a sea has more blue, but not less red. If
 * the photo shows sky or sea, the certainty of a cast is multiplied by `left`.
 */
const SKY = { from: 0.4, to: 0.8, left: 0.3 };
/** Strength (log units) below which a colour cast may be the photo's intended mood. */
const MOOD = 0.05;
/**
 * Strength (log units) below which a colour cast may be intended, although a white object confirms the cast.
 */
const MOOD_WITH_WHITE = 0.03;
/**
 * Deviation of one channel, in log units, if a single colour fills the photo. At `from`, a single colour
 * perhaps fills the photo; at `to`, it certainly does. In a photo filled with a single colour, the estimate
 * of the other channel is unreliable too.
 */
const FILLED = { from: 0.6, to: 0.9 };

/**
 * Range in which the lowest of the three channels' maximum levels (red, green, blue) suggests a white object. The
 * higher it lies in this range, the more probably the photo shows a white object. If the photo shows a white object,
 * the estimate by edges has only the weight `edges`, because JPEG compression weakens edges in colour.
 */
const WHITE = { from: 205, to: 235, edges: 0.25 };

/**
 * Estimates the colour of the light in three ways: by edges, by the brightest objects, and by the highest
 * values of the channels. The difference between the three estimates measures the error of their mean. The
 * estimates contradict one another if one colour dominates a photo.
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
    // If one channel's estimate is uncertain, the other channel's estimate becomes slightly uncertain too.
    const doubt = DEVIATION ** 2 + apart[channel] + (apart.red + apart.blue) / 2;
    const size = Math.abs(light[channel]);
    const likely = (prior / (prior + doubt)) * (1 - ramp(size, LARGEST.sure, LARGEST.none));
    return likely * rest * (more / (more + mood ** 2));
  };
  return { ...light, certainty: { red: certainty('red'), blue: certainty('blue') } };
}

/**
 * `share` is the share of a photo that must be grey under the estimated light to confirm a colour cast fully.
 * `least` is the factor for the certainty of an unconfirmed cast.
 */
const BORNE_OUT = { share: 0.05, least: 0.35 };
/** Share of a photo that is grey by chance under any light. */
const CHANCE = 0.03;

/**
 * Returns how far the objects of a photo confirm a colour cast (0–1). Objects that are grey under the estimated
 * light confirm the cast, unless more objects are grey without a correction. A photo without grey objects, such
 * as a sunset, a dune or a sheet of cork, confirms no cast.
 */
function borneOut(photo: SmallPhoto, light: Light): number {
  const lit = greyUnder(photo, light);
  const asItIs = greyUnder(photo, { red: 0, blue: 0 });
  const share = ramp(lit, 0, BORNE_OUT.share) * Math.min(1, (lit + CHANCE) / (asItIs + CHANCE));
  return BORNE_OUT.least + (1 - BORNE_OUT.least) * share;
}

/**
 * Minimum ratio of the smaller to the larger deviation in blue and in red, for light of the sun or a lamp.
 */
const DAYLIGHT = 0.5;
/** Level (0–255) above which a channel counts as clipped. */
const BURNT = 253;

/**
 * If two channels are clipped, the third channel gives the direction of the cast. The known colours of
 * daylight give its strength.
 */
function alongDaylight({ red, blue }: Light, [r = 0, g = 0, b = 0]: readonly number[]): Light {
  const [hot, burnt, cold] = [r > BURNT, g > BURNT, b > BURNT];
  if (burnt && hot && !cold) return { red: Math.max(red, -DAYLIGHT * blue), blue };
  if (burnt && cold && !hot) return { red, blue: Math.max(blue, -DAYLIGHT * red) };
  return { red, blue };
}

/**
 * Share of a magenta estimate that is kept, because lamps and daylight are never magenta. Most magenta
 * estimates come from a red object under a blue sky.
 */
const MAGENTA = 0.3;

/**
 * Returns gains for red, green and blue that remove a colour cast as far as the cast is certain. No gain
 * makes a grey object brighter. The gains are smaller than a complete correction, so that a wrong estimate
 * does little harm. Half a correction in the right direction is still an improvement.
 */
export function neutralisingGains({ red, blue, certainty }: Cast): [number, number, number] {
  const [along, across] = [
    (certainty.red * red - certainty.blue * blue) / 2,
    (certainty.red * red + certainty.blue * blue) / 2,
  ];
  const magenta = across > 0 ? MAGENTA * across : across;
  const gains = [Math.exp(-along - magenta), 1, Math.exp(along - magenta)] as const;
  // The gains never raise luma. White paper under most casts has the maximum of green, so a higher luma would
  // clip it.
  const luma = Math.max(1, 0.299 * gains[0] + 0.587 * gains[1] + 0.114 * gains[2]);
  return [gains[0] / luma, gains[1] / luma, gains[2] / luma];
}
