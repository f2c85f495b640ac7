import { norm, oklch, withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, rgb } from '../kit/backdrop.ts';
import { SIDE, type TimeOfDay } from '../kit/frame.ts';
import { cloudy } from '../kit/noise-field.ts';
import { byPick, type PaintSet } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { skyOver } from '../kit/sky.ts';
import { street, TOWERS } from '../kit/street.ts';

interface Row {
  base: number;
  lightness: number;
  /** Height as a share of the side. */
  height: number;
  /** Share of the windows that are lit. */
  lit: number;
  glass: string;
}

/** A row of buildings: each lit from the left, with floors of windows; rows behind stand paler in the haze. */
export function skyline(painter: SetPainter, { base, lightness, height, lit, glass }: Row) {
  return (context: SKRSContext2D) => {
    for (let x = -80; x < SIDE + 40; ) {
      const width = painter.between(70, 170);
      const tall = SIDE * height * painter.between(0.5, 1.3);
      const top = painter.horizon - tall;
      const wall = lightness + painter.between(-0.05, 0.05);
      const warm = base + painter.between(-25, 25);
      const front = context.createLinearGradient(x, 0, x + width, 0);
      front.addColorStop(0, oklch(wall + 0.07, 0.03, warm));
      front.addColorStop(0.7, oklch(wall, 0.03, warm));
      front.addColorStop(1, oklch(wall * 0.72, 0.03, warm));
      context.fillStyle = front;
      context.fillRect(x, top, width, tall + 40);
      if (painter.random() < 0.4) context.fillRect(x + width * 0.3, top - 26, width * 0.34, 30);
      const [wide, high] = byPick(
        [
          [9, 13],
          [14, 9],
          [6, 22],
        ],
        Math.floor(painter.random() * 3),
      );
      for (let column = 8; column < width - wide; column += wide * 1.7) {
        for (let row = 12; row < tall - 8; row += high * 1.55) {
          const burning = painter.random() < lit;
          context.fillStyle = !burning
            ? glass
            : painter.random() < 0.8
              ? withAlpha('#ffce82', painter.between(0.55, 1))
              : 'rgba(190,222,255,0.85)';
          context.fillRect(x + column, top + row, wide, high);
        }
      }
      x += width + painter.between(-18, 26);
    }
  };
}

const CITY: Readonly<
  Record<TimeOfDay, { far: number; near: number; lit: number; lamps: number; glass: string }>
> = {
  day: { far: 0.78, near: 0.6, lit: 0.02, lamps: 0, glass: 'rgba(60,90,130,0.55)' },
  sunset: { far: 0.5, near: 0.27, lit: 0.3, lamps: 1, glass: 'rgba(20,24,50,0.5)' },
  night: { far: 0.3, near: 0.17, lit: 0.42, lamps: 1, glass: 'rgba(8,10,24,0.6)' },
};

export const urban: PaintSet = (painter, hue, pick) => {
  const time =
    painter.view.time ??
    (painter.view.key === 'high' ? 'day' : byPick(['sunset', 'day', 'night', 'sunset'], pick));
  const base = hue ?? (time === 'day' ? 75 : 268);
  const { far, near, lit, lamps, glass } = CITY[time];
  if (time === 'day' || pick % 2 === 0)
    street(painter, time, hue === null ? TOWERS : { ...TOWERS, hue, other: hue, chroma: 0.06 });
  else {
    const { shade } = skyOver(painter, time, painter.horizon / SIDE, 0.35);
    // Only the moon has an edge.
    painter.backdrop(time === 'night' ? 4 : 8, shade);
    const row = { base, lit, glass };
    painter.blurred(18, skyline(painter, { ...row, lightness: far, height: 0.42 }));
    painter.haze(time === 'sunset' ? 'rgba(255,170,110,0.34)' : 'rgba(70,90,160,0.28)');
    painter.blurred(12, skyline(painter, { ...row, lightness: near, height: 0.27 }));
  }
  const lights = ['#ffb35c', '#ff5d5d', '#ffd9a0', '#ffe9c4', '#8fd0ff', '#ffc06a'];
  painter.bokeh(
    lights,
    Math.round(50 * lamps),
    painter.horizon * 0.74,
    painter.horizon * 0.99,
    9,
    30,
    1.5,
  );
  painter.bokeh(
    lights,
    Math.round(12 * lamps),
    painter.horizon * 0.3,
    painter.horizon * 0.75,
    18,
    46,
    2,
  );
  painter.floor(
    time === 'day'
      ? {
          material: 'paving',
          light: oklch(0.86, 0.012, 85),
          dark: oklch(0.42, 0.012, 80),
          vein: oklch(0.6, 0.012, 230),
          sheen: 0.12,
        }
      : {
          material: 'paving',
          light: oklch(time === 'night' ? 0.42 : 0.56, 0.02, 265),
          dark: oklch(time === 'night' ? 0.12 : 0.19, 0.02, 265),
          // Seen from above a puddle shows no sky.
          vein:
            painter.horizon === 0
              ? oklch(time === 'night' ? 0.2 : 0.33, 0.015, 265)
              : time === 'night'
                ? '#27305c'
                : '#9a746c',
          sheen: 0.5,
        },
  );
  return time === 'day'
    ? { gloss: 0.1, shadowSide: 1, shadow: 0.4 }
    : { gloss: 0.3, shadowSide: 1, shadow: 0.26 };
};

