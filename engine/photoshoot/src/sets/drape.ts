import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, type Rgb, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import type { SetView } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { Paint } from '../kit/paints.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows a velvet curtain in a spot of light. */
export const drape = defineSet({
  light: 'hours',
  paint,
});

/**
 * Returns black, grey or white as the tone of the background if the requested velvet has no colour; otherwise
 * null.
 */
function toneOfStuff({ lightness, chroma }: Paint): SetView['tone'] {
  if (chroma > 0.03) return null;
  return lightness < 0.45 ? 'black' : lightness > 0.8 ? 'white' : 'grey';
}

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 22;
  const { stuff } = painter.view;
  const tone = painter.view.tone ?? (hue === null && stuff !== null ? toneOfStuff(stuff) : null);
  const chroma = tone === null ? 0.16 : 0.006;
  const lift = tone === 'white' ? 0.42 : tone === 'grey' ? 0.16 : tone === 'black' ? -0.16 : 0;
  const [dark, body, gloss]: readonly Rgb[] = [
    rgb(0.15 + lift, chroma * 0.4, base),
    rgb(0.38 + lift, chroma, base),
    rgb(0.58 + lift, chroma * 0.95, base + 4),
  ];
  const { noise } = painter;
  const drift = painter.between(0, 60);
  painter.backdrop(3, (x, y, out) => {
    const sway = (sumOctaves(noise, x * 2 + drift, y * 0.5, 2) - 0.5) * 0.5;
    const fold = Math.sin(x * 46 + sway * 22) * 0.6 + Math.sin(x * 23 + 1 + sway * 30) * 0.4;
    const nap = sumOctaves(noise, x * 80, y * 9, 2) - 0.5;
    const spot = Math.exp(-norm(x - 0.46, (y - 0.3) * 0.9) * 2);
    out.set(dark ?? [0, 0, 0]);
    lay(out, body ?? [0, 0, 0], ramp(fold, -0.75, 0.3));
    lay(out, gloss ?? [1, 1, 1], ramp(fold, 0.15, 0.9) ** 1.6 * (0.5 + 0.7 * spot) + nap * 0.12);
    for (let channel = 0; channel < 3; channel++)
      out[channel] = (out[channel] ?? 0) * (0.5 + 0.75 * spot);
  });
  painter.soften(3);
  painter.floor({
    material: 'wood',
    light: oklch(0.42, 0.06, 48),
    dark: oklch(0.14, 0.03, 42),
    sheen: 0.34,
  });
  return { gloss: 0.26, shadowSide: 1, shadow: 0.4 };
}
