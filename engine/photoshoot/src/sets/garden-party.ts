import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { paintBulbs } from '../kit/bulbs.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintWoods } from '../kit/woods.ts';

/**
 * Photoshoot scene that shows a garden party: strings of bulbs and pennants between trees, laid tables, and a white
 * tablecloth in front.
 */
export const gardenParty = defineSet({
  light: 'hours',
  ownProps: ['flowers', 'leaves', 'lights'],
  paint,
});

/** Number of bulbs on each string. */
const BULBS = 17;
/**
 * Vertical positions at which the strings of bulbs hang: 0 is the picture's top, 1 the far edge of the floor.
 */
const STRINGS = [0.05, 0.42] as const;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const horizon = Math.max(1, painter.horizon);
  const { bloom, time } = painter.view;
  const petals = bloom === 'white' ? 90 : (bloom ?? hue ?? chooseByPick([10, 350, 70, 320], pick));
  const colourful = bloom === 'white' ? 0.015 : 0.12;
  const night = time === 'night';
  paintWoods(painter, {
    light: rgb(night ? 0.5 : 0.95, 0.08, 112),
    middle: rgb(night ? 0.3 : 0.7, 0.11, 130),
    dark: rgb(night ? 0.16 : 0.36, 0.075, 142),
    trunk: rgb(night ? 0.14 : 0.32, 0.03, 80),
  });
  painter.blurred(9, (context) => pennants(context, horizon, petals));
  for (const [share, size] of [
    [0.14, 1],
    [0.86, 1.08],
    [0.5, 0.66],
  ] as const)
    table(painter, SIDE * share, horizon, { size, petals, colourful });
  paintOutdoorLight(painter);
  const bulbs = STRINGS.flatMap((top, string) =>
    Array.from({ length: BULBS }, (_, bulb) => {
      const along = bulb / (BULBS - 1);
      const sag = Math.sin((along * 2 + string * 0.5) * Math.PI) ** 2;
      return [SIDE * along, horizon * (top + 0.1 * sag)] as const;
    }),
  );
  paintBulbs(
    painter,
    bulbs,
    [
      { blur: 20, radius: 25, colour: '#ffba62', opacity: night ? 0.85 : 0.6 },
      { blur: 3.5, radius: 11, colour: '#fff3d4' },
    ],
    night ? 'lighter' : 'source-over',
  );
  painter.floor({
    material: 'cloth',
    light: oklch(night ? 0.66 : 0.96, 0.012, 85),
    dark: oklch(night ? 0.5 : 0.83, 0.018, 80),
    sheen: 0.03,
  });
  if (time === 'sunset') paintOutdoorLight(painter, horizon);
  return { gloss: 0.03, shadowSide: 1, shadow: 0.36 };
}

/** Paints pennants on a sagging line, in the colours of the garden's flowers. */
function pennants(context: SKRSContext2D, horizon: number, hue: number): void {
  for (let flag = 0; flag < 14; flag++) {
    const x = (SIDE * (flag + 0.5)) / 14;
    const y = horizon * (0.24 + 0.05 * Math.sin((flag / 13) * Math.PI * 2) ** 2);
    context.fillStyle = oklch(
      flag % 3 === 1 ? 0.95 : 0.78,
      flag % 3 === 1 ? 0.02 : 0.1,
      hue + (flag % 3) * 34,
    );
    context.beginPath();
    context.moveTo(x - 30, y);
    context.lineTo(x + 30, y);
    context.lineTo(x, y + 62);
    context.fill();
  }
}

/**
 * Paints a round table with a cloth down to the ground, and flowers in the table's middle with glasses around.
 */
function table(
  painter: SetPainter,
  x: number,
  horizon: number,
  { size, petals, colourful }: { size: number; petals: number; colourful: number },
): void {
  const [top, half] = [horizon * (1 - 0.27 * size), 190 * size];
  painter.blurred(9, (context) => {
    const cloth = context.createLinearGradient(x - half, 0, x + half, 0);
    cloth.addColorStop(0, '#fffdf7');
    cloth.addColorStop(0.45, '#f3efe6');
    cloth.addColorStop(1, '#bdb8ad');
    context.fillStyle = cloth;
    context.beginPath();
    context.moveTo(x - half, top);
    context.lineTo(x + half, top);
    context.lineTo(x + half * 1.12, horizon + 30);
    context.lineTo(x - half * 1.12, horizon + 30);
    context.fill();
    context.fillStyle = 'rgba(110,100,84,0.22)';
    for (let fold = -3; fold <= 3; fold++)
      context.fillRect(x + fold * half * 0.3, top + 16, 12 * size, horizon);
    context.fillStyle = '#fffefa';
    context.beginPath();
    context.ellipse(x, top, half, 17 * size, 0, 0, Math.PI * 2);
    context.fill();
    painter.vessel(context, x, top, 46 * size, 64 * size, 'rgba(225,236,232,0.9)');
    for (const side of [-110, 110]) {
      context.fillStyle = 'rgba(255,255,255,0.75)';
      context.fillRect(x + side * size - 3, top - 44 * size, 6, 44 * size);
      context.beginPath();
      context.ellipse(x + side * size, top - 70 * size, 17 * size, 30 * size, 0, 0, Math.PI * 2);
      context.fill();
    }
    for (let flower = 0; flower < 16; flower++)
      painter.blossom(
        context,
        x + painter.between(-62, 62) * size,
        top - painter.between(56, 138) * size,
        painter.between(20, 32) * size,
        oklch(painter.between(0.76, 0.94), colourful, petals + painter.between(-24, 24)),
      );
  });
}
