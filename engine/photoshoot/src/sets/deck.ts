import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/** Photoshoot scene that shows the deck of a yacht: planks, a steel railing, and the open sea. */
export const deck = defineSet({
  light: 'hours',
  ownThings: ['boat'],
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon } = painter;
  const time = painter.view.time ?? 'day';
  const bottom = horizon / SIDE;
  const line = bottom * 0.6;
  const { shade: sky, sunX, sun } = paintSky(painter, time, line, 0.5);
  const { deep, light } = {
    day: { deep: rgb(0.48, 0.11, hue ?? 245), light: rgb(0.72, 0.1, (hue ?? 245) - 15) },
    sunset: { deep: rgb(0.38, 0.08, 285), light: rgb(0.72, 0.12, 45) },
    night: { deep: rgb(0.14, 0.04, 262), light: rgb(0.28, 0.05, 250) },
  }[time];
  const drift = painter.between(0, 70);
  painter.backdrop(3, (x, y, out) => {
    if (y < line) {
      sky(x, y, out);
      return;
    }
    const near = (y - line) / (bottom - line);
    const depth = 1 / (near + 0.07);
    const wave = sumOctaves(noise, x * 5 * depth ** 0.6 + drift, depth * 10 + near * 22, 4);
    out.set(deep);
    lay(out, light, ramp(wave, 0.35, 0.8) * 0.75);
    addLight(out, [1, 1, 1], 0.35 * ramp(wave, 0.66, 0.78) * (time === 'day' ? 1 : 0.2));
    if (time !== 'day')
      addLight(
        out,
        sun,
        Math.exp(-Math.abs(x - sunX) * 13) * (0.12 + ramp(wave, 0.46, 0.62)) * 0.7,
      );
  });
  painter.soften(4);
  painter.blurred(6, (context) => {
    // The deck ends with a coaming (raised edge) and a railing.
    context.fillStyle = '#f3f1ec';
    context.fillRect(-60, horizon - 46, SIDE + 120, 90);
    context.fillStyle = 'rgba(30,50,80,0.22)';
    context.fillRect(-60, horizon - 6, SIDE + 120, 50);
    const steel = (x: number, y: number, width: number, height: number) => {
      const across = width < height;
      const shine = across
        ? context.createLinearGradient(x, 0, x + width, 0)
        : context.createLinearGradient(0, y, 0, y + height);
      shine.addColorStop(0, '#8f98a3');
      shine.addColorStop(0.35, '#ffffff');
      shine.addColorStop(1, '#5b6570');
      context.fillStyle = shine;
      context.fillRect(x, y, width, height);
    };
    for (const post of [0.06, 0.36, 0.66, 0.96]) steel(SIDE * post, horizon - 236, 15, 196);
    steel(-60, horizon - 246, SIDE + 120, 20);
    steel(-60, horizon - 146, SIDE + 120, 9);
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.74, 0.085, 64),
    dark: oklch(0.42, 0.075, 52),
    sheen: 0.22,
  });
  paintOutdoorLight(painter, horizon);
  return { gloss: 0.1, shadowSide: 1, shadow: 0.44 };
}
