import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, type Rgb, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE, type TimeOfDay } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a railway platform under a roof of glass and iron, with a train on one side and lamps and
 * pillars on the opposite side.
 */
export const trainStation = defineSet({
  light: 'hours',
  within: 'urban',
  paint,
});

const DIM: Readonly<Record<TimeOfDay, number>> = { day: 1, sunset: 0.78, night: 0.4 };

/** Half the width of the platform, in metres. */
const HALF_WIDTH = 2.6;
/** Height of the camera above the platform, in metres. */
const EYE = 1.2;
/**
 * Measures of the train in metres: its height and the heights of its windows above the platform, and the
 * distances between windows and between doors.
 */
const TRAIN = { top: 3.5, sill: 1.15, lintel: 2.25, bay: 2.1, door: 6.3 } as const;
/** Height of the roof above the platform, in metres. */
const ROOF = 6.2;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const time = painter.view.time ?? 'day';
  const dim = DIM[time];
  const level = (painter.horizon / SIDE) * 0.84;
  const middle = painter.between(0.47, 0.6);
  const { shade: sky } = paintSky(painter, time, level, 0.3);
  const body = rgb(0.9 * dim, 0.012, 250);
  const stripe = rgb(0.46 * dim, 0.11, hue ?? 255);
  const iron = rgb(0.3 * dim, 0.02, 200);
  const wall = rgb(0.7 * dim, 0.045, 55);
  const mortar = rgb(0.6 * dim, 0.035, 50);
  const glow: Rgb = time === 'day' ? [0.97, 0.97, 0.95] : [1, 0.82, 0.56];
  const ground = rgb(0.6 * dim, 0.012, 80);
  painter.backdrop(3, (x, y, out) => {
    const across = Math.max(0.004, Math.abs(x - middle));
    const away = (HALF_WIDTH * 0.34) / across;
    const height = (level - y) * away * 3 + EYE;
    const roofAway = ((ROOF - EYE) * 0.34) / Math.max(0.004, level - y);
    if (height < 0) out.set(ground);
    else if (height > ROOF) {
      // The roof of the station consists of glass between crosswise and lengthwise ribs.
      sky(x, y, out);
      lay(out, glow, 0.5);
      const rib = Math.abs(((roofAway / 1.6) % 1) - 0.5);
      const beam = Math.abs((((x - middle) * roofAway * 1.1 + 40) % 1) - 0.5);
      lay(out, iron, 0.85 * ramp(rib, 0.4, 0.46) + 0.4 * ramp(beam, 0.44, 0.48));
    } else if (x < middle) {
      out.set(body);
      if (height > TRAIN.top) {
        sky(x, y, out);
        lay(out, glow, 0.35);
        lay(out, wall, 0.5);
      } else {
        const bay = (away / TRAIN.bay) % 1;
        const door = Math.abs(((away / TRAIN.door) % 1) - 0.5) < 0.13;
        const pane =
          ramp(0.41 - Math.abs(bay - 0.5), 0, 0.05) *
          ramp(height - TRAIN.sill, 0, 0.08) *
          ramp(TRAIN.lintel - height, 0, 0.08);
        lay(out, stripe, door ? 0.85 : ramp(0.16 - Math.abs(height - 0.85), 0, 0.04));
        lay(out, time === 'day' ? [0.16, 0.2, 0.25] : [1, 0.85, 0.6], 0.92 * pane);
        addLight(out, [1, 1, 1], 0.2 * dim * pane * ramp(noise(away * 2, height * 2), 0.5, 0.9));
        lay(out, [0.05, 0.06, 0.07], 0.7 * ramp(0.28 - height, 0, 0.2));
        addLight(out, [1, 1, 1], 0.12 * dim * ramp(height, 2.6, 3.1));
      }
    } else {
      out.set(wall);
      const course = Math.abs(((height * 5) % 1) - 0.5);
      lay(
        out,
        mortar,
        0.6 * ramp(course, 0.4, 0.46) + (sumOctaves(noise, away, height * 2, 3) - 0.5),
      );
      // Posters hang along the wall of the platform.
      const poster = (away / 3.1) % 1;
      const framed =
        ramp(0.3 - Math.abs(poster - 0.5), 0, 0.02) * ramp(0.72 - Math.abs(height - 2), 0, 0.03);
      const number = Math.floor(away / 3.1);
      lay(out, rgb((0.5 + 0.3 * noise(number * 3.3, 1)) * dim, 0.11, number * 97), 0.9 * framed);
      // Iron pillars stand in front of the platform's wall.
      lay(out, iron, 0.92 * ramp(0.07 - Math.abs(((away / 3.6) % 1) - 0.1), 0, 0.02));
      lay(out, [0.05, 0.05, 0.05], 0.4 * ramp(0.5 - height, 0, 0.5));
    }
    lay(out, time === 'night' ? [0.12, 0.14, 0.2] : glow, 0.62 * ramp(away, 3, 22));
  });
  painter.soften(7);
  painter.bokeh(
    time === 'day' ? ['#ffffff', '#fff3dc'] : ['#ffd79a', '#fff0cc', '#ff8f6a'],
    time === 'day' ? 8 : 26,
    painter.horizon * 0.3,
    painter.horizon * 0.84,
    8,
    26,
    2,
  );
  paintStandingObject(painter, {
    kind: 'suitcase',
    x: SIDE * 0.86,
    base: painter.horizon + 26,
    height: 210,
    blur: 9,
    body: oklch(0.5, 0.09, hue ?? 45),
    turn: 0.5,
    light: dim,
  });
  painter.floor({
    material: 'tile',
    light: oklch(0.8 * (0.4 + 0.6 * dim), 0.012, 80),
    dark: oklch(0.5 * (0.4 + 0.6 * dim), 0.014, 75),
    sheen: 0.2,
  });
  return { gloss: 0.12, shadowSide: 1, shadow: 0.36 };
}
