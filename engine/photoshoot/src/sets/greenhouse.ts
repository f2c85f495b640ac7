import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, mixColours, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE, type TimeOfDay } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows the inside of a greenhouse of glass and white iron, full of plants, along the
 * greenhouse's length.
 */
export const greenhouse = defineSet({
  indoors: true,
  light: 'hours',
  foreground: 'leaves',
  paint,
});

const DIM: Readonly<Record<TimeOfDay, number>> = { day: 1, sunset: 0.86, night: 0.36 };

/** Half the width of the greenhouse, in metres. */
const HALF_WIDTH = 2.2;
/** Height of the greenhouse's eaves above the camera, in metres. */
const EAVES = 1.5;
/** Height of the greenhouse's ridge above the camera, in metres. */
const RIDGE = 2.6;
/** Width of a bay (the glass between two ribs), in metres. */
const BAY = 1.3;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise } = painter;
  const time = painter.view.time ?? 'day';
  const dim = DIM[time];
  const level = (painter.horizon / SIDE) * 0.9;
  const middle = painter.between(0.42, 0.58);
  const [day, haze] = [
    rgb(0.97 * dim, time === 'sunset' ? 0.07 : 0.025, time === 'sunset' ? 55 : 190),
    rgb(0.86 * dim, time === 'sunset' ? 0.1 : 0.05, time === 'sunset' ? 40 : 165),
  ];
  const iron = rgb(0.93 * dim, 0.008, 150);
  const shade = rgb(0.5 * dim, 0.03, 165);
  const [leafy, deep] = [rgb(0.6 * dim, 0.13, 135), rgb(0.32 * dim, 0.08, 145)];
  painter.backdrop(3, (x, y, out) => {
    const across = x - middle;
    const up = level - y;
    // The roof slopes from the eaves to the ridge; the walls are below the eaves.
    const wallAway = (HALF_WIDTH * 0.4) / Math.max(0.004, Math.abs(across));
    const wallUp = (up * wallAway) / 0.4;
    const roof = wallUp > EAVES;
    const slope = (RIDGE - EAVES) / HALF_WIDTH;
    const away = roof ? (RIDGE * 0.4) / Math.max(0.004, up + slope * Math.abs(across)) : wallAway;
    const along = (away / BAY) % 1;
    out.set(mixColours(day, haze, ramp(away, 2, 14)));
    const rib = Math.min(along, 1 - along) * BAY;
    const grid = roof
      ? Math.abs((((across * away) / 0.4 / 0.55 + 40) % 1) - 0.5)
      : Math.abs(((wallUp / 0.75 + 20) % 1) - 0.5);
    const bar = Math.max(ramp(0.07 - rib, 0, 0.035), 0.75 * ramp(grid, 0.45, 0.48));
    if (!roof && wallUp < EAVES - 0.2) {
      const bush = sumOctaves(noise, away * 2.1 + (across > 0 ? 30 : 0), wallUp * 2.4 + 9, 4);
      const grown = ramp(bush - 0.24 * (wallUp + 0.2), 0.36, 0.46);
      lay(out, mixColours(deep, leafy, ramp(bush, 0.4, 0.72)), 0.9 * grown);
    }
    lay(out, iron, bar * (roof ? 0.95 : 0.6));
    lay(out, shade, bar * 0.35 * ramp(away, 1, 6));
    lay(out, iron, ramp(0.05 - Math.abs(wallUp - EAVES), 0, 0.03));
    // Far away, only light and leaves are visible in the greenhouse.
    lay(out, haze, 0.75 * ramp(away, 5, 16));
  });
  painter.soften(4);
  for (const [share, height, colour] of [
    [0.06, 330, '#b5643c'],
    [0.2, 210, '#e6ded0'],
    [0.82, 230, '#c98d5a'],
    [0.95, 350, '#8a8f86'],
  ] as const)
    paintStandingObject(painter, {
      kind: 'plant',
      x: SIDE * share,
      base: painter.horizon + height * 0.12,
      height,
      blur: 8,
      body: colour,
      light: dim,
    });
  painter.leaves(8, hue ?? 138, 0.46 * (0.5 + 0.5 * dim), 9, SIDE * 0.02, SIDE * 0.34);
  if (time !== 'night') painter.sunbeams(0.16, '255,250,225');
  painter.floor({
    material: chooseByPick(['wood', 'tile'], pick),
    light: oklch(0.78 * (0.4 + 0.6 * dim), 0.035, 80),
    dark: oklch(0.5 * (0.4 + 0.6 * dim), 0.04, 75),
    sheen: 0.08,
  });
  if (time !== 'night') painter.dapple(0.2);
  return { gloss: 0.05, shadowSide: 1, shadow: 0.36 };
}
