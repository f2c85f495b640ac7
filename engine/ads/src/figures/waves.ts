import { type Figure, shapeColour } from './figure.ts';

/** Paints overlapping waves, each in a different colour. */
export const waves: Figure = (box, colours, random) => {
  const side = Math.min(box.width, box.height);
  const count = box.height > 1.4 * box.width ? 7 : 5;
  const step = box.height / count;
  const length = Math.max(side, box.width * 0.55);
  const phase = random() * Math.PI * 2;
  const start = Math.floor(random() * 4);
  const rise = Math.min(step * 0.62, side * 0.14);
  return (context) => {
    context.fillStyle = colours.field;
    context.fillRect(box.x, box.y, box.width, box.height);
    for (let wave = 0; wave < count; wave++) {
      const level = box.y + step * (wave + 0.55);
      context.fillStyle =
        wave % 4 === 3 ? colours.field : shapeColour(colours, start + wave - Math.floor(wave / 4));
      context.beginPath();
      context.moveTo(box.x, box.y + box.height + 1);
      for (let x = 0; x <= box.width + 4; x += 4) {
        const turn = (x / length) * Math.PI * 2 + phase + wave * 0.9;
        context.lineTo(box.x + x, level + Math.sin(turn) * rise);
      }
      context.lineTo(box.x + box.width + 4, box.y + box.height + 1);
      context.fill();
    }
  };
};
