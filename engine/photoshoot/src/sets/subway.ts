import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, mixColours, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows an underground platform: a passing train, tiles above the train, and fluorescent tubes.
 */
export const subway = defineSet({
  light: 'hours',
  foreground: 'lights',
  within: 'urban',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  const [tile, grout] = [rgb(0.9, 0.015, 95), rgb(0.62, 0.02, 90)];
  const band = rgb(0.52, 0.14, hue ?? 250);
  const [steel, dark] = [rgb(0.78, 0.01, 240), rgb(0.3, 0.015, 250)];
  const lit = [1, 0.93, 0.74] as const;
  const drift = painter.between(0, 50);
  const [roof, line] = [bottom * 0.13, bottom * 0.36];
  painter.backdrop(3, (x, y, out) => {
    if (y < roof) {
      out.set(rgb(0.26, 0.012, 240));
      return;
    }
    if (y < line) {
      const row = (y - roof) / 0.022;
      const column = x / 0.046 + (Math.floor(row) % 2) * 0.5;
      const [inRow, inColumn] = [row % 1, column % 1];
      const joint = Math.min(
        Math.min(inRow, 1 - inRow) * 0.022,
        Math.min(inColumn, 1 - inColumn) * 0.046,
      );
      out.set(mixColours(grout, tile, ramp(joint, 0.0012, 0.003)));
      const own = noise(Math.floor(column) * 3.1 + 0.5, Math.floor(row) * 5.3 + 0.5) - 0.5;
      lay(out, [0.5, 0.5, 0.46], 0.14 * own + 0.2 * ramp(y, roof, line));
      const stripe = (y - roof) / (line - roof);
      if (stripe > 0.56 && stripe < 0.86) lay(out, band, 0.92);
      return;
    }
    // Motion blur stretches all details of the passing train horizontally.
    const down = (y - line) / (bottom - line);
    const smear = noise(x * 1.6 + drift, Math.floor(down * 40) * 0.31);
    out.set(mixColours(steel, dark, 0.35 * smear + 0.3 * ramp(down, 0.6, 1)));
    if (down > 0.14 && down < 0.52) {
      const pane = noise(x * 3.4 + drift, 7.7);
      out.set(mixColours(dark, lit, 0.5 + 0.5 * ramp(pane, 0.25, 0.62)));
      const people = noise(x * 7 + drift + 20, 2.2);
      lay(out, dark, 0.6 * ramp(people, 0.6, 0.8) * ramp(down, 0.2, 0.34));
    }
    if (down > 0.6 && down < 0.7) lay(out, band, 0.9);
    lay(out, [0.03, 0.03, 0.04], ramp(down, 0.86, 0.92));
  });
  painter.soften(3);
  for (const [blur, thick, colour] of [
    [34, 46, 'rgba(225,240,255,0.8)'],
    [5, 13, '#ffffff'],
  ] as const)
    painter.blurred(blur, (context) => {
      context.globalCompositeOperation = 'lighter';
      context.fillStyle = colour;
      for (const left of [-0.06, 0.36, 0.78])
        context.fillRect(SIDE * left, painter.horizon * 0.06 - thick / 2, SIDE * 0.28, thick);
    });
  painter.blurred(6, (context) => {
    context.fillStyle = '#f4f3ee';
    context.beginPath();
    context.roundRect(SIDE * 0.12, painter.horizon * 0.2, 250, 74, 8);
    context.roundRect(SIDE * 0.7, painter.horizon * 0.2, 250, 74, 8);
    context.fill();
    context.fillStyle = oklch(0.25, 0.01, 250);
    for (const share of [0.12, 0.7])
      context.fillRect(SIDE * share + 36, painter.horizon * 0.2 + 28, 178, 17);
  });
  painter.floor({
    material: 'tile',
    light: oklch(0.62, 0.008, 250),
    dark: oklch(0.34, 0.008, 250),
    sheen: 0.3,
  });
  painter.blurred(4, (context) => {
    context.fillStyle = '#e9b92f';
    const edge = painter.horizon + 16;
    context.fillRect(-40, edge, SIDE + 80, (SIDE - painter.horizon) * 0.05);
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.32 };
}
