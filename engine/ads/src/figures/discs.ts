import { type Figure, fillCircle, shapeColour } from './figure.ts';

/** Paints large overlapping discs, with other colours where two discs overlap. */
export const discs: Figure = (box, colours, random) => {
  const side = Math.min(box.width, box.height);
  const isUpright = box.height > box.width;
  const length = Math.max(box.width, box.height);
  const radius = Math.max(side * 0.46, length * 0.27);
  const count = Math.max(2, Math.min(4, Math.round(length / radius)));
  const placed = Array.from({ length: count }, (_, at) => {
    const along = (length * (at + 0.5)) / count + (random() - 0.5) * radius * 0.3;
    const across = side * (0.5 + (at % 2 === 0 ? -0.2 : 0.22) + (random() - 0.5) * 0.1);
    return {
      x: box.x + (isUpright ? across : along),
      y: box.y + (isUpright ? along : across),
      radius: radius * (0.86 + random() * 0.24),
    };
  });
  return (context) => {
    context.fillStyle = colours.field;
    context.fillRect(box.x, box.y, box.width, box.height);
    for (const [at, { x, y, radius: reach }] of placed.entries()) {
      context.fillStyle = shapeColour(colours, at === 0 ? 1 : at + 1);
      fillCircle(context, x, y, reach);
    }
    for (const [at, one] of placed.entries()) {
      const next = placed[at + 1];
      if (!next) continue;
      context.save();
      context.beginPath();
      context.arc(one.x, one.y, one.radius, 0, Math.PI * 2);
      context.clip();
      context.fillStyle = shapeColour(colours, at);
      fillCircle(context, next.x, next.y, next.radius);
      context.restore();
    }
  };
};
