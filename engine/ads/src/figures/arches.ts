import { cellCount, divideIntoCells, type Figure, shapeColour } from './figure.ts';

/** Number of nested half circles in one arch of the figure. */
const BANDS = 4;

/** Paints rows of nested half circles, each rotated differently from the half circles beside it. */
export const arches: Figure = (box, colours, random) => {
  const count = Math.min(2, cellCount(box));
  const start = Math.floor(random() * 4);
  const cells = divideIntoCells(box, count).map((cell) => ({
    ...cell,
    turn: (cell.column + cell.row * (count > 1 ? 3 : 2) + start) % 4,
  }));
  return (context) => {
    context.fillStyle = colours.field;
    context.fillRect(box.x, box.y, box.width, box.height);
    for (const { x, y, size, turn, row, column } of cells) {
      context.save();
      context.beginPath();
      context.rect(x, y, size + 1, size + 1);
      context.clip();
      context.translate(x + size / 2, y + size / 2);
      context.rotate((turn * Math.PI) / 2);
      for (let band = 0; band < BANDS; band++) {
        context.fillStyle = shapeColour(colours, band + row + column);
        context.beginPath();
        context.arc(-size / 2, size / 2, size * (1 - band / BANDS), -Math.PI / 2, 0);
        context.lineTo(-size / 2, size / 2);
        context.fill();
      }
      context.restore();
    }
  };
};
