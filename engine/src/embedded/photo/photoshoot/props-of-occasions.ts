import { oklch } from '../../colour/oklch.ts';
import { contact, type PaintBeside } from './props-on-floor.ts';
import { round } from './props-to-eat.ts';

/** Balls for a tree in red and gold. */
export const baubles: PaintBeside = ({ context, random }, spots) => {
  for (const { x, y, size, flat } of spots)
    for (const [index, [dx, dy, share]] of (
      [
        [-0.9, -0.3, 0.8],
        [0.85, -0.15, 0.72],
        [0, 0.25, 1],
      ] as const
    ).entries()) {
      const radius = 60 * size * share;
      const [atX, atY] = [x + dx * 62 * size, y + dy * 50 * size];
      const [hue, chroma] = (index + Math.floor(random() * 2)) % 2 === 0 ? [25, 0.19] : [86, 0.13];
      contact(context, atX, atY, radius, flat, 0.6);
      round(
        context,
        atX,
        atY,
        radius,
        '#ffffff',
        oklch(hue === 25 ? 0.5 : 0.74, chroma, hue),
        oklch(hue === 25 ? 0.26 : 0.46, chroma * 0.8, hue - 8),
      );
      context.fillStyle = oklch(0.78, 0.09, 86);
      context.fillRect(atX - radius * 0.16, atY - radius * 2.02, radius * 0.32, radius * 0.24);
    }
};

/** Short piles of books, their leaves to the front. */
export const books: PaintBeside = ({ context, random }, spots) => {
  for (const { x, y, size } of spots) {
    const wide = 320 * size;
    contact(context, x, y, wide * 0.62, 0.34, 0.6);
    let base = y;
    for (let book = 0; book < 3; book++) {
      const [width, thick] = [wide * (0.86 + random() * 0.16), (34 + random() * 14) * size];
      const left = x - width / 2 + (random() - 0.5) * 26 * size;
      const hue = [28, 250, 150, 75, 330][Math.floor(random() * 4.99)] ?? 28;
      const cloth = context.createLinearGradient(left, 0, left + width, 0);
      cloth.addColorStop(0, oklch(0.42, 0.07, hue));
      cloth.addColorStop(0.3, oklch(0.54, 0.08, hue));
      cloth.addColorStop(1, oklch(0.28, 0.06, hue));
      // The cover's face, seen a little from above.
      context.fillStyle = oklch(0.5, 0.075, hue);
      context.beginPath();
      context.moveTo(left, base - thick);
      context.lineTo(left + width, base - thick);
      context.lineTo(left + width * 0.94, base - thick - 34 * size);
      context.lineTo(left + width * 0.06, base - thick - 34 * size);
      context.fill();
      context.fillStyle = cloth;
      context.beginPath();
      context.roundRect(left, base - thick, width, thick, 5 * size);
      context.fill();
      // Leaves of paper between the boards.
      context.fillStyle = '#efe6d2';
      context.fillRect(
        left + width * 0.03,
        base - thick + 7 * size,
        width * 0.94,
        thick - 14 * size,
      );
      context.fillStyle = 'rgba(90,70,40,0.28)';
      for (let line = 0; line < 4; line++)
        context.fillRect(
          left + width * 0.03,
          base - thick + (9 + line * 5) * size,
          width * 0.94,
          1.5 * size,
        );
      context.fillStyle = 'rgba(0,0,0,0.35)';
      context.fillRect(left, base - 3, width, 3);
      base -= thick;
    }
  }
};
