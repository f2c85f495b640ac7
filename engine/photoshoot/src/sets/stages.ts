import { norm, oklch, ramp, withAlpha } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { SIDE } from '../kit/frame.ts';
import { cloudy } from '../kit/noise-field.ts';
import type { Paint } from '../kit/paints.ts';
import { byPick, type PaintSet, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { standThing } from '../kit/things.ts';
import { twoColours } from '../kit/two-coloured-set.ts';
import { plaster } from './interiors.ts';

/** Lightness of a background to that of a white one. */
const DIMNESS = { white: 1, grey: 0.66, black: 0.24 } as const;

/** A wall and floor of one paint, as deep as its name; the light falls off towards the far side. */
function painted(painter: SetPainter, { lightness, chroma, hue }: Paint, pick: number): SetLook {
  const dim = painter.view.key === 'low' ? 0.8 : 1;
  const tone = (share: number, colourful = 1) =>
    [Math.min(0.97, lightness * share * dim), chroma * colourful, hue] as const;
  plaster(painter, rgb(...tone(1.1, 0.94)), rgb(...tone(0.84)));
  if (pick % 4 === 0) painter.windowLight(0.12 + 0.2 * lightness);
  if (pick % 4 === 2) painter.leafShadow(0.2);
  painter.sweep(oklch(...tone(1)));
  return {
    gloss: 0.1,
    shadowSide: 1,
    shadow: 0.44,
    stand: { hue, lightness: Math.min(0.95, lightness * 1.06) * dim, chroma, picks: [3] },
  };
}

export const minimalist: PaintSet = (painter, hue, pick) => {
  const { paint, tone, twoColours: two } = painter.view;
  if (two !== null) return twoColours(painter, two, pick);
  if (paint !== null && tone === null) return painted(painter, paint, pick);
  const base = hue ?? byPick([75, 30, 250, 150], pick);
  const chroma = painter.view.tone !== null ? 0.12 : hue === null ? 1 : 1.8;
  const dim = DIMNESS[painter.view.tone ?? 'white'] * (painter.view.key === 'low' ? 0.62 : 1);
  plaster(painter, rgb(0.96 * dim, 0.018 * chroma, base), rgb(0.83 * dim, 0.042 * chroma, base));
  if (pick % 4 > 1 && !painter.view.pure) {
    painter.blurred(1.5, (context) => {
      const x = SIDE * (pick % 2 ? 0.36 : 0.62);
      const arch = context.createLinearGradient(x - SIDE * 0.25, 0, x + SIDE * 0.25, 0);
      arch.addColorStop(0, oklch(0.83 * dim, 0.05 * chroma, base));
      arch.addColorStop(0.25, oklch(0.9 * dim, 0.045 * chroma, base));
      arch.addColorStop(1, oklch(0.87 * dim, 0.045 * chroma, base));
      context.fillStyle = arch;
      context.beginPath();
      context.roundRect(x - SIDE * 0.24, painter.horizon * 0.18, SIDE * 0.48, SIDE, SIDE * 0.24);
      context.fill();
    });
  }
  if (pick % 2 === 0) painter.windowLight(0.55);
  else painter.leafShadow(0.17);
  painter.sweep(oklch(0.915 * dim, 0.03 * chroma, base));
  return {
    gloss: 0.08,
    shadowSide: 1,
    stand: { hue: base, lightness: 0.93 * dim, chroma: 0.03 * chroma, picks: [3] },
  };
};

interface Metal {
  sparks: readonly string[];
  /** Colours of veins in dark marble and in pale. */
  vein: string;
  paleVein: string;
  /** That of a stand, in OKLCH. */
  chroma: number;
  /** The colours that a ring of it runs through. */
  sheen: readonly string[];
}

/** What a luxurious set glitters with. */
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

export const luxury: PaintSet = (painter, hue, pick) => {
  const pale = painter.view.key === 'high';
  const base = hue ?? (pale ? 78 : byPick([60, 165, 300, 25], pick));
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
};

/** Folds of satin: a gloss where they turn to the lamp. */
function satin(painter: SetPainter, base: number, pale: boolean): void {
  const { noise } = painter;
  const drift = painter.between(0, 60);
  const [dark, body, gloss] = pale
    ? [rgb(0.72, 0.04, base), rgb(0.88, 0.035, base), rgb(0.98, 0.02, base)]
    : [rgb(0.15, 0.045, base), rgb(0.42, 0.095, base), rgb(0.84, 0.08, base + 12)];
  painter.backdrop(3, (x, y, out) => {
    const sag = cloudy(noise, x * 1.5 + drift, y * 0.9, 3);
    const fold = Math.sin((x * 1.15 + y * 0.55) * 9 + sag * 17);
    const thin = Math.sin((x * 1.1 + y * 0.7) * 21 + cloudy(noise, x * 3 + drift, y * 2, 2) * 16);
    const turn = fold * 0.72 + thin * 0.28;
    const lamp = 1.1 - norm(x - 0.3, y - 0.1);
    out.set(dark);
    lay(out, body, ramp(turn, -0.9, 0.55));
    lay(out, gloss, ramp(turn, 0.35, 1) ** 2.2 * (0.3 + 0.6 * lamp));
    lay(out, dark, 0.25 * ramp(y, 0.25, 0.7));
  });
}

/** Where along the ring its colours are. */
const SHEEN_AT = [0, 0.3, 0.5, 0.7, 1] as const;

/** A curtain with a ring of metal before it. */
function curtain(painter: SetPainter, base: number, pale: boolean, { sheen }: Metal): void {
  // A colour that the words name is to be told, not guessed.
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

/** A fir with lights and baubles, presents under it. */
export const festive: PaintSet = (painter, hue, pick) => {
  const base = hue ?? 25;
  const { noise } = painter;
  const left = pick % 2 === 0;
  const trunk = left ? 0.16 : 0.84;
  const bottom = painter.horizon / SIDE;
  // Red glows orange; gold that glowed yellow would be olive.
  const [glow, wall] = [rgb(0.66, 0.12, base < 50 ? base + 28 : base), rgb(0.28, 0.085, base)];
  const [needle, tip] = [rgb(0.17, 0.04, 155), rgb(0.44, 0.075, 148)];
  painter.backdrop(4, (x, y, out) => {
    out.set(wall);
    lay(
      out,
      glow,
      0.85 * Math.exp(-norm(x - 1 + trunk, y - 0.3) * 2.4) +
        (cloudy(noise, x * 3, y * 3, 3) - 0.5) * 0.2,
    );
    const tier = (y / bottom) * 5;
    const reach =
      (0.06 + 0.34 * (y / bottom) + 0.05 * (tier % 1)) * (0.85 + 0.3 * noise(x * 22, y * 22));
    const inside = ramp(reach - Math.abs(x - trunk), 0, 0.03);
    const bough = cloudy(noise, (x - trunk) * 14 + y * 5, y * 26 - Math.abs(x - trunk) * 18, 3);
    lay(out, needle, inside);
    lay(out, tip, inside * ramp(bough, 0.45, 0.75));
  });
  painter.blurred(5, (context) => {
    for (let bauble = 0; bauble < 13; bauble++) {
      const down = painter.between(0.12, 0.97);
      const x = SIDE * (trunk + painter.between(-1, 1) * (0.04 + 0.3 * down));
      painter.ball(
        context,
        x,
        painter.horizon * down,
        painter.between(17, 32),
        oklch(0.56, 0.16, bauble % 2 === 0 ? base : 85),
      );
    }
  });
  painter.bokeh(
    ['#ffd98a', '#fff3cf', '#ffb84d', '#ffe2ae'],
    70,
    0,
    painter.horizon * 0.98,
    8,
    34,
    1.5,
  );
  for (const [at, height, body] of [
    [0.26, 150, oklch(0.5, 0.17, base)],
    [0.05, 200, '#efe8da'],
  ] as const)
    standThing(painter, {
      kind: 'gift',
      x: SIDE * (left ? at : 1 - at),
      base: painter.horizon + 34,
      height,
      blur: 7,
      body,
      turn: left ? 0.4 : -0.4,
    });
  painter.floor({
    material: 'wood',
    light: oklch(0.52, 0.07, 54),
    dark: oklch(0.22, 0.05, 44),
    sheen: 0.28,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.32 };
};

export const studio: PaintSet = (painter, hue, pick) => {
  const { tone, key, paint, twoColours: two } = painter.view;
  if (two !== null) return twoColours(painter, two, pick);
  if (paint !== null && tone === null) return painted(painter, paint, pick);
  const base = hue ?? byPick([35, 205, 285, 75], pick);
  // Nobody asked for a colour: a quiet one.
  // Dark, most of them would be olive or brown.
  const chroma = tone !== null ? 0.08 : hue === null ? (key === 'low' ? 0.16 : 0.5) : 1;
  const dim = (tone === null ? 1 : DIMNESS[tone] * 1.12) * (key === 'low' ? 0.5 : 1);
  plaster(painter, rgb(0.86 * dim, 0.08 * chroma, base), rgb(0.6 * dim, 0.115 * chroma, base));
  painter.sweep(withAlpha(oklch(0.75 * dim, 0.1 * chroma, base + 6), 0.95));
  painter.windowLight(0.2);
  return {
    gloss: 0.12,
    shadowSide: 1,
    stand: { hue: base, lightness: 0.82 * dim, chroma: 0.09 * chroma, kind: 'block', picks: [3] },
  };
};
