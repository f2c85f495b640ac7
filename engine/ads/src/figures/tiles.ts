import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  type Cell,
  cellCount,
  divideIntoCells,
  type Figure,
  fillCircle,
  shapeColour,
} from './figure.ts';

const KINDS = ['quarter', 'half', 'circle', 'quarter', 'triangle', 'leaf'] as const;
type Kind = (typeof KINDS)[number];

/** Paints a grid of quarter circles, half circles, discs and triangles, as on Swiss posters. */
export const tiles: Figure = (box, colours, random) => {
  const cells = divideIntoCells(box, cellCount(box));
  const start = Math.floor(random() * KINDS.length);
  const laid = cells.map((cell, at) => ({
    cell,
    // The step of 5 does not divide the number of tile kinds, so neighbouring tiles differ.
    kind: KINDS[(at * 5 + cell.row + start) % KINDS.length] ?? 'quarter',
    turn: Math.floor(random() * 4),
    ground: (cell.column + 2 * cell.row + start) % 4,
    shape: (cell.column + 2 * cell.row + start + 1 + Math.floor(random() * 2)) % 4,
  }));
  return (context) => {
    for (const { cell, kind, turn, ground, shape } of laid) {
      const { x, y, size } = cell;
      context.fillStyle = ground === 3 ? colours.field : shapeColour(colours, ground);
      context.fillRect(x, y, size + 1, size + 1);
      context.fillStyle = shapeColour(colours, shape);
      context.save();
      context.translate(x + size / 2, y + size / 2);
      context.rotate((turn * Math.PI) / 2);
      paintTile(context, kind, cell);
      context.restore();
    }
  };
};

function paintTile(context: SKRSContext2D, kind: Kind, { size }: Cell): void {
  const half = size / 2;
  context.beginPath();
  switch (kind) {
    case 'quarter':
      context.moveTo(-half, -half);
      context.arc(-half, -half, size, 0, Math.PI / 2);
      break;
    case 'half':
      context.arc(0, -half, half, 0, Math.PI);
      break;
    case 'triangle':
      context.moveTo(-half, -half);
      context.lineTo(half, half);
      context.lineTo(-half, half);
      break;
    case 'leaf':
      context.moveTo(-half, -half);
      context.arc(-half, half, size, -Math.PI / 2, 0);
      context.arc(half, -half, size, Math.PI / 2, Math.PI);
      break;
    case 'circle':
      fillCircle(context, 0, 0, size * 0.36);
      return;
  }
  context.fill();
}