/** A street of signs after dark, wet underfoot. */
export const neonStreet: PaintSet = (painter, hue) => {
  const base = hue ?? 330;
  const colours = [base, base - 130, base + 40, base - 95, base + 85].map((turn) =>
    oklch(0.74, 0.21, turn),
  );
  const bottom = painter.horizon / SIDE;
  const { noise } = painter;
  const [dark, mist] = [rgb(0.16, 0.06, 285), rgb(0.52, 0.17, base - 20)];
  painter.backdrop(6, (x, y, out) => {
    // The street runs away into its own glow.
    const away = norm((x - 0.5) * 1.5, y - bottom * 0.86);
    out.set(dark);
    lay(out, mist, Math.exp(-away * 3.2) * (0.75 + cloudy(noise, x * 3, y * 3, 3) * 0.6));
  });
  const signs = Array.from({ length: 26 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const near = painter.random() ** 0.8;
    return {
      x: SIDE * (0.5 + side * (0.1 + near * 0.42)),
      y: painter.horizon * (0.86 - painter.between(0.05, 0.85) * (0.25 + near * 0.75)),
      width: 14 + near * painter.between(24, 60),
      height: (20 + near * painter.between(60, 190)) * painter.between(0.5, 1),
      colour: colours[index % colours.length] ?? '#ff4fa0',
    };
  });
  for (const side of [-1, 1])
    painter.blurred(10, (context) => {
      for (let house = 0; house < 4; house++) {
        const inner = SIDE * (0.5 + side * (0.09 + house * 0.11));
        const top = painter.horizon * (0.62 - house * 0.2);
        context.fillStyle = oklch(0.17 - house * 0.02, 0.045, 285);
        context.fillRect(inner, top, side * SIDE * 0.5, painter.horizon - top + 40);
      }
    });
  for (const [blur, opacity, grown] of [
    [34, 0.8, 12],
    [6, 0.95, 0],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        context.globalCompositeOperation = 'lighter';
        for (const { x, y, width, height, colour } of signs) {
          context.strokeStyle = colour;
          context.fillStyle = withAlpha(colour, 0.34);
          context.lineWidth = 7 + grown;
          context.beginPath();
          context.roundRect(x - width / 2, y - height / 2, width, height, 8);
          context.fill();
          context.stroke();
          if (grown > 0) continue;
          // Characters, far too blurred to read.
          context.fillStyle = '#fff6ff';
          for (let letter = 0; letter < Math.floor(height / width) - 0.5; letter++) {
            const top = y - height / 2 + width * (letter + 0.3);
            context.fillRect(x - width * 0.24, top, width * 0.48, width * 0.1);
            context.fillRect(x - width * 0.06, top, width * 0.12, width * 0.5);
            context.fillRect(x - width * 0.24, top + width * 0.3, width * 0.48, width * 0.09);
          }
        }
      },
      opacity,
    );
  painter.bokeh(colours, 34, painter.horizon * 0.55, painter.horizon * 0.98, 8, 34, 1.5);
  painter.floor({
    material: 'asphalt',
    light: oklch(0.32, 0.04, 285),
    dark: oklch(0.08, 0.03, 285),
    vein: oklch(0.36, 0.13, base),
    sheen: 0.62,
  });
  return { gloss: 0.38, shadowSide: 1, shadow: 0.2 };
};

export const night: PaintSet = (painter, hue) => {
  const base = hue ?? 300;
  painter.wall(oklch(0.28, 0.1, base), oklch(0.09, 0.04, base - 20));
  const tube = (index: number, context: SKRSContext2D) => {
    context.beginPath();
    context.roundRect(
      SIDE * (0.17 + index * 0.07),
      SIDE * (0.1 + index * 0.07),
      SIDE * (0.66 - index * 0.14),
      painter.horizon,
      60,
    );
    context.stroke();
  };
  const colours = [oklch(0.72, 0.22, base + 40), oklch(0.8, 0.15, base - 100)];
  for (const [blur, width] of [
    [70, 70],
    [22, 26],
    [3, 9],
  ] as const) {
    painter.blurred(
      blur,
      (context) => {
        for (const [index, colour] of colours.entries()) {
          context.strokeStyle = blur < 10 ? '#fff4ff' : colour;
          context.lineWidth = width;
          tube(index, context);
        }
      },
      blur > 50 ? 0.7 : 0.95,
    );
  }
  painter.floor({
    material: 'concrete',
    light: oklch(0.3, 0.06, base),
    dark: oklch(0.09, 0.03, base),
    sheen: 0.55,
  });
  return { gloss: 0.36, shadowSide: -1, shadow: 0.2 };
};
