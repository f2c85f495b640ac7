import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from './frame.ts';
import { paintLeaf } from './leaf.ts';
import { StagePainter } from './stage-painter.ts';

/** Paints leaves that hang into the picture, leaves on the floor, and the shadows of all these leaves. */
export class FoliagePainter extends StagePainter {
  /** Paints leaves with shadows that lie on the floor at the sides of the picture. */
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
          paintLeaf(context, 0, 0, length, angle, fill);
          context.restore();
        }
      }
    });
  }

  /**
   * Paints light that falls through foliage on the floor. Each gap between the leaves casts a disc of light
   * on the floor, and neighbouring discs merge.
   */
  dapple(opacity: number): void {
    this.onFloor(10, (context) => {
      context.fillStyle = `rgba(16,14,4,${Math.min(0.6, opacity * 2)})`;
      context.fillRect(0, 0, SIDE, SIDE);
      context.globalCompositeOperation = 'destination-out';
      for (let index = 0; index < 60; index++) {
        context.globalAlpha = this.between(0.3, 0.9);
        context.beginPath();
        context.arc(
          this.random() * SIDE,
          this.between(-0.1, 1.1) * SIDE,
          this.between(34, 96),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    });
  }

  /** Paints the shadow of a palm frond on the floor. */
  palmShadow(opacity: number): void {
    if (this.view.leafless || this.view.unshaded) return;
    this.onFloor(7, (context) => {
      const [stemX, stemY] = [SIDE * this.between(-0.05, 0.1), SIDE * this.between(0.3, 0.6)];
      for (let blade = 0; blade < 26; blade++) {
        const along = blade / 26;
        for (const side of [-1, 1])
          paintLeaf(
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

  /** Paints the shadow of leaves on the wall. */
  leafShadow(opacity: number): void {
    const { leafless, unshaded, pure } = this.view;
    if (leafless || unshaded || pure) return;
    // Overlapping shadows must not darken each other, so all shadows are drawn on one layer.
    this.blurred(
      7,
      (context) => {
        context.fillStyle = '#1e1810';
        for (let frond = 0; frond < 3; frond++) this.frond(context, 0.6 + 0.26 * frond);
      },
      opacity,
    );
  }

  /**
   * Paints a palm leaf that hangs into the picture from above, with slender leaflets on both sides of a rib
   * that bends down.
   */
  private frond(context: SKRSContext2D, across: number): void {
    let [x, y] = [SIDE * (across + this.between(-0.05, 0.1)), SIDE * this.between(-0.12, 0.04)];
    let heading = this.between(2.2, 2.9);
    const bend = this.between(-0.034, -0.012);
    for (let rib = 0; rib < LEAFLETS; rib++) {
      const along = rib / LEAFLETS;
      x += Math.cos(heading) * RIB_STEP;
      y += Math.sin(heading) * RIB_STEP;
      heading += bend;
      const long = SIDE * 0.21 * Math.sin(Math.PI * (0.2 + 0.74 * along)) * this.between(0.86, 1.1);
      for (const side of [-1, 1]) {
        const angle = heading + side * (1.12 - 0.62 * along);
        const [half, wide] = [long / 2, 4 + long * 0.02];
        context.beginPath();
        context.ellipse(
          x + Math.cos(angle) * half,
          y + Math.sin(angle) * half,
          half,
          wide,
          angle,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  }

  /**
   * Paints twigs with leaves that extend into the picture from both sides. The argument `reach` is a factor
   * of the twigs' usual length.
   */
  leaves(
    count: number,
    hue: number,
    lightness: number,
    blur: number,
    low: number,
    high: number,
    reach = 1,
  ): void {
    if (this.view.leafless) return;
    const twigs = Array.from({ length: Math.ceil(count / 2) }, (_, index) =>
      this.twig(index % 2 === 0 ? 1 : -1, this.between(low, high), {
        lightness: lightness + this.between(-0.08, 0.06),
        hue: Math.min(hue, 134) + this.between(-12, 4),
        reach: reach * this.between(0.75, 1.15),
      }),
    );
    // In a picture from above, the twigs lie on the floor. The leaves are then in focus, and each leaf has a
    // shadow.
    const lying = this.horizon === 0;
    if (lying)
      for (const [soft, shift, darkness] of LYING_SHADOWS)
        this.blurred(soft, (context) => {
          context.translate(shift, shift * 1.2);
          for (const twig of twigs) paintTwig(context, twig, `rgba(14,12,8,${darkness})`);
        });
    this.blurred(lying ? Math.min(blur, LYING_BLUR) : blur, (context) => {
      for (const twig of twigs) paintTwig(context, twig);
    });
  }

  /**
   * Paints a twig from one side of the picture (1 left, −1 right), with pairs of leaves along a bent stem that
   * get smaller towards the tip.
   */
  private twig(
    inward: 1 | -1,
    y: number,
    { lightness, hue, reach }: { lightness: number; hue: number; reach: number },
  ): Twig {
    const root = inward > 0 ? -60 : SIDE + 60;
    const rise = this.between(-0.5, 0.55);
    const bend = this.between(-0.5, 0.5);
    const long = 330 * reach;
    const at = (share: number) => {
      const lean = rise + bend * share;
      return [
        root + inward * long * share * Math.cos(lean),
        y + long * share * Math.sin(lean),
        lean,
      ] as const;
    };
    const leaves: Twig['leaves'] = [];
    for (let pair = 0; pair <= PAIRS; pair++) {
      const share = (pair + 0.6) / (PAIRS + 0.6);
      const [x, top, lean] = at(share);
      const length = this.between(150, 200) * reach * (1.05 - 0.45 * share);
      const along = inward * (Math.PI / 2 + inward * lean);
      for (const side of pair === PAIRS ? [0] : [-1, 1])
        leaves.push({
          x,
          y: top,
          length,
          angle: along + side * this.between(0.55, 0.95),
          colour: oklch(
            lightness + side * 0.035 + this.between(-0.05, 0.07),
            // Pale reds and yellows would look like skin, so leaves in these hues have a higher chroma.
            hue < 90 ? 0.135 : 0.085,
            hue + this.between(-6, 6),
          ),
        });
    }
    const stem = [[root, y], at(0.5), at(1)] as const;
    return { stem, bark: oklch(lightness * 0.7, 0.05, hue - 40), leaves };
  }
}

/** Number of pairs of leaves on a twig, not counting the leaf at the tip. */
const PAIRS = 5;
/** Number of pairs of leaflets along a palm leaf. */
const LEAFLETS = 18;
/** Distance from one pair of leaflets to the next, in pixels. */
const RIB_STEP = 43;

/** Maximum blur of leaves that lie on a floor seen from above, in pixels. */
const LYING_BLUR = 1.5;
/**
 * Shadows of a lying leaf, each as blur (px), offset (px) and opacity: one shadow directly under the leaf, and
 * one where the leaf bends up.
 */
const LYING_SHADOWS = [
  [20, 30, 0.3],
  [7, 9, 0.42],
] as const;

interface Twig {
  stem: readonly (readonly [x: number, y: number, ...rest: number[]])[];
  bark: string;
  leaves: { x: number; y: number; length: number; angle: number; colour: string }[];
}

/** Paints a twig in its own colours, or in one given colour, as for a shadow. */
function paintTwig(context: SKRSContext2D, { stem, bark, leaves }: Twig, colour?: string): void {
  context.strokeStyle = colour ?? bark;
  context.lineWidth = 7;
  context.beginPath();
  for (const [x, y] of stem) context.lineTo(x, y);
  context.stroke();
  for (const one of leaves)
    paintLeaf(context, one.x, one.y, one.length, one.angle, colour ?? one.colour);
}
