import { oklch, withAlpha } from '../../colour/oklch.ts';
import { HORIZON, leaf, type SetPainter, SIDE } from './set-painter.ts';
import type { SceneName } from './shoot-direction.ts';

/** A painted set and what its surfaces do with light. */
export interface SetLook {
  /** How much of the product the floor mirrors, 0–1. */
  gloss: number;
  /** Which way the cast shadow falls: −1 left, 1 right. */
  shadowSide: number;
}

/** Paints a set; `hue` replaces its main hue where the words named a colour, `pick` is the number of the picture. */
export type PaintSet = (painter: SetPainter, hue: number | null, pick: number) => SetLook;

const at = (list: readonly number[], pick: number) => list[pick % list.length] ?? 0;

const nature: PaintSet = (painter, hue, pick) => {
  const green = hue ?? at([128, 140, 118, 134], pick);
  painter.wall(oklch(0.92, 0.1, green - 20), oklch(0.4, 0.09, green + 8));
  painter.bokeh(
    [
      oklch(0.88, 0.14, green - 15),
      oklch(0.7, 0.14, green),
      '#fff8d2',
      oklch(0.52, 0.11, green + 5),
    ],
    64,
    0,
    HORIZON,
    18,
    88,
    12,
  );
  painter.leaves(26, green + 8, 0.42, 9, 0, SIDE * 0.7);
  painter.boards(64, 0.52, 0.062);
  painter.leaves(8, green + 10, 0.32, 15, SIDE * 0.66, SIDE * 0.95);
  painter.windowLight(0.16, '255,252,214');
  return { gloss: 0.07, shadowSide: 1 };
};

const urban: PaintSet = (painter, hue, pick) => {
  const base = hue ?? at([275, 255, 290, 240], pick);
  painter.wall(oklch(0.46, 0.08, base), oklch(0.17, 0.04, base - 5));
  painter.blurred(6, (context) => {
    for (let index = 0; index < 15; index++) {
      const width = painter.between(60, 190);
      const height = SIDE * painter.between(0.2, 0.56);
      const x = painter.random() * SIDE - 60;
      context.fillStyle = oklch(painter.between(0.18, 0.28), 0.03, base - 5);
      context.fillRect(x, HORIZON - height, width, height);
      for (let column = 10; column < width - 12; column += 19) {
        for (let row = 14; row < height - 12; row += 24) {
          if (painter.random() > 0.42) continue;
          context.fillStyle =
            painter.random() < 0.7 ? 'rgba(255,214,140,0.85)' : 'rgba(150,220,255,0.75)';
          context.fillRect(x + column, HORIZON - height + row, 10, 13);
        }
      }
    }
  });
  const lights = ['#ffb35c', '#ff5c8a', '#5cd0ff', '#ffe08a', '#b28cff'];
  painter.bokeh(lights, 48, SIDE * 0.2, HORIZON, 12, 46, 5);
  painter.floor(oklch(0.3, 0.02, base), oklch(0.16, 0.02, base));
  painter.grit(5000, '#ffffff', '#000000');
  painter.blurred(16, (context) => {
    for (let index = 0; index < 20; index++) {
      context.globalAlpha = 0.26;
      context.fillStyle = lights[index % lights.length] ?? '#ffffff';
      context.fillRect(
        painter.random() * SIDE,
        HORIZON,
        painter.between(14, 44),
        (SIDE - HORIZON) * painter.between(0.4, 0.9),
      );
    }
  });
  return { gloss: 0.3, shadowSide: -1 };
};

const minimalist: PaintSet = (painter, hue, pick) => {
  const base = hue ?? at([75, 30, 250, 150], pick);
  const chroma = hue === null ? 1 : 1.8;
  painter.wall(oklch(0.955, 0.02 * chroma, base), oklch(0.85, 0.04 * chroma, base));
  if (pick % 2 === 0) painter.windowLight(0.5);
  else painter.leafShadow(0.2);
  painter.sweep(oklch(0.91, 0.032 * chroma, base));
  if (pick % 4 > 1) {
    const { context } = painter;
    context.fillStyle = oklch(0.88, 0.05 * chroma, base);
    context.beginPath();
    context.arc(SIDE * (pick % 2 ? 0.36 : 0.62), HORIZON * 0.62, SIDE * 0.27, 0, Math.PI * 2);
    context.fill();
  }
  return { gloss: 0.08, shadowSide: 1 };
};

