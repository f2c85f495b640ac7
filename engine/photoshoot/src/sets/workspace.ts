import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { paintPlaster } from '../kit/plaster.ts';
import { paintPottedPlant } from '../kit/potted-plant.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/** Photoshoot scene that shows a desk: a computer screen in use, a lamp, books and a plant. */
export const workspace = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

/** Paints the wall behind the desk: a board with frames, and a shelf of books and binders. */
function wallOfWork(painter: SetPainter, x: (share: number) => number): void {
  const shelf = painter.horizon * 0.2;
  painter.blurred(12, (context) => {
    context.fillStyle = 'rgba(30,30,40,0.2)';
    context.fillRect(x(0.26) - 260, shelf + 22, 520, 26);
    context.fillStyle = oklch(0.62, 0.06, 64);
    context.fillRect(x(0.26) - 260, shelf, 520, 22);
    for (let book = 0; book < 9; book++) {
      const width = painter.between(22, 46);
      const height = painter.between(84, 130);
      context.fillStyle = oklch(
        painter.between(0.36, 0.84),
        painter.between(0.02, 0.11),
        chooseByPick([30, 250, 85, 160, 60], book),
      );
      context.fillRect(x(0.26) - 240 + book * 46, shelf - height, width, height);
    }
    for (const [share, top, width, height, hue] of [
      [0.6, 0.02, 150, 190, 40],
      [0.8, 0.05, 190, 140, 220],
    ] as const) {
      context.fillStyle = oklch(0.3, 0.02, 60);
      context.fillRect(x(share) - width / 2, painter.horizon * top, width, height);
      context.fillStyle = oklch(0.95, 0.01, 80);
      context.fillRect(
        x(share) - width / 2 + 10,
        painter.horizon * top + 10,
        width - 20,
        height - 20,
      );
      // The picture on the computer screen is a landscape: hills in the haze below a low sun.
      const [left, upper] = [x(share) - width / 2 + 26, painter.horizon * top + 26];
      const [across, down] = [width - 52, height - 52];
      context.save();
      context.beginPath();
      context.rect(left, upper, across, down);
      context.clip();
      context.fillStyle = oklch(0.9, 0.04, hue + 40);
      context.fillRect(left, upper, across, down);
      context.fillStyle = oklch(0.84, 0.09, hue + 20);
      context.beginPath();
      context.arc(left + across * 0.62, upper + down * 0.36, down * 0.16, 0, Math.PI * 2);
      context.fill();
      for (const [level, lightness] of [
        [0.5, 0.72],
        [0.68, 0.55],
        [0.84, 0.38],
      ] as const) {
        context.fillStyle = oklch(lightness, 0.06, hue);
        context.beginPath();
        context.ellipse(
          left + across * (lightness > 0.6 ? 0.2 : 0.8),
          upper + down * (level + 0.5),
          across * 0.9,
          down * 0.5,
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
      context.restore();
    }
  });
}

/**
 * Paints a computer screen on a stand. The screen shows a table, a chart, or a picture that is being edited.
 */
function screen(painter: SetPainter, middle: number, pick: number): void {
  const [width, height] = [SIDE * 0.5, SIDE * 0.29];
  const [left, top] = [middle - width / 2, painter.horizon - height - 84];
  painter.blurred(9, (context) => {
    const metal = context.createLinearGradient(middle - 30, 0, middle + 30, 0);
    metal.addColorStop(0, '#d4d7dc');
    metal.addColorStop(1, '#8b9098');
    context.fillStyle = metal;
    context.fillRect(middle - 30, top + height, 60, 90);
    context.beginPath();
    context.ellipse(middle, painter.horizon + 8, 130, 14, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = '#16181c';
    context.beginPath();
    context.roundRect(left, top, width, height, 12);
    context.fill();
    context.fillStyle = pick % 2 === 0 ? '#eef1f5' : '#23272e';
    context.fillRect(left + 12, top + 12, width - 24, height - 24);
    const [ink, pale] = pick % 2 === 0 ? ['#c3cad4', '#ffffff'] : ['#4a515c', '#2e333c'];
    context.fillStyle = pick % 2 === 0 ? '#2c3a52' : '#15181d';
    context.fillRect(left + 12, top + 12, 92, height - 24);
    for (let line = 0; line < 6; line++) {
      context.fillStyle = line === 1 ? '#5aa2f0' : 'rgba(255,255,255,0.35)';
      context.fillRect(left + 28, top + 40 + line * 34, 58, 11);
    }
    context.fillStyle = pale;
    context.fillRect(left + 124, top + 34, width - 160, 118);
    context.fillRect(left + 124, top + 168, width * 0.34, 92);
    context.fillRect(left + 140 + width * 0.34, top + 168, width * 0.34, 92);
    for (let bar = 0; bar < 12; bar++) {
      const high = painter.between(22, 92);
      context.fillStyle = bar % 4 === 3 ? '#f2a65a' : '#5a8fd6';
      context.fillRect(left + 146 + bar * 30, top + 142 - high, 17, high);
    }
    context.fillStyle = ink;
    for (let line = 0; line < 4; line++)
      context.fillRect(left + 140, top + 186 + line * 19, width * painter.between(0.14, 0.28), 8);
    context.strokeStyle = '#3dbb8f';
    context.lineWidth = 6;
    context.beginPath();
    for (let step = 0; step < 8; step++)
      context.lineTo(
        left + 156 + width * 0.34 + step * 21,
        top + 246 - step * 6 - painter.random() * 26,
      );
    context.stroke();
    // The screen's glass reflects the room.
    const gleam = context.createLinearGradient(left, top, left + width, top + height);
    gleam.addColorStop(0, 'rgba(255,255,255,0.22)');
    gleam.addColorStop(0.45, 'rgba(255,255,255,0)');
    context.fillStyle = gleam;
    context.fillRect(left + 12, top + 12, width - 24, height - 24);
  });
}

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const room = chooseByPick(ROOMS, pick);
  const base = hue ?? room.hue;
  const mirrored = pick % 2 === 1;
  const x = (share: number) => SIDE * (mirrored ? 1 - share : share);
  const chroma = hue === null ? room.chroma : 0.05;
  paintPlaster(
    painter,
    rgb(room.lightness, chroma * 0.6, base),
    rgb(room.lightness * 0.74, chroma, base),
  );
  painter.windowLight(0.45);
  wallOfWork(painter, x);
  if (mirrored) portable(painter, x);
  else screen(painter, x(0.7), pick);
  painter.blurred(12, (context) => {
    context.strokeStyle = oklch(0.3, 0.01, 250);
    context.lineWidth = 12;
    context.beginPath();
    context.moveTo(x(0.29), painter.horizon);
    context.lineTo(x(0.32), painter.horizon * 0.5);
    context.lineTo(x(0.22), painter.horizon * 0.34);
    context.stroke();
    context.fillStyle = oklch(0.34, 0.012, 250);
    context.beginPath();
    context.ellipse(x(0.2), painter.horizon * 0.36, 76, 46, mirrored ? 0.5 : -0.5, 0, Math.PI * 2);
    context.fill();
  });
  paintPool(painter.context, 'screen', {
    x: x(0.18),
    y: painter.horizon * 0.46,
    reach: 210,
    stops: LAMPLIGHT,
  });
  paintPottedPlant(painter, x(0.1), painter.horizon + 8, 190, 14);
  painter.blurred(12, (context) => {
    for (const [index, colour] of [
      oklch(0.58, 0.11, 30),
      oklch(0.83, 0.05, 85),
      oklch(0.42, 0.08, 250),
      oklch(0.9, 0.01, 80),
    ].entries()) {
      context.fillStyle = colour;
      context.fillRect(
        x(0.93) - 66 + index * 34,
        painter.horizon - 150 + ((index * 37) % 50),
        30,
        170,
      );
    }
  });
  const [light, dark] = room.desk;
  painter.floor({
    material: 'wood',
    light: oklch(light, 0.055, 70),
    dark: oklch(dark, 0.06, 60),
    sheen: 0.16,
  });
  return { gloss: 0.1, shadowSide: 1, holds: mirrored ? ['laptop'] : [] };
}

interface Room {
  hue: number;
  chroma: number;
  lightness: number;
  desk: readonly [light: number, dark: number];
}

/**
 * Walls and desks for the pictures of a shoot: hue, chroma and lightness of the wall's paint, and
 * the light and dark colour of the wood.
 */
const ROOMS: readonly [Room, ...Room[]] = [
  { hue: 235, chroma: 0.03, lightness: 0.95, desk: [0.84, 0.58] },
  { hue: 75, chroma: 0.035, lightness: 0.95, desk: [0.58, 0.32] },
  { hue: 190, chroma: 0.06, lightness: 0.6, desk: [0.86, 0.66] },
  { hue: 40, chroma: 0.06, lightness: 0.86, desk: [0.7, 0.44] },
];

/** Paints a laptop in use, instead of the large screen, with a cup beside the laptop. */
function portable(painter: SetPainter, x: (share: number) => number): void {
  const stands = { base: painter.horizon + 40, blur: 9 };
  for (const [kind, share, height, body, turn] of [
    // The laptop is rotated so that its screen looks level, even though the laptop is out of focus.
    ['laptop', 0.68, 300, '#c9ccd2', -0.24],
    ['mug', 0.42, 104, '#d97b52', 0],
  ] as const)
    paintStandingObject(painter, { ...stands, kind, x: x(share), height, body, turn });
}
