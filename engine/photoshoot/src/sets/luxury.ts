import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows polished marble in front of a curtain with a metal ring, or in front of folds of satin.
 */
export const luxury = defineSet({
  indoors: true,
  light: 'hours',
  foreground: 'lights',
  hues: ['softLight'],
  paint,
});

interface Metal {
  sparks: readonly string[];
  /** Colours of the veins in dark and in pale marble. */
  vein: string;
  paleVein: string;
  /** Colour of the scene's stand in this metal, in OKLCH. */
  chroma: number;
  /** Colours of the metal ring's gradient, in order around the ring. */
  sheen: readonly string[];
}

/** Metals of the luxury scene, each with the colours of sparks, veins, stand and ring. */
const METALS: Readonly<Record<'gold' | 'silver', Metal>> = {
  gold: {
    sparks: ['#ffdf9a', '#fff3d0'],
    vein: '#86693d',
    paleVein: '#b08a4c',
    chroma: 0.095,
    sheen: [
      oklch(0.93, 0.08, 90),
      oklch(0.72, 0.12, 80),
      oklch(0.9, 0.1, 88),
      oklch(0.55, 0.1, 70),
      oklch(0.84, 0.1, 84),
    ],
  },
  silver: {
    sparks: ['#e6ecf4', '#ffffff'],
    vein: '#747b84',
    paleVein: '#98a0a8',
    chroma: 0.006,
    sheen: [
      oklch(0.96, 0.006, 250),
      oklch(0.72, 0.01, 250),
      oklch(0.93, 0.006, 250),
      oklch(0.52, 0.012, 255),
      oklch(0.86, 0.008, 250),
    ],
  },
};

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const pale = painter.view.key === 'high';
  const base = hue ?? (pale ? 78 : chooseByPick([60, 165, 300, 25], pick));
  const metal = METALS[painter.view.silver ? 'silver' : 'gold'];
  if (pick % 2 === 1) satin(painter, base, pale);
  else curtain(painter, base, pale, metal);
  painter.bokeh([...metal.sparks], pale ? 14 : 30, 0, painter.horizon * 0.95, 4, 20, 2);
  painter.floor(
    pale
      ? { material: 'marble', light: '#faf7f1', dark: '#d9cfc0', vein: metal.paleVein, sheen: 0.26 }
      : {
          material: 'marble',
          light: oklch(0.33, 0.016, base),
          dark: oklch(0.1, 0.01, base),
          vein: metal.vein,
          sheen: 0.34,
        },
  );
  return {
    gloss: 0.34,
    shadowSide: 1,
    shadow: pale ? 0.26 : 0.4,
    stand: {
      hue: pale ? base : 84,
      lightness: pale ? 0.93 : 0.62,
      chroma: pale ? 0.02 : metal.chroma,
      metal: !pale,
      picks: [3],
    },
  };
}

/** Paints folds of satin that shine where they face the lamp. */
function satin(painter: SetPainter, base: number, pale: boolean): void {
  const { noise } = painter;
  const drift = painter.between(0, 60);
  const [dark, body, gloss] = pale
    ? [rgb(0.72, 0.04, base), rgb(0.88, 0.035, base), rgb(0.98, 0.02, base)]
    : [rgb(0.15, 0.045, base), rgb(0.42, 0.095, base), rgb(0.84, 0.08, base + 12)];
  painter.backdrop(3, (x, y, out) => {
    const sag = sumOctaves(noise, x * 1.5 + drift, y * 0.9, 3);
    const fold = Math.sin((x * 1.15 + y * 0.55) * 9 + sag * 17);
    const thin = Math.sin(
      (x * 1.1 + y * 0.7) * 21 + sumOctaves(noise, x * 3 + drift, y * 2, 2) * 16,
    );
    const turn = fold * 0.72 + thin * 0.28;
    const lamp = 1.1 - norm(x - 0.3, y - 0.1);
    out.set(dark);
    lay(out, body, ramp(turn, -0.9, 0.55));
    lay(out, gloss, ramp(turn, 0.35, 1) ** 2.2 * (0.3 + 0.6 * lamp));
    lay(out, dark, 0.25 * ramp(y, 0.25, 0.7));
  });
}

/** Positions of the gradient's colours around the metal ring, 0–1. */
const SHEEN_AT = [0, 0.3, 0.5, 0.7, 1] as const;

/** Paints a curtain with a metal ring in front of the curtain. */
function curtain(painter: SetPainter, base: number, pale: boolean, { sheen }: Metal): void {
  // A colour that the brief names gets a higher chroma, so that it is recognisable.
  const rich = painter.view.paint === null ? 1 : 2.2;
  if (pale) painter.wall(oklch(0.95, 0.02 * rich, base), oklch(0.78, 0.04 * rich, base));
  else painter.wall(oklch(0.42, 0.06 * rich, base), oklch(0.15, 0.03 * rich, base));
  painter.blurred(8, (context) => {
    for (let index = -1; index < 20; index++) {
      const x = (SIDE * index) / 18 + painter.between(-14, 14);
      const width = painter.between(34, 62);
      const dark = `rgba(0,0,0,${pale ? 0.14 : 0.55})`;
      const fold = context.createLinearGradient(x - width, 0, x + width, 0);
      fold.addColorStop(0, dark);
      fold.addColorStop(0.42, `rgba(255,232,190,${pale ? 0.4 : 0.16})`);
      fold.addColorStop(0.55, 'rgba(255,225,170,0.05)');
      fold.addColorStop(1, dark);
      context.fillStyle = fold;
      context.fillRect(x - width, -60, 2 * width, painter.horizon + 80);
    }
  });
  for (const [blur, width, opacity] of [
    [26, 18, 0.5],
    [2, 10, 1],
  ] as const) {
    painter.blurred(
      blur,
      (context) => {
        const shine = context.createLinearGradient(SIDE * 0.2, 0, SIDE * 0.8, painter.horizon);
        for (const [at, colour] of sheen.entries()) shine.addColorStop(SHEEN_AT[at] ?? 1, colour);
        context.strokeStyle = shine;
        context.lineWidth = width;
        context.beginPath();
        context.arc(SIDE / 2, painter.horizon * 0.63, SIDE * 0.32, 0, Math.PI * 2);
        context.stroke();
      },
      opacity,
    );
  }
}
