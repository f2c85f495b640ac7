import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { paintBalloon, paintString } from '../kit/balloons.ts';
import { paintBulbs } from '../kit/bulbs.ts';
import { chooseConfettiColour } from '../kit/confetti-colour.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a party: balloons in front of a tinsel curtain, strings of lights, presents, a cake and
 * confetti.
 */
export const party = defineSet({
  indoors: true,
  light: 'hours',
  ownProps: ['lights', 'petals', 'balloons'],
  foreground: 'lights',
  hues: [
    { hue: 8, concept: 'lovers-wish' },
    { hue: 148, concept: 'saint-patrick' },
  ],
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const base = hue ?? [350, 250, 85, 300][pick % 4] ?? 350;
  // If the brief names a colour, all objects of the party have shades of this colour.
  const spread = hue === null ? [0, 40, -50, 150] : [0, 14, -16, 22];
  const own = spread.map((turn) => ({ lightness: 0.72, chroma: 0.15, hue: base + turn }));
  const balloons = painter.view.balloons.length > 0 ? painter.view.balloons : own;
  const dark = painter.view.key === 'low' || painter.view.time === 'night';
  const { noise, horizon } = painter;
  const [deep, foil, spark] = [
    rgb(dark ? 0.22 : 0.72, dark ? 0.09 : 0.1, base + 14),
    rgb(dark ? 0.46 : 0.88, dark ? 0.12 : 0.07, base),
    rgb(dark ? 0.74 : 0.98, 0.05, base - 20),
  ];
  painter.backdrop(6, (x, y, out) => {
    // Each strip of foil in the curtain sways differently and flashes where it faces the light.
    const strip = x * 74 + noise(x * 9, y * 2.2) * 3.4;
    const turn = noise(Math.floor(strip) * 3.7 + 0.5, y * 5 + Math.floor(strip) * 1.9);
    const across = strip - Math.floor(strip);
    out.set(deep);
    lay(out, foil, 0.35 + 0.75 * turn * (1 - Math.abs(2 * across - 1) ** 2));
    lay(out, spark, 0.55 * ramp(turn, 0.74, 0.98));
    lay(out, deep, 0.4 * ramp(y, 0.2, horizon / SIDE));
  });
  const bulbs = (
    [
      [0.2, 0.02],
      [0.3, 0.12],
    ] as const
  ).flatMap(([sag, top]) =>
    Array.from({ length: 19 }, (_, bulb) => {
      const share = bulb / 18;
      const y = top + sag * Math.sin(Math.PI * ((share * 2) % 1.0001)) * 0.5;
      return [SIDE * share, horizon * y] as const;
    }),
  );
  paintBulbs(
    painter,
    bulbs,
    [
      { blur: 20, radius: 26, colour: 'rgba(255,206,120,0.75)' },
      { blur: 4, radius: 9, colour: '#fff6da' },
    ],
    'lighter',
  );
  // The colours of the objects are the same in all pictures of a photoshoot, so that each object is ray-traced
  // only once.
  for (const [kind, share, height, body] of [
    ['gift', 0.08, 150, '#e0684f'],
    ['gift', 0.2, 104, '#e0684f'],
    ['cake', 0.88, 154, '#f3d9dc'],
  ] as const)
    paintStandingObject(painter, {
      kind,
      x: SIDE * share,
      base: horizon + 20,
      height,
      blur: 10,
      body,
      light: dark ? 0.6 : 1,
    });
  for (const [blur, count, size] of [
    [13, 8, 70],
    [8, 7, 104],
  ] as const)
    painter.blurred(blur, (context) => {
      for (let balloon = 0; balloon < count; balloon++) {
        const side = balloon % 2 === 0 ? -1 : 1;
        const x = SIDE * (0.5 + side * painter.between(0.2, 0.52));
        const y = painter.horizon * painter.between(0.04, 0.72);
        const paint = balloons[balloon % balloons.length];
        if (paint === undefined) continue;
        paintString(context, [x, y], size, [x - 8, y + size + 260]);
        paintBalloon(context, [x, y], size, paint);
      }
    });
  painter.floor({
    material: 'wood',
    light: dark ? oklch(0.4, 0.07, 50) : oklch(0.9, 0.03, base),
    dark: dark ? oklch(0.18, 0.05, 42) : oklch(0.74, 0.05, base),
    sheen: 0.34,
  });
  painter.blurred(1, (context) => {
    for (let bit = 0; bit < 120; bit++) {
      const y = painter.between(painter.horizon * 0.1, SIDE);
      const down = y > painter.horizon;
      context.save();
      context.translate(painter.random() * SIDE, y);
      context.rotate(painter.random() * 6.3);
      context.scale(1, down ? 0.5 : painter.between(0.3, 1));
      context.fillStyle = chooseConfettiColour(painter, bit, () =>
        oklch(0.8, 0.14, base + (bit % 5) * (hue === null ? 72 : 8)),
      );
      context.fillRect(-8, -4, 16, 8);
      context.restore();
    }
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
}