const luxury: PaintSet = (painter, hue, pick) => {
  const base = hue ?? at([60, 165, 300, 25], pick);
  painter.wall(oklch(0.36, 0.05, base), oklch(0.12, 0.02, base));
  painter.blurred(9, (context) => {
    for (let index = 0; index < 10; index++) {
      const x = (SIDE * index) / 9 + painter.between(-14, 14);
      const fold = context.createLinearGradient(x - 74, 0, x + 74, 0);
      fold.addColorStop(0, 'rgba(0,0,0,0.5)');
      fold.addColorStop(0.5, 'rgba(255,225,170,0.13)');
      fold.addColorStop(1, 'rgba(0,0,0,0.5)');
      context.fillStyle = fold;
      context.fillRect(x - 74, 0, 148, HORIZON);
    }
  });
  const { context } = painter;
  const gold = context.createLinearGradient(SIDE * 0.2, 0, SIDE * 0.8, HORIZON);
  gold.addColorStop(0, oklch(0.9, 0.09, 86));
  gold.addColorStop(0.5, oklch(0.66, 0.11, 76));
  gold.addColorStop(1, oklch(0.84, 0.1, 84));
  context.strokeStyle = gold;
  context.lineWidth = 9;
  context.beginPath();
  context.arc(SIDE / 2, HORIZON * 0.63, SIDE * 0.32, 0, Math.PI * 2);
  context.stroke();
  painter.bokeh(['#ffdf9a', '#fff3d0'], 30, 0, HORIZON, 3, 17, 3);
  painter.stone(oklch(0.22, 0.015, base), oklch(0.09, 0.01, base), '#e7c98d', 20);
  return { gloss: 0.36, shadowSide: -1 };
};

const kitchen: PaintSet = (painter, hue, pick) => {
  const base = hue ?? 85;
  painter.wall(oklch(0.955, 0.015, base), oklch(0.84, 0.022, base));
  painter.blurred(2.4, (context) => {
    const tile = 94;
    for (let y = 0, row = 0; y < HORIZON; y += tile / 2, row++) {
      for (let x = -tile; x < SIDE + tile; x += tile) {
        context.fillStyle = oklch(
          0.925 + painter.random() * 0.03,
          hue === null ? 0.008 : 0.03,
          base,
        );
        context.beginPath();
        context.roundRect(x + (row % 2 ? tile / 2 : 0) + 2, y + 2, tile - 4, tile / 2 - 4, 4);
        context.fill();
      }
    }
  });
  painter.blurred(7, (context) => {
    const shelf = SIDE * 0.17;
    context.fillStyle = oklch(0.55, 0.06, 60);
    context.fillRect(0, shelf, SIDE, 18);
    for (const [index, x] of [40, 200, 760, 900].entries()) {
      context.fillStyle = oklch(
        at([0.62, 0.9, 0.5, 0.78], index + pick),
        0.07,
        at([40, 90, 140, 60], index),
      );
      context.beginPath();
      context.roundRect(x, shelf - 112, 92, 112, 16);
      context.fill();
      if (index % 2 === 0)
        for (let blade = 0; blade < 9; blade++)
          leaf(
            context,
            x + 46,
            shelf - 104,
            painter.between(90, 135),
            (blade - 4) * 0.3,
            oklch(0.5, 0.11, 140),
          );
    }
  });
  painter.windowLight(0.32);
  painter.boards(62, 0.68, 0.068);
  return { gloss: 0.1, shadowSide: 1 };
};

