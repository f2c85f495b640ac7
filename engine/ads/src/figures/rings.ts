import { norm } from '@adwright/engine-pixels';
import { type Figure, fillCircle, shapeColour } from './figure.ts';

const CORNERS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0.5, 1.04],
] as const;

/** Paints rings around a point on the edge of the box. */
export const rings: Figure = (box, colours, random) => {
  const [across, down] = CORNERS[Math.floor(random() * CORNERS.length)] ?? CORNERS[0];
  const x = box.x + box.width * across;
  const y = box.y + box.height * down;
  const far = norm(box.width * Math.max(across, 1 - across), box.height * Math.max(down, 1 - down));
  const band = Math.min(box.width, box.height) * (0.15 + random() * 0.05);
  const start = Math.floor(random() * 4);
  const count = Math.ceil(far / band);
  return (context) => {
    for (let ring = count; ring > 0; ring--) {
      // Every second ring has the background's colour, so that the edges of the rings stay sharp.
      context.fillStyle =
        ring % 2 === 0 ? colours.field : shapeColour(colours, Math.floor(ring / 2) + start);
      fillCircle(context, x, y, ring * band);
    }
  };
};
