import { ramp } from '@adwright/engine-pixels';
import { addLight, lay, mixColours, type Rgb, rgb } from './backdrop.ts';
import { coverByTower } from './eiffel-tower.ts';
import { SIDE, type TimeOfDay } from './frame.ts';
import { sumOctaves } from './noise-field.ts';
import type { SetPainter } from './set-painter.ts';
import { paintSky } from './sky.ts';
import { paintTraffic } from './traffic.ts';

/**
 * Measures and colours of the buildings and trees of a street. All lengths of a street are in storeys of its
 * houses.
 */
export interface StreetLook {
  /** Hue of the walls in degrees of OKLCH, and the variation of the hue between houses. */
  hue: number;
  stray: number;
  /** Hue of every second house in degrees of OKLCH, if these houses have a different hue. */
  other?: number;
  /** Lightness of the walls by day. */
  lightness: number;
  chroma: number;
  /** Heights of the lowest and the highest house, in storeys. */
  storeys: readonly [low: number, high: number];
  /** Share of a bay's width that the window fills; 0.8 gives a wall of glass. */
  window: number;
  /** Whether the houses have slate roofs with dormers above the top storey. */
  roofs: boolean;
  /** Whether trees stand along the pavement. */
  trees: boolean;
  /** Whether cars are parked along the kerbs, with trees between the cars. */
  traffic: boolean;
  /** Whether the Eiffel Tower stands at the street's end. */
  eiffel?: boolean;
  /** Whether a canal lies between the houses and reflects them. */
  canal?: boolean;
}

export const TOWERS: StreetLook = {
  hue: 66,
  stray: 30,
  other: 240,
  lightness: 0.7,
  chroma: 0.026,
  storeys: [7, 26],
  window: 0.72,
  roofs: false,
  trees: false,
  traffic: true,
};

export const OLD_TOWN: StreetLook = {
  hue: 82,
  stray: 26,
  lightness: 0.86,
  chroma: 0.035,
  storeys: [4.6, 6],
  window: 0.36,
  roofs: true,
  trees: true,
  traffic: false,
};

const LIGHT: Readonly<Record<TimeOfDay, { walls: number; lit: number; glass: Rgb; cast: Rgb }>> = {
  day: { walls: 1, lit: 0.03, glass: rgb(0.44, 0.055, 245), cast: [1.04, 1, 0.95] },
  sunset: { walls: 0.62, lit: 0.32, glass: rgb(0.5, 0.07, 40), cast: [1, 0.84, 0.7] },
  night: { walls: 0.3, lit: 0.44, glass: rgb(0.15, 0.03, 265), cast: [0.8, 0.86, 1] },
};

interface House {
  from: number;
  to: number;
  top: number;
  wall: Rgb;
  bay: number;
}

/** Distance from the middle of the street to its walls, in storeys. */
const HALF_WIDTH = 3.4;
/** Height of the camera above the street, in storeys. */
const EYE = 0.55;
/**
 * Height of the camera above the water of a canal, in storeys. From a quay, the water is lower than the
 * ground of a street.
 */
const EYE_OVER_WATER = 1.3;
/**
 * Share (0–1) of the area above the scene's floor that lies above the camera's height, in a street with pavement.
 */
const LEVEL = 0.9;
/**
 * Share (0–1) of the area above the scene's floor that lies above the camera's height, in a street with a canal.
 */
const LEVEL_OVER_WATER = 0.6;

/** Position of the far end of a street, in shares of the picture's side. */
export interface StreetEnd {
  middle: number;
  level: number;
}

/** Returns the height of the camera above the street or the water, in storeys. */
function chooseEyeHeight({ canal }: StreetLook): number {
  return canal ? EYE_OVER_WATER : EYE;
}

/**
 * Returns the vertical distance in the picture between a street's far end and a point, as a share of the
 * picture's side. The height and distance of the point are in storeys.
 */
export function computeRise(look: StreetLook, away: number, height: number): number {
  return ((height - chooseEyeHeight(look)) * STOREY) / away;
}

/** Height in the picture of a storey that is one storey away, as a share of the picture's side. */
const STOREY = 0.3;

/**
 * Paints a street that leads away from the camera, with house fronts in perspective on both sides and the sky
 * between. The street is painted sharp and then blurred as a whole, like a background that is out of focus.
 */