const workspace: PaintSet = (painter, hue, pick) => {
  const base = hue ?? 245;
  painter.wall(oklch(0.94, 0.014, base), oklch(0.76, 0.028, base));
  painter.blurred(10, (context) => {
    const left = pick % 2 === 0 ? SIDE * 0.05 : SIDE * 0.5;
    context.fillStyle = oklch(0.3, 0.02, 250);
    context.beginPath();
    context.roundRect(left, SIDE * 0.2, SIDE * 0.44, SIDE * 0.32, 14);
    context.fill();
    const screen = context.createLinearGradient(left, 0, left + SIDE * 0.4, SIDE * 0.5);
    screen.addColorStop(0, oklch(0.72, 0.11, 250));
    screen.addColorStop(1, oklch(0.77, 0.11, 320));
    context.fillStyle = screen;
    context.fillRect(left + 16, SIDE * 0.2 + 16, SIDE * 0.44 - 32, SIDE * 0.32 - 32);
    context.fillStyle = oklch(0.3, 0.02, 250);
    context.fillRect(left + SIDE * 0.2, SIDE * 0.52, SIDE * 0.04, SIDE * 0.14);
    const side = pick % 2 === 0 ? SIDE * 0.78 : SIDE * 0.08;
    context.fillStyle = oklch(0.93, 0.01, 80);
    context.beginPath();
    context.roundRect(side, HORIZON - 132, 112, 150, 16);
    context.fill();
    for (let blade = 0; blade < 13; blade++)
      leaf(
        context,
        side + 56,
        HORIZON - 126,
        painter.between(150, 235),
        (blade - 6) * 0.24,
        oklch(0.5, 0.1, 145),
      );
    for (const [index, lightness] of [0.6, 0.8, 0.45].entries()) {
      context.fillStyle = oklch(lightness, 0.12, at([30, 80, 250], index));
      context.fillRect(side - 150 + index * 42, HORIZON - 96 - index * 12, 36, 122);
    }
  });
  painter.windowLight(0.26);
  painter.boards(72, 0.8, 0.04);
  return { gloss: 0.1, shadowSide: 1 };
};

const beach: PaintSet = (painter, hue) => {
  const sky = hue ?? 225;
  painter.wall(oklch(0.95, 0.04, sky), oklch(0.74, 0.1, sky));
  painter.blurred(6, (context) => {
    const sea = context.createLinearGradient(0, HORIZON * 0.7, 0, HORIZON);
    sea.addColorStop(0, oklch(0.55, 0.1, 235));
    sea.addColorStop(1, oklch(0.82, 0.08, 195));
    context.fillStyle = sea;
    context.fillRect(0, HORIZON * 0.7, SIDE, HORIZON * 0.3 + 4);
    context.strokeStyle = 'rgba(255,255,255,0.75)';
    for (let wave = 0; wave < 9; wave++) {
      context.lineWidth = 2 + wave * 0.8;
      context.beginPath();
      const y = HORIZON * (0.74 + wave * 0.03);
      context.moveTo(painter.between(-100, 400), y);
      context.quadraticCurveTo(SIDE * 0.5, y - 10, painter.between(600, 1200), y + 6);
      context.stroke();
    }
  });
  painter.bokeh(['#ffffff', '#fff3cf'], 30, HORIZON * 0.72, HORIZON, 4, 16, 3);
  painter.floor(oklch(0.88, 0.05, 82), oklch(0.78, 0.065, 76));
  painter.grit(9000, '#fff6e2', '#8a6a42');
  return { gloss: 0.03, shadowSide: 1 };
};

const winter: PaintSet = (painter, hue) => {
  const base = hue ?? 238;
  painter.wall(oklch(0.95, 0.025, base), oklch(0.7, 0.06, base));
  painter.blurred(8, (context) => {
    for (let tree = 0; tree < 13; tree++) {
      const x = painter.random() * SIDE;
      const height = painter.between(220, 470);
      context.fillStyle = oklch(painter.between(0.42, 0.6), 0.04, 205);
      context.beginPath();
      context.moveTo(x, HORIZON - height);
      context.lineTo(x + height * 0.27, HORIZON);
      context.lineTo(x - height * 0.27, HORIZON);
      context.fill();
    }
  });
  painter.floor(oklch(0.95, 0.015, base), oklch(0.88, 0.03, base));
  painter.grit(6000, '#ffffff', oklch(0.75, 0.05, base));
  painter.bokeh(['#ffffff'], 90, 0, SIDE, 2, 11, 2.4);
  return { gloss: 0.08, shadowSide: -1 };
};

