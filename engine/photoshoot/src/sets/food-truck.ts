import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintBulbs } from '../kit/bulbs.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { OLD_TOWN, paintStreet } from '../kit/street.ts';
import { paintAvenue } from '../kit/traffic.ts';

/**
 * Photoshoot scene that shows a food truck at the kerb: a lit hatch under a striped awning, a board with the menu, and
 * a string of bulbs.
 */
export const foodTruck = defineSet({
  light: 'hours',
  paint,
});

/**
 * Position of the truck's body: left, top, width and height, as shares of the picture's side and of the height
 * above the floor.
 */
const BODY = [0.12, 0.24, 0.76, 0.67] as const;
/**
 * Position of the truck's hatch: left, top, width and height, as shares of the picture's side and of the height
 * above the floor.
 */
const HATCH = [0.2, 0.43, 0.44, 0.27] as const;
/** Number of stripes of the awning over the hatch. */
const AWNING_STRIPES = 12;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { horizon } = painter;
  const time = painter.view.time ?? chooseByPick(['sunset', 'day'], pick);
  const dim = { day: 1, sunset: 0.86, night: 0.62 }[time];
  paintStreet(painter, time, OLD_TOWN);
  paintAvenue(painter, time);
  painter.soften(9);
  painter.blurred(6, (context) =>
    truck(context, horizon, dim, hue ?? chooseByPick([185, 30, 85], pick)),
  );
  paintPool(painter.context, 'screen', {
    x: SIDE * (HATCH[0] + HATCH[2] / 2),
    y: horizon * 0.5,
    reach: 330,
    stops: LAMPLIGHT,
  });
  bulbs(painter);
  painter.floor({
    material: 'paving',
    light: oklch(0.72 * dim * dim, 0.015, 75),
    dark: oklch(0.42 * dim * dim, 0.015, 70),
    sheen: 0.08,
  });
  // At night, light from the hatch falls on the street.
  if (time === 'night')
    paintPool(painter.context, 'screen', {
      x: SIDE * 0.45,
      y: horizon,
      reach: 620,
      stops: LAMPLIGHT,
    });
  else paintOutdoorLight(painter, horizon);
  return { gloss: 0.05, shadowSide: 1, shadow: 0.36 };
}

function truck(context: SKRSContext2D, horizon: number, dim: number, hue: number): void {
  const paint = (lightness: number, chroma = 0.1) => oklch(lightness * dim, chroma, hue);
  const box = ([left, top, width, height]: readonly [number, number, number, number]) =>
    [SIDE * left, horizon * top, SIDE * width, horizon * height] as const;
  const [x, y, wide, tall] = box(BODY);
  context.fillStyle = '#17181a';
  context.fillRect(x + 30, y + tall - 20, wide - 60, 60);
  for (const wheel of [0.24, 0.76]) {
    context.beginPath();
    context.arc(SIDE * wheel, y + tall, 62, 0, Math.PI * 2);
    context.fill();
  }
  const side = context.createLinearGradient(0, y, 0, y + tall);
  side.addColorStop(0, paint(0.86, 0.07));
  side.addColorStop(0.12, paint(0.72));
  side.addColorStop(1, paint(0.5));
  context.fillStyle = side;
  context.beginPath();
  context.roundRect(x, y, wide, tall, 54);
  context.fill();
  context.fillStyle = oklch(0.95 * dim, 0.02, 90);
  context.fillRect(x, y + tall * 0.8, wide, tall * 0.08);
  const [left, top, width, height] = box(HATCH);
  const inside = context.createLinearGradient(0, top, 0, top + height);
  inside.addColorStop(0, '#ffdf9f');
  inside.addColorStop(1, '#a8662c');
  context.fillStyle = inside;
  context.fillRect(left, top, width, height);
  context.fillStyle = 'rgba(60,34,16,0.75)';
  context.fillRect(left, top + height * 0.56, width, 9);
  for (let jar = 0; jar < 9; jar++) {
    context.fillStyle = oklch(0.55, 0.12, (jar * 67) % 360);
    const high = height * (0.2 + 0.07 * (jar % 3));
    context.fillRect(left + 24 + jar * width * 0.105, top + height * 0.56 - high, 32, high);
  }
  context.fillStyle = oklch(0.82 * dim, 0.015, 240);
  context.fillRect(left - 26, top + height, width + 52, 22);
  // The stripes of the awning widen towards the camera.
  for (let stripe = 0; stripe < AWNING_STRIPES; stripe++) {
    const at = (edge: number, spread: number) =>
      left - spread + ((width + 2 * spread) * edge) / AWNING_STRIPES;
    context.fillStyle =
      stripe % 2 === 0 ? oklch(0.56 * dim, 0.19, 27) : oklch(0.97 * dim, 0.01, 90);
    context.beginPath();
    context.moveTo(at(stripe, 8), top - horizon * 0.05);
    context.lineTo(at(stripe + 1, 8), top - horizon * 0.05);
    context.lineTo(at(stripe + 1, 52), top + horizon * 0.07);
    context.lineTo(at(stripe, 52), top + horizon * 0.07);
    context.fill();
  }
  context.fillStyle = '#25292a';
  context.fillRect(SIDE * 0.72, top, SIDE * 0.13, height);
  context.fillStyle = 'rgba(250,246,232,0.85)';
  for (let line = 0; line < 6; line++)
    context.fillRect(SIDE * 0.735, top + 22 + line * 34, SIDE * (line === 0 ? 0.1 : 0.07), 9);
}

/** Paints bulbs on a sagging string above the truck. */
function bulbs(painter: SetPainter): void {
  const places = Array.from({ length: 15 }, (_, bulb) => {
    const along = (bulb + 0.5) / 15;
    const sag = Math.sin(along * Math.PI * 2) ** 2;
    return [SIDE * along, painter.horizon * (0.03 + 0.07 * sag)] as const;
  });
  paintBulbs(painter, places, [
    { blur: 18, radius: 24, colour: '#ffb65a', opacity: 0.75 },
    { blur: 3, radius: 10, colour: '#fff2cf' },
  ]);
}
