import type { SKRSContext2D } from '@napi-rs/canvas';
import { oklch, withAlpha } from '../../../colour/oklch.ts';
import { SIDE } from './frame.ts';
import { leaf } from './leaf.ts';
import { StagePainter } from './stage-painter.ts';

/** Paints the parts that sets are made of. */
export class SetPainter extends StagePainter {
  /** Lights out of focus: discs with a brighter rim, as a lens draws them. */
  bokeh(
    colours: readonly string[],
    count: number,
    top: number,
    bottom: number,
    small: number,
    large: number,
    blur: number,
  ): void {
    this.blurred(blur, (context) => {
      context.globalCompositeOperation = 'lighter';
      for (let index = 0; index < count; index++) {
        const colour = colours[index % colours.length] ?? '#ffffff';
        const x = this.random() * SIDE;
        const y = this.between(top, bottom);
        const radius = this.between(small, large);
        const disc = context.createRadialGradient(x, y, 0, x, y, radius);
        disc.addColorStop(0, withAlpha(colour, 0.7));
        disc.addColorStop(0.86, withAlpha(colour, 0.8));
        disc.addColorStop(0.95, withAlpha(colour, 1));
        disc.addColorStop(1, withAlpha(colour, 0));
        context.globalAlpha = this.between(0.12, 0.5);
        context.fillStyle = disc;
        context.beginPath();
        context.arc(x, y, radius, 0, Math.PI * 2);
        context.fill();
      }
    });
  }

  /** Darkens a band from its upper edge to its lower. */
  shade(x: number, y: number, width: number, height: number, opacity: number): void {
    const fall = this.context.createLinearGradient(0, y, 0, y + height);
    fall.addColorStop(0, 'rgba(0,0,0,0)');
    fall.addColorStop(1, `rgba(0,0,0,${opacity})`);
    this.context.fillStyle = fall;
    this.context.fillRect(x, y, width, height);
  }

  /** Haze that thickens towards the floor. */
  haze(colour: string): void {
    const air = this.context.createLinearGradient(0, this.horizon * 0.25, 0, this.horizon);
    air.addColorStop(0, 'rgba(255,255,255,0)');
    air.addColorStop(1, colour);
    this.context.fillStyle = air;
    this.context.fillRect(0, 0, SIDE, this.horizon + 30);
  }

