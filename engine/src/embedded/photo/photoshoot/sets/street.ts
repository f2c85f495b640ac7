import type { SKRSContext2D } from '@napi-rs/canvas';
import { ramp } from '../../ramp.ts';
import { lay, mixed, type Rgb, rgb, shine } from './backdrop.ts';
import { eiffelTower } from './eiffel-tower.ts';
import { SIDE, type TimeOfDay } from './frame.ts';
import { cloudy } from './noise-field.ts';
import type { SetPainter } from './set-painter.ts';
import { skyOver } from './sky.ts';
import { standThing } from './things.ts';

/** What a street is lined with. Lengths are in storeys. */
export interface StreetLook {
  /** Hue of the walls in degrees of OKLCH, and how far houses stray from it. */
  hue: number;
  stray: number;
  /** Hue of every other house, where they differ. */
  other?: number;
  /** Lightness of the walls by day. */
  lightness: number;
  chroma: number;
  /** Lowest and highest house. */
  storeys: readonly [low: number, high: number];
  /** Share of the width of a bay that its window takes; 0.8 is a wall of glass. */
  window: number;
  /** Slate roofs with dormers above the last storey. */
  roofs: boolean;
  /** Trees along the pavement. */
  trees: boolean;
  /** Cars at the kerbs and trees between them. */
  traffic: boolean;
  /** True where the Eiffel Tower stands at its end. */
  eiffel?: boolean;
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

/** Distance from the middle of the street to its walls, and height of the eye, in storeys. */
const HALF_WIDTH = 3.4;
const EYE = 0.55;

/**
 * A street that runs away from the camera, house fronts in perspective on both sides and the sky between. Painted sharp,
 * then taken out of focus as a whole, as a lens does.
 */
export function street(painter: SetPainter, time: TimeOfDay, look: StreetLook): void {
  const { noise } = painter;
  const { walls, lit, glass, cast } = LIGHT[time];
  const bottom = painter.horizon / SIDE;
  const aside = painter.random();
  // The tower would stand behind the product.
  const middle = look.eiffel ? (aside < 0.5 ? 0.25 : 0.75) : 0.4 + 0.2 * aside;
  // The pavement is hidden behind what the product stands on.
  const level = bottom * 0.9;
  const { shade: sky, sun } = skyOver(painter, time, level, 0.4);
  const sides = [houses(painter, look, walls), houses(painter, look, walls)] as const;
  const warm: Rgb = [1, 0.8, 0.48];
  const iron: Rgb = time === 'night' ? [1, 0.8, 0.46] : rgb(time === 'day' ? 0.44 : 0.3, 0.03, 50);
  painter.backdrop(3, (x, y, out) => {
    sky(x, y, out);
    const across = x - middle;
    if (look.eiffel) lay(out, iron, 0.82 * eiffelTower(across, level - y));
    const side = across < 0 ? 0 : 1;
    const depth = (HALF_WIDTH * 0.3) / Math.max(0.012, Math.abs(across));
    const scale = 1 / 0.3;
    for (const house of sides[side]) {
      if (house.to < depth) continue;
      // Before the ray meets the wall beside the street it may meet the front of a house that stands out above it.
      const front = house.from > depth;
      const away = front ? house.from : depth;
      const height = (level - y) * away * scale + EYE;
      if (height > house.top || (front && away > 60)) continue;
      const along = front ? Math.abs(across) * away * scale : depth;
      const haze = ramp(away, 3, 40) * 0.7;
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
    // Light of the shops low down.
    if (time !== 'day') shine(out, warm, 0.3 * Math.exp(-Math.abs(y - level) * 16));
  });
  painter.soften(9);
  if (look.traffic) traffic(painter, time, level * SIDE);

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
    if (roof) out.set(mixed(rgb(0.48 * walls, 0.02, 250), house.wall, 0.1));
    const shop = storey < 1;
    const half = (shop ? 0.86 : look.window) / 2;
    const inside =
      ramp(half - Math.abs(inBay - 0.5), 0, 0.05) *
      ramp((shop ? 0.42 : 0.36) - Math.abs(inStorey - 0.5), 0, 0.05);
    const burning = own < (shop ? lit * 1.8 + 0.12 : lit);
    lay(
      out,
      burning ? [1, 0.82, 0.52] : mixed(glass, [1, 1, 1], own * 0.28 * walls),
      inside * (roof ? 0.5 : 0.92),
    );
    // Cornices.
    lay(out, mixed(house.wall, [0, 0, 0], 0.3), 0.5 * ramp(0.08 - inStorey, 0, 0.04));
    lay(out, [0, 0, 0], 0.12 * (cloudy(noise, along * 2, height * 2, 2) - 0.3));
  }
}

/** Bodies of cars, as most are painted. */
const PAINT = ['#33373f', '#d4d6d8', '#93302a'] as const;

/** How far from the middle things stand on a side, and how large they are there. */
const ALONG = [
  [0.16, 0.36],
  [0.29, 0.62],
  [0.45, 1],
] as const;

/** Young trees and parked cars on both sides, nearer ones larger, and the lamps of those that come. */
function traffic(painter: SetPainter, time: TimeOfDay, level: number): void {
  const light = { day: 1, sunset: 0.62, night: 0.32 }[time];
  painter.blurred(13, (context) => {
    for (const side of [-1, 1])
      for (const [away, size] of ALONG) {
        const x = SIDE * (0.5 + side * away) + side * 26 * size;
        crown(painter, context, x, level - 250 * size, 150 * size, light);
      }
  });
  for (const side of [-1, 1])
    for (const [away, size] of ALONG)
      standThing(painter, {
        kind: 'car',
        x: SIDE * (0.5 + side * away) - side * 36 * size,
        base: level + 34 * size + 16,
        height: 122 * size,
        blur: 8,
        body: PAINT[Math.floor(painter.random() * PAINT.length)] ?? PAINT[0],
        turn: side < 0 ? 0.5 : -0.9,
        light,
      });
  if (time === 'day') return;
  painter.bokeh(['#fff2cf', '#ff5a44'], 14, level - 30, level + 20, 8, 20, 2);
}

/** The crown of a tree on its trunk. */
function crown(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  light: number,
): void {
  const shade = (red: number, green: number, blue: number, tone: number) =>
    `rgb(${Math.round(red * tone)},${Math.round(green * tone)},${Math.round(blue * tone)})`;
  context.globalAlpha = 1;
  context.fillStyle = shade(72, 60, 52, light);
  context.fillRect(x - radius * 0.05, y, radius * 0.1, radius * 1.9);
  for (let clump = 0; clump < 46; clump++) {
    const turn = painter.between(0, 6.3);
    const out = Math.sqrt(painter.random()) * radius;
    const [dx, dy] = [Math.cos(turn) * out * 0.8, Math.sin(turn) * out];
    // Lit from above and the left.
    context.fillStyle = shade(
      108,
      128,
      72,
      light * (0.78 - 0.3 * (dy / radius) - 0.14 * (dx / radius)),
    );
    context.globalAlpha = 0.75;
    context.beginPath();
    context.arc(x + dx, y + dy, radius * painter.between(0.12, 0.26), 0, Math.PI * 2);
    context.fill();
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

/** Crowns of the trees on both pavements, out of focus. */
export function avenue(painter: SetPainter, time: TimeOfDay): void {
  const dim = { day: 1, sunset: 0.72, night: 0.4 }[time];
  for (const side of [-1, 1])
    painter.blurred(13, (context) => {
      context.fillStyle = `rgb(${Math.round(70 * dim)},${Math.round(58 * dim)},${Math.round(50 * dim)})`;
      const x = SIDE * (0.5 + side * 0.44);
      context.fillRect(x - 11, painter.horizon * 0.45, 22, painter.horizon);
      for (let leaf = 0; leaf < 90; leaf++) {
        const tone = painter.between(0.5, 1.15) * dim;
        context.fillStyle = `rgb(${Math.round(96 * tone)},${Math.round(128 * tone)},${Math.round(58 * tone)})`;
        context.globalAlpha = 0.7;
        context.beginPath();
        context.arc(
          x + side * 40 + painter.between(-150, 150),
          painter.horizon * 0.28 + painter.between(-150, 130),
          painter.between(14, 40),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    });
}