const autumn: PaintSet = (painter, hue) => {
  const base = hue ?? 58;
  painter.wall(oklch(0.86, 0.11, base + 22), oklch(0.42, 0.11, base - 12));
  painter.bokeh(
    [oklch(0.82, 0.15, 75), oklch(0.68, 0.17, 48), oklch(0.56, 0.16, 34), '#fff0c8'],
    60,
    0,
    HORIZON,
    18,
    84,
    12,
  );
  painter.leaves(24, base - 8, 0.56, 8, 0, SIDE * 0.7);
  painter.boards(58, 0.48, 0.06);
  painter.blurred(3, (context) => {
    for (let index = 0; index < 12; index++)
      leaf(
        context,
        painter.random() * SIDE,
        painter.between(HORIZON + 90, SIDE),
        painter.between(50, 110),
        painter.between(0, 6.3),
        oklch(painter.between(0.5, 0.68), 0.15, painter.between(32, 72)),
      );
  });
  return { gloss: 0.07, shadowSide: 1 };
};

const spa: PaintSet = (painter, hue) => {
  const base = hue ?? 165;
  painter.wall(oklch(0.95, 0.02, base), oklch(0.82, 0.035, base));
  painter.leafShadow(0.22);
  painter.blurred(8, (context) => {
    for (const [index, width] of [150, 118, 84].entries()) {
      context.fillStyle = oklch(0.42 + index * 0.06, 0.012, 100);
      context.beginPath();
      context.ellipse(
        SIDE * 0.15,
        HORIZON + 14 - index * 48,
        width / 2 + 20,
        30,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    context.fillStyle = oklch(0.97, 0.01, 90);
    for (let roll = 0; roll < 3; roll++) {
      context.beginPath();
      context.roundRect(SIDE * 0.8, HORIZON - 40 - roll * 62, 190, 62, 30);
      context.fill();
    }
  });
  painter.stone(oklch(0.94, 0.008, base), oklch(0.86, 0.012, base), '#8d9aa0', 16);
  return { gloss: 0.26, shadowSide: -1 };
};

const festive: PaintSet = (painter, hue) => {
  const base = hue ?? 25;
  painter.wall(oklch(0.48, 0.13, base), oklch(0.22, 0.08, base));
  painter.bokeh(['#ffd98a', '#fff3cf', '#ffb84d', '#ff8a6b', '#9fe0a8'], 70, 0, HORIZON, 10, 54, 6);
  painter.leaves(20, 150, 0.34, 8, -20, SIDE * 0.3);
  painter.boards(50, 0.42, 0.055);
  painter.bokeh(['#ffe6b0', '#ffd27a'], 26, HORIZON + 40, SIDE, 3, 12, 3);
  return { gloss: 0.14, shadowSide: 1 };
};

const night: PaintSet = (painter, hue) => {
  const base = hue ?? 300;
  painter.wall(oklch(0.3, 0.11, base), oklch(0.1, 0.04, base - 20));
  painter.blurred(5, (context) => {
    for (const [index, colour] of [
      oklch(0.75, 0.2, base + 40),
      oklch(0.8, 0.15, base - 100),
    ].entries()) {
      context.strokeStyle = colour;
      context.lineWidth = 12;
      context.beginPath();
      context.roundRect(
        SIDE * (0.17 + index * 0.06),
        SIDE * (0.1 + index * 0.06),
        SIDE * (0.66 - index * 0.12),
        HORIZON,
        60,
      );
      context.stroke();
    }
  });
  painter.blurred(
    60,
    (context) => {
      context.strokeStyle = oklch(0.7, 0.2, base + 30);
      context.lineWidth = 60;
      context.strokeRect(SIDE * 0.17, SIDE * 0.1, SIDE * 0.66, HORIZON);
    },
    0.6,
  );
  painter.floor(oklch(0.22, 0.06, base), oklch(0.08, 0.03, base));
  painter.grit(2500, '#ffffff', '#000000');
  return { gloss: 0.42, shadowSide: -1 };
};

const studio: PaintSet = (painter, hue, pick) => {
  const base = hue ?? at([35, 205, 285, 95], pick);
  painter.wall(oklch(0.86, 0.08, base), oklch(0.6, 0.115, base + 12));
  painter.sweep(withAlpha(oklch(0.75, 0.1, base + 6), 0.95));
  painter.windowLight(0.2);
  return { gloss: 0.12, shadowSide: 1 };
};

export const SETS: Readonly<Record<SceneName, PaintSet>> = {
  nature,
  urban,
  minimalist,
  luxury,
  kitchen,
  workspace,
  beach,
  winter,
  autumn,
  spa,
  festive,
  night,
  studio,
};
