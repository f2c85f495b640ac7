import { cellCount, divideIntoCells, type Figure, shapeColour } from './figure.ts';

/** Paints triangles of different colours, four in each square of a grid. */
export const facets: Figure = (box, colours, random) => {
  const count = cellCount(box);
  const start = Math.floor(random() * 4);
  const cells = divideIntoCells(box, count).map((cell) => ({
    ...cell,
    turn: (cell.column * 2 + cell.row + start) % 4,
    isPlain: random() > 0.72,
  }));
  return (context) => {
    for (const { x, y, size, turn, isPlain } of cells) {
      context.fillStyle = colours.field;
      context.fillRect(x, y, size + 1, size + 1);
      const middle = [x + size / 2, y + size / 2] as const;
      const corners = [
        [x, y],
        [x + size + 1, y],
        [x + size + 1, y + size + 1],
        [x, y + size + 1],
      ] as const;
      for (const [at, [fromX, fromY]] of corners.entries()) {
        const [toX, toY] = corners[(at + 1) % 4] ?? corners[0];
        if (isPlain && at % 2 === 1) continue;
        context.fillStyle = shapeColour(colours, at + turn);
        context.beginPath();
        context.moveTo(...middle);
        context.lineTo(fromX, fromY);
        context.lineTo(toX, toY);
        context.fill();
      }
    }
  };
};
