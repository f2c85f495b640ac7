import { type Figure, shapeColour } from './figure.ts';

/** Widths of the stripes, as shares of the box's shorter side. */
const WIDTHS = [0.34, 0.1, 0.2, 0.06, 0.26, 0.14] as const;

/** Paints slanted stripes, alternately broad and narrow. */
export const stripes: Figure = (box, colours, random) => {
  const side = Math.min(box.width, box.height);
  const lean = (random() > 0.5 ? 1 : -1) * box.height * (0.42 + random() * 0.2);
  const shift = Math.floor(random() * WIDTHS.length);
  const laid: { x: number; width: number; fill: string }[] = [];
  for (let x = box.x - Math.abs(lean), at = 0; x < box.x + box.width + Math.abs(lean); at++) {
    const width = side * (WIDTHS[(at + shift) % WIDTHS.length] ?? 0.2);
    const fill = at % 3 === 1 ? colours.field : shapeColour(colours, at + shift);
    laid.push({ x, width, fill });
    x += width;
  }
  return (context) => {
    for (const { x, width, fill } of laid) {
      context.fillStyle = fill;
      context.beginPath();
      context.moveTo(x - lean / 2, box.y + box.height);
      context.lineTo(x + lean / 2, box.y);
      // Stripes overlap slightly, so that no gap is visible between two stripes.
      context.lineTo(x + width + 1 + lean / 2, box.y);
      context.lineTo(x + width + 1 - lean / 2, box.y + box.height);
      context.fill();
    }
  };
};
