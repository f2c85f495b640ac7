import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { paintBulbs } from '../kit/bulbs.ts';
import { defineSet } from '../kit/define-set.ts';
import { paintFlames } from '../kit/fire.ts';
import { SIDE } from '../kit/frame.ts';
import { FIRELIGHT, LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { paintPlaster } from '../kit/plaster.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/** Photoshoot scene that shows a living room in the evening: a fire, a lamp, a sofa and a wooden table. */
export const lounge = defineSet({
  indoors: true,
  light: 'hours',
  ownProps: ['fire'],
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 65;
  paintPlaster(painter, rgb(0.74, 0.07, base), rgb(0.3, 0.05, base - 12), [0.82, 0.2]);
  const bottom = painter.horizon;
  painter.blurred(9, (context) => {
    context.fillStyle = oklch(0.55, 0.03, 55);
    context.fillRect(SIDE * 0.02, bottom - 470, 450, 480);
    context.fillStyle = oklch(0.4, 0.045, 50);
    context.fillRect(SIDE * 0.02 - 34, bottom - 500, 518, 44);
    context.fillStyle = '#120b08';
    context.beginPath();
    context.roundRect(SIDE * 0.02 + 70, bottom - 340, 310, 350, 20);
    context.fill();
  });
  const hearth = SIDE * 0.02 + 225;
  paintFlames(painter, { x: hearth, half: 120, base: bottom - 36, tall: 250 }, 8);
  const { context } = painter;
  paintPool(
    context,
    'screen',
    {
      x: hearth,
      y: bottom - 130,
      reach: 330,
      stops: FIRELIGHT,
    },
    0.6,
  );
  const furniture = { base: bottom + 44, blur: 10 };
  paintStandingObject(painter, {
    ...furniture,
    kind: 'sofa',
    x: SIDE * 0.86,
    height: 330,
    body: oklch(0.48, 0.06, hue ?? 150),
    light: 0.8,
  });
  paintStandingObject(painter, {
    ...furniture,
    kind: 'tableLamp',
    x: SIDE * 0.57,
    height: 300,
    body: '#8a5a3a',
  });
  paintPool(context, 'screen', { x: SIDE * 0.57, y: bottom - 185, reach: 210, stops: LAMPLIGHT });
  fairyLights(painter);
  painter.floor({
    material: 'wood',
    light: oklch(0.62, 0.08, 60),
    dark: oklch(0.27, 0.055, 48),
    sheen: 0.24,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.34 };
}

/** Paints a string of small lights along the mantelpiece and above the sofa. */
function fairyLights(painter: SetPainter): void {
  const lights = Array.from({ length: 38 }, (_, light) => {
    const along = light / 37;
    const sag = Math.sin(along * Math.PI * 4) ** 2;
    return [SIDE * (1.1 * along - 0.05), painter.horizon * (0.1 + 0.11 * sag)] as const;
  });
  paintBulbs(
    painter,
    lights,
    [
      { blur: 16, radius: 20, colour: '#ffb455', opacity: 0.6 },
      { blur: 4, radius: 8, colour: '#fff0cc' },
    ],
    'lighter',
  );
}