  /** A flower of five petals, seen from its front. */
  blossom(context: SKRSContext2D, x: number, y: number, size: number, colour: string): void {
    const turn = this.random() * 6.3;
    context.fillStyle = colour;
    for (let petal = 0; petal < 5; petal++) {
      const angle = turn + (petal * Math.PI * 2) / 5;
      context.beginPath();
      context.ellipse(
        x + Math.cos(angle) * size * 0.5,
        y + Math.sin(angle) * size * 0.5,
        size * 0.52,
        size * 0.38,
        angle,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    context.fillStyle = '#f6d77a';
    context.beginPath();
    context.arc(x, y, size * 0.2, 0, Math.PI * 2);
    context.fill();
  }

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

  /** A round vessel that stands on a line, lit from the left. */
  vessel(
    context: SKRSContext2D,
    x: number,
    base: number,
    width: number,
    height: number,
    colour: string,
  ): void {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(x - width / 2, base - height, width, height, width * 0.16);
    context.fill();
    const round = context.createLinearGradient(x - width / 2, 0, x + width / 2, 0);
    round.addColorStop(0, 'rgba(0,0,0,0.12)');
    round.addColorStop(0.3, 'rgba(255,255,255,0.35)');
    round.addColorStop(1, 'rgba(0,0,0,0.38)');
    context.fillStyle = round;
    context.fill();
  }

  /** A ball, or with `flat` below 1 a pebble, lit from the upper left. */
  ball(
    context: SKRSContext2D,
    x: number,
    y: number,
    radius: number,
    colour: string,
    flat = 1,
  ): void {
    context.save();
    context.translate(x, y);
    context.scale(1, flat);
    context.beginPath();
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.fillStyle = colour;
    context.fill();
    const round = context.createRadialGradient(-radius * 0.35, -radius * 0.4, 0, 0, 0, radius);
    round.addColorStop(0, 'rgba(255,255,255,0.55)');
    round.addColorStop(0.4, 'rgba(255,255,255,0.04)');
    round.addColorStop(1, 'rgba(0,0,0,0.45)');
    context.fillStyle = round;
    context.fill();
    context.restore();
  }

  /** Sun through a window, on the wall. */
  windowLight(opacity: number, tint = '255,244,220'): void {
    const shift = this.between(-90, 60);
    this.blurred(16, (context) => {
      context.transform(1, -0.22, 0.38, 1, -SIDE * 0.12 + shift, SIDE * 0.13);
      context.fillStyle = `rgba(${tint},${opacity})`;
      for (let column = 0; column < 2; column++) {
        for (let row = 0; row < 3; row++)
          context.fillRect(
            SIDE * (0.2 + column * 0.25),
            SIDE * (-0.06 + row * 0.24),
            SIDE * 0.22,
            SIDE * 0.21,
          );
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

  /** Lines of a playing field on the floor: one across, and the arc before the basket. */
  courtLines(colour: string): void {
    this.onFloor(3, (context) => {
      context.strokeStyle = colour;
      context.lineWidth = 20;
      context.beginPath();
      context.moveTo(-40, SIDE * 0.24);
      context.lineTo(SIDE + 40, SIDE * 0.24);
      context.stroke();
      context.beginPath();
      context.ellipse(SIDE * 0.5, SIDE * 0.24, SIDE * 0.46, SIDE * 0.5, 0, 0, Math.PI);
      context.stroke();
    });
  }

  /** Lines of a running track on the floor, which meet where the floor's lines do. */
  lanes(colour: string): void {
    const { context, horizon, view } = this;
    if (horizon === 0) return;
    const far = Math.min(view.vanishing, horizon - 40);
    context.save();
    context.beginPath();
    context.rect(0, horizon, SIDE, SIDE - horizon);
    context.clip();
    const fade = context.createLinearGradient(0, horizon, 0, SIDE);
    fade.addColorStop(0, withAlpha(colour, 0.25));
    fade.addColorStop(0.35, colour);
    fade.addColorStop(1, colour);
    context.fillStyle = fade;
    context.filter = 'blur(1.6px)';
    for (let lane = -4; lane <= 4; lane++) {
      const at = (y: number, shift: number) =>
        SIDE * 0.5 + (lane * 330 + 90 + shift) * ((y - far) / (SIDE - far));
      context.beginPath();
      context.moveTo(at(horizon, -13), horizon);
      context.lineTo(at(horizon, 13), horizon);
      context.lineTo(at(SIDE, 13), SIDE);
      context.lineTo(at(SIDE, -13), SIDE);
      context.fill();
    }
    context.restore();
  }

  /** Rays that fall in from the upper left. */
  sunbeams(opacity: number, tint: string): void {
    this.blurred(26, (context) => {
      context.globalCompositeOperation = 'lighter';
      for (let ray = 0; ray < 6; ray++) {
        const angle = 0.5 + ray * 0.13 + this.between(-0.04, 0.04);
        const reach = SIDE * 1.5;
        const light = context.createLinearGradient(
          0,
          0,
          reach * Math.cos(angle),
          reach * Math.sin(angle),
        );
        light.addColorStop(0, `rgba(${tint},${opacity})`);
        light.addColorStop(0.8, `rgba(${tint},0)`);
        context.fillStyle = light;
        context.beginPath();
        context.moveTo(-60, -60);
        context.lineTo(reach * Math.cos(angle - 0.035), reach * Math.sin(angle - 0.035));
        context.lineTo(reach * Math.cos(angle + 0.035), reach * Math.sin(angle + 0.035));
        context.fill();
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
