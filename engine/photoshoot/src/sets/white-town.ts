import { oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE, type TimeOfDay } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/**
 * Photoshoot scene that shows an island in the Aegean: white walls above the sea, a blue dome, and bougainvillea.
 */
export const whiteTown = defineSet({
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { horizon } = painter;
  const time = painter.view.time ?? 'day';
  const blue = hue ?? 252;
  paintSea(painter, time);
  const colours = {
    day: { lit: '#f5f1ea', shade: '#b9c8e2', paint: oklch(0.5, 0.15, blue) },
    sunset: { lit: '#ffdcc0', shade: '#b79bc0', paint: oklch(0.44, 0.12, blue + 15) },
    night: { lit: '#7482ac', shade: '#39446e', paint: oklch(0.3, 0.09, blue) },
  }[time];
  paintHouses(painter, colours, { blue, isNight: time === 'night' });
  paintFlowers(painter, { day: 1, sunset: 0.8, night: 0.4 }[time]);
  painter.floor({
    material: 'tile',
    light: oklch(0.96, 0.012, 85),
    dark: oklch(0.74, 0.016, 80),
    sheen: 0.08,
  });
  if (time === 'day') painter.dapple(0.1);
  paintOutdoorLight(painter, horizon);
  return { gloss: 0.06, shadowSide: 1, shadow: 0.46 };
}

/** Paints the sky, and the sea below the sky. */
function paintSea(painter: SetPainter, time: TimeOfDay): void {
  const line = (Math.max(1, painter.horizon) / SIDE) * 0.66;
  const { shade: sky } = paintSky(painter, time, line, 0.2);
  const [sea, far] = [
    rgb(time === 'night' ? 0.2 : 0.5, 0.11, 240),
    rgb(time === 'night' ? 0.26 : 0.72, 0.07, 225),
  ];
  painter.backdrop(4, (x, y, out) => {
    sky(x, y, out);
    if (y < line) return;
    out.set(sea);
    lay(out, far, ramp(line + 0.1 - y, 0, 0.1) + (painter.noise(x * 30, y * 160) - 0.5) * 0.12);
  });
}

/** Colours of walls in light and in shade, of painted doors, and of the dome. */
interface TownColours {
  lit: string;
  shade: string;
  paint: string;
}

/** Paints houses with a door and windows, and the church behind the houses. */
function paintHouses(painter: SetPainter, colours: TownColours, dome: DomeLook): void {
  const { horizon, context } = painter;
  const { lit, shade, paint } = colours;
  const block = (left: number, top: number, width: number) => {
    const x = SIDE * left;
    const front = context.createLinearGradient(x, 0, x + SIDE * width, horizon * 0.12);
    front.addColorStop(0, lit);
    front.addColorStop(0.62, lit);
    front.addColorStop(0.7, shade);
    front.addColorStop(1, shade);
    return [front, x, horizon * top, SIDE * width, horizon * (1 - top) + 40] as const;
  };
  painter.blurred(6, (layer) => {
    paintChurch(layer, horizon, colours, dome);
    for (const [left, top, width] of [
      [0.82, 0.34, 0.3],
      [0.56, 0.72, 0.28],
      [-0.06, 0.24, 0.3],
      [0.12, 0.62, 0.2],
    ] as const) {
      const [front, ...rest] = block(left, top, width);
      layer.fillStyle = front;
      layer.fillRect(...rest);
    }
    layer.fillStyle = paint;
    layer.beginPath();
    layer.roundRect(SIDE * 0.03, horizon * 0.56, 92, horizon * 0.5, [46, 46, 0, 0]);
    layer.fill();
    for (const [left, top] of [
      [0.88, 0.46],
      [0.64, 0.8],
    ] as const)
      layer.fillRect(SIDE * left, horizon * top, 46, 66);
  });
}

/** The hue of the church's dome, and whether the picture shows the night. */
interface DomeLook {
  blue: number;
  isNight: boolean;
}

/** Paints a church: a round base with a dome and a cross. */
function paintChurch(
  layer: SKRSContext2D,
  horizon: number,
  { lit, paint }: TownColours,
  { blue, isNight }: DomeLook,
): void {
  layer.fillStyle = lit;
  layer.fillRect(SIDE * 0.64, horizon * 0.46, SIDE * 0.2, horizon);
  const [x, y, radius] = [SIDE * 0.74, horizon * 0.46, SIDE * 0.105];
  const dome = layer.createRadialGradient(
    x - radius * 0.4,
    y - radius * 0.5,
    0,
    x,
    y,
    radius * 1.2,
  );
  dome.addColorStop(0, oklch(isNight ? 0.4 : 0.72, 0.13, blue - 8));
  dome.addColorStop(0.5, paint);
  dome.addColorStop(1, oklch(isNight ? 0.18 : 0.34, 0.12, blue + 6));
  layer.fillStyle = dome;
  layer.beginPath();
  layer.arc(x, y, radius, Math.PI, 0);
  layer.fill();
  layer.fillStyle = lit;
  layer.fillRect(x - 4, y - radius - 44, 8, 46);
  layer.fillRect(x - 15, y - radius - 32, 30, 8);
}

/** Paints bougainvillea over the wall on the left. */
function paintFlowers(painter: SetPainter, dim: number): void {
  const { horizon } = painter;
  painter.blurred(6, (layer) => {
    for (let flower = 0; flower < 190; flower++) {
      const along = painter.random();
      layer.fillStyle =
        flower % 4 === 0
          ? oklch(0.5 * dim, 0.09, 140)
          : oklch(painter.between(0.56, 0.72) * dim, 0.2, painter.between(345, 362));
      layer.beginPath();
      layer.arc(
        SIDE * (0.27 - along * 0.3) + painter.between(-30, 40),
        horizon * (0.2 + along * 0.1 + painter.random() ** 2 * 0.3 * (1 - along)),
        painter.between(6, 17),
        0,
        Math.PI * 2,
      );
      layer.fill();
    }
  });
}
