import { type Figure, fillCircle, shapeColour } from './figure.ts';

/** Number of dots along the shorter side of the figure's box. */
const ALONG = 7;

/** Paints a grid of dots that get larger towards one corner, on a background of the deepest colour. */
export const dots: Figure = (box, colours, random) => {
  const gap = Math.min(box.width, box.height) / ALONG;
  const columns = Math.ceil(box.width / gap) + 1;
  const rows = Math.ceil(box.height / gap) + 1;
  const corner = Math.floor(random() * 4);
  const strong = random() > 0.5 ? 0 : 3;
  const shareAt = (column: number, row: number) => {
    const across = column / Math.max(1, columns - 1);
    const down = row / Math.max(1, rows - 1);
    const x = corner % 2 === 0 ? across : 1 - across;
    const y = corner < 2 ? down : 1 - down;
    return (x + y) / 2;
  };
  return (context) => {
    context.fillStyle = shapeColour(colours, 1);
    context.fillRect(box.x, box.y, box.width, box.height);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const share = shareAt(column, row);
        context.fillStyle = shapeColour(colours, share > 0.62 ? strong : 2);
        const x = box.x + (column + (row % 2 === 0 ? 0 : 0.5)) * gap;
        fillCircle(context, x, box.y + row * gap, gap * (0.06 + 0.46 * share));
      }
    }
  };
};
