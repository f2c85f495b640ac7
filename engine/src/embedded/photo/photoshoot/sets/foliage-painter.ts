import type { SKRSContext2D } from '@napi-rs/canvas';
import { oklch } from '../../../colour/oklch.ts';
import { SIDE } from './frame.ts';
import { leaf } from './leaf.ts';
import { StagePainter } from './stage-painter.ts';

/** Paints leaves: those that hang into the picture, those that lie on the floor, and the shadows of both. */
export class FoliagePainter extends StagePainter {
  /** Leaves that lie on the floor at the sides, each with its shadow. */
  fallen(count: number, [from, to]: readonly [number, number], blur: number): void {
    this.blurred(blur + 1.2, (context) => {
      for (let index = 0; index < count; index++) {
        const x = SIDE * (index % 2 === 0 ? this.between(0, 0.3) : this.between(0.7, 1));
        const y = this.between(this.horizon + (SIDE - this.horizon) * 0.2, SIDE);
        const length =
          this.between(60, 120) * (0.5 + (0.5 * (y - this.horizon)) / (SIDE - this.horizon));
        const angle = this.between(0, 6.3);
        const colour = oklch(this.between(0.46, 0.7), 0.15, this.between(from, to));
        for (const [shift, fill] of [
          [7, 'rgba(0,0,0,0.4)'],
          [0, colour],
        ] as const) {
          context.save();
          context.translate(x + shift, y + shift);
          context.scale(1, 0.55);
          leaf(context, 0, 0, length, angle, fill);
          context.restore();
        }
      }
    });
  }

  /** Light through foliage on the floor. */
  dapple(opacity: number): void {
    this.onFloor(9, (context) => {
      for (let index = 0; index < 46; index++)
        leaf(
          context,
          this.random() * SIDE,
          this.between(-0.1, 1.1) * SIDE,
          this.between(120, 260),
          this.between(0, 6.3),
          `rgba(16,14,4,${opacity})`,
        );
    });
  }

  /** The shadow of a palm frond on the sand. */
  palmShadow(opacity: number): void {
    this.onFloor(7, (context) => {
      const [stemX, stemY] = [SIDE * this.between(-0.05, 0.1), SIDE * this.between(0.3, 0.6)];
      for (let blade = 0; blade < 26; blade++) {
        const along = blade / 26;
        for (const side of [-1, 1])
          leaf(
            context,
            stemX + along * SIDE * 0.5,
            stemY - Math.sin(along * 2.4) * SIDE * 0.2,
            SIDE * 0.3 * (1 - along * 0.6),
            Math.PI / 2 + side * (1 - along * 0.5) - 0.4,
            `rgba(52,36,12,${opacity})`,
          );
      }
    });
  }

  /** Shadow of leaves on the wall. */
  leafShadow(opacity: number): void {
    this.blurred(13, (context) => {
      for (let index = 0; index < 11; index++)
        leaf(
          context,
          this.between(0.5, 1.05) * SIDE,
          this.between(0.02, 0.4) * SIDE,
          this.between(190, 330),
          this.between(-2.2, -0.8),
          `rgba(30,24,16,${opacity})`,
        );
    });
  }

  /** Twigs with leaves on both sides that reach in from the sides; `reach` is their length to the usual. */
  leaves(
    count: number,
    hue: number,
    lightness: number,
    blur: number,
    low: number,
    high: number,
    reach = 1,
  ): void {
    this.blurred(blur, (context) => {
      for (let index = 0; index < Math.ceil(count / 2); index++)
        this.twig(context, index % 2 === 0 ? 1 : -1, this.between(low, high), {
          lightness: lightness + this.between(-0.08, 0.06),
          hue: Math.min(hue, 134) + this.between(-12, 4),
          reach: reach * this.between(0.75, 1.15),
        });
    });
  }

  /** A twig from one side, 1 left or −1 right: leaves in pairs along a bent stem, smaller towards its tip. */
  private twig(
    context: SKRSContext2D,
    inward: 1 | -1,
    y: number,
    { lightness, hue, reach }: { lightness: number; hue: number; reach: number },
  ): void {
    const root = inward > 0 ? -60 : SIDE + 60;
    const rise = this.between(-0.5, 0.55);
    const bend = this.between(-0.5, 0.5);
    const long = 330 * reach;
    const pairs = 5;
    const at = (share: number) => {
      const lean = rise + bend * share;
      return [
        root + inward * long * share * Math.cos(lean),
        y + long * share * Math.sin(lean),
        lean,
      ] as const;
    };
    context.strokeStyle = oklch(lightness * 0.7, 0.05, hue - 40);
    context.lineWidth = 7;
    context.beginPath();
    context.moveTo(root, y);
    for (const share of [0.5, 1]) {
      const [x, top] = at(share);
      context.lineTo(x, top);
    }
    context.stroke();
    for (let pair = 0; pair <= pairs; pair++) {
      const share = (pair + 0.6) / (pairs + 0.6);
      const [x, top, lean] = at(share);
      const length = this.between(150, 200) * reach * (1.05 - 0.45 * share);
      const along = inward * (Math.PI / 2 + inward * lean);
      for (const side of pair === pairs ? [0] : [-1, 1])
        leaf(
          context,
          x,
          top,
          length,
          along + side * this.between(0.55, 0.95),
          oklch(
            lightness + side * 0.035 + this.between(-0.05, 0.07),
            0.085,
            hue + this.between(-6, 6),
          ),
        );
    }
  }
}