export function paintStreet(painter: SetPainter, time: TimeOfDay, look: StreetLook): StreetEnd {
  const { noise } = painter;
  const { walls, lit, glass, cast } = LIGHT[time];
  const bottom = painter.horizon / SIDE;
  const aside = painter.random();
  // In the middle of the picture, the product would hide the tower.
  const middle = look.eiffel ? (aside < 0.5 ? 0.25 : 0.75) : 0.4 + 0.2 * aside;
  // The scene's floor hides the lower part of the street, so the camera's height is near the bottom of the visible
  // part.
  const level = bottom * (look.canal ? LEVEL_OVER_WATER : LEVEL);
  const eye = chooseEyeHeight(look);
  const water: Rgb = mixColours(rgb(0.46, 0.055, 188), [0, 0, 0], 1 - walls);
  const { shade: sky, sun } = paintSky(painter, time, level, 0.4);
  const sides = [houses(painter, look, walls), houses(painter, look, walls)] as const;
  const warm: Rgb = [1, 0.8, 0.48];
  const iron: Rgb = time === 'night' ? [1, 0.8, 0.46] : rgb(time === 'day' ? 0.44 : 0.3, 0.03, 50);
  painter.backdrop(3, (column, row, out) => {
    const below = look.canal ? Math.max(0, row - level) : 0;
    const ripple = below > 0 ? rippleAt(column, below) : 0;
    const x = column + ripple * 0.5;
    // Water reflects an object as far below its surface as the object is above it.
    const y = row + ripple;
    sky(x, y > level && look.canal ? 2 * level - y : y, out);
    const across = x - middle;
    if (look.eiffel) lay(out, iron, 0.82 * coverByTower(across, level - y));
    const side = across < 0 ? 0 : 1;
    const depth = (HALF_WIDTH * STOREY) / Math.max(0.012, Math.abs(across));
    const scale = 1 / STOREY;
    let mirrored = below > 0;
    for (const house of sides[side]) {
      if (house.to < depth) continue;
      // The line of sight may hit the side of a tall house before it hits the street's wall.
      const front = house.from > depth;
      const away = front ? house.from : depth;
      const seen = (level - y) * away * scale + eye;
      const height = look.canal ? Math.abs(seen) : seen;
      if (height > house.top || (front && away > 60)) continue;
      const along = front ? Math.abs(across) * away * scale : depth;
      const haze = ramp(away, 3, 40) * 0.7;
      mirrored = seen < 0;
      wallAt(out, house, along, height, front);
      for (let channel = 0; channel < 3; channel++)
        out[channel] = (out[channel] ?? 0) * (cast[channel] ?? 1);
      const dim = side === 0 ? 0.66 : 1.14;
      for (let channel = 0; channel < 3; channel++)
        out[channel] = (out[channel] ?? 0) * (front ? 0.86 : dim);
      lay(
        out,
        time === 'night' ? rgb(0.3, 0.06, 262) : time === 'sunset' ? sun : [0.86, 0.9, 0.95],
        haze,
      );
      break;
    }
    if (look.canal && mirrored) lay(out, water, 0.5 + 1.6 * ripple);
    // Shop windows near the ground give light at sunset and at night.
    if (time !== 'day') addLight(out, warm, 0.3 * Math.exp(-Math.abs(y - level) * 16));
  });
  painter.soften(9);
  if (look.traffic) paintTraffic(painter, time, level * SIDE);
  return { middle, level };

  function rippleAt(x: number, below: number): number {
    const far = 0.5 / (below + 0.02);
    return (sumOctaves(noise, x * (4 + far * 0.6), far * 7, 3) - 0.5) * (0.02 + 0.34 * below);
  }

  function wallAt(
    out: Float64Array,
    house: House,
    along: number,
    height: number,
    front: boolean,
  ): void {
    out.set(house.wall);
    const storey = Math.floor(height);
    const bay = Math.floor(along / house.bay);
    const [inBay, inStorey] = [along / house.bay - bay, height - storey];
    const own = noise(bay * 3.7 + house.from * 9.1 + (front ? 40 : 0), storey * 5.3 + 0.5);
    const roof = look.roofs && height > house.top - 0.9;
    if (roof) out.set(mixColours(rgb(0.48 * walls, 0.02, 250), house.wall, 0.1));
    const shop = storey < 1;
    const half = (shop ? 0.86 : look.window) / 2;
    const inside =
      ramp(half - Math.abs(inBay - 0.5), 0, 0.05) *
      ramp((shop ? 0.42 : 0.36) - Math.abs(inStorey - 0.5), 0, 0.05);
    const burning = own < (shop ? lit * 1.8 + 0.12 : lit);
    lay(
      out,
      burning ? [1, 0.82, 0.52] : mixColours(glass, [1, 1, 1], own * 0.28 * walls),
      inside * (roof ? 0.5 : 0.92),
    );
    // The lines stand for cornices of the houses.
    lay(out, mixColours(house.wall, [0, 0, 0], 0.3), 0.5 * ramp(0.08 - inStorey, 0, 0.04));
    lay(out, [0, 0, 0], 0.12 * (sumOctaves(noise, along * 2, height * 2, 2) - 0.3));
  }
}

function houses(painter: SetPainter, look: StreetLook, light: number): House[] {
  const row: House[] = [];
  for (let from = 0; from < 60; ) {
    const to = from + painter.between(1.6, 4.2) * (1 + from * 0.06);
    row.push({
      from,
      to,
      top: painter.between(...look.storeys),
      wall: rgb(
        (look.lightness + painter.between(-0.09, 0.06)) * light,
        look.chroma * painter.between(0.4, 1.5),
        (look.other !== undefined && row.length % 2 === 1 ? look.other : look.hue) +
          painter.between(-1, 1) * look.stray,
      ),
      bay: painter.between(0.42, 0.8),
    });
    from = to;
  }
  return row;
}
