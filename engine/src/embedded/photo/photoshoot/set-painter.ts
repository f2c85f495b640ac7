import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../ad/random.ts';
import { oklch } from '../../colour/oklch.ts';

/** Side of a photoshoot picture (spec §9: the format is always square). */
export const SIDE = 1080;
/** Where wall and floor meet. */
export const HORIZON = Math.round(SIDE * 0.64);

/** Paints the parts that sets are made of; everything far away is out of focus, as with a real lens. */
export class SetPainter {
  readonly canvas: Canvas = createCanvas(SIDE, SIDE);
  readonly context: SKRSContext2D = this.canvas.getContext('2d');
  readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  between(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  /** Draws on a layer of its own and lays it down blurred. */
  blurred(radius: number, draw: (context: SKRSContext2D) => void, opacity = 1): void {
    const layer = createCanvas(SIDE, SIDE);
    draw(layer.getContext('2d'));
    this.context.save();
    this.context.globalAlpha = opacity;
    this.context.filter = `blur(${radius}px)`;
    this.context.drawImage(layer, 0, 0);
    this.context.restore();
  }

  /** A wall that a light from the upper left falls on. */
  wall(light: string, dark: string): void {
    const gradient = this.context.createRadialGradient(
      SIDE * 0.3,
      SIDE * 0.15,
      40,
      SIDE * 0.5,
      SIDE * 0.45,
      SIDE * 1.02,
    );
    gradient.addColorStop(0, light);
    gradient.addColorStop(1, dark);
    this.context.fillStyle = gradient;
    this.context.fillRect(0, 0, SIDE, SIDE);
  }

  /** A floor from the horizon down, a little darker where it meets the wall. */
  floor(far: string, near: string): void {
    const { context } = this;
    const gradient = context.createLinearGradient(0, HORIZON, 0, SIDE);
    gradient.addColorStop(0, far);
    gradient.addColorStop(1, near);
    context.fillStyle = gradient;
    context.fillRect(0, HORIZON, SIDE, SIDE - HORIZON);
    const seam = context.createLinearGradient(0, HORIZON - 12, 0, HORIZON + 50);
    seam.addColorStop(0, 'rgba(0,0,0,0)');
    seam.addColorStop(0.28, 'rgba(0,0,0,0.2)');
    seam.addColorStop(1, 'rgba(0,0,0,0)');
    context.fillStyle = seam;
    context.fillRect(0, HORIZON - 12, SIDE, 62);
  }

  /** A sweep: wall and floor run into one another without a seam. */
  sweep(colour: string): void {
    const gradient = this.context.createLinearGradient(0, HORIZON - 120, 0, HORIZON + 140);
    gradient.addColorStop(0, 'rgba(255,255,255,0)');
    gradient.addColorStop(1, colour);
    this.context.fillStyle = gradient;
    this.context.fillRect(0, HORIZON - 120, SIDE, SIDE);
  }

  /** Boards that run away from the camera: grain lines and joints, finer with distance. */
  boards(hue: number, lightness: number, chroma: number): void {
    const { context } = this;
    this.floor(oklch(lightness - 0.03, chroma, hue), oklch(lightness - 0.1, chroma, hue));
    const phase = this.random() * 9;
    for (let y = HORIZON; y < SIDE; y += 2) {
      const near = (y - HORIZON) / (SIDE - HORIZON);
      const wave =
        Math.sin(y * 0.9 * (1.5 - near) + phase) * 0.35 +
        Math.sin(y * 0.21 + phase * 2) * 0.45 +
        (this.random() - 0.5) * 0.5;
      context.fillStyle = oklch(lightness + wave * 0.026 - (1 - near) * 0.03, chroma, hue);
      context.globalAlpha = 0.75;
      context.fillRect(0, y, SIDE, 2);
    }
    context.globalAlpha = 0.13;
    context.fillStyle = oklch(0.2, 0.04, hue);
    for (let index = 0; index < 150; index++) {
      const y = HORIZON + this.random() ** 0.7 * (SIDE - HORIZON);
      context.beginPath();
      context.ellipse(
        this.random() * SIDE,
        y,
        this.between(40, 260),
        this.between(0.6, 1.6),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    context.globalAlpha = 0.5;
    for (const share of [0.14, 0.36, 0.68])
      context.fillRect(0, HORIZON + (SIDE - HORIZON) * share, SIDE, 1 + share * 2.4);
    context.globalAlpha = 1;
  }

  /** Stone with veins. */
  stone(far: string, near: string, vein: string, veins: number): void {
    this.floor(far, near);
    const { context } = this;
    context.save();
    context.beginPath();
    context.rect(0, HORIZON, SIDE, SIDE - HORIZON);
    context.clip();
    context.strokeStyle = vein;
    for (let index = 0; index < veins; index++) {
      context.globalAlpha = this.between(0.1, 0.34);
      context.lineWidth = this.between(0.8, 4);
      context.filter = `blur(${this.between(0.4, 3)}px)`;
      let x = this.between(-0.1, 1.1) * SIDE;
      let y = HORIZON + this.random() * 90;
      context.beginPath();
      context.moveTo(x, y);
      for (let bend = 0; bend < 12; bend++) {
        const turnX = x + this.between(-34, 56);
        const turnY = y + this.random() * 30;
        context.quadraticCurveTo(x + this.between(-12, 24), y + this.random() * 12, turnX, turnY);
        x = turnX;
        y = turnY;
      }
      context.stroke();
    }
    context.restore();
  }

  /** Fine grit: concrete, sand, snow. */
  grit(amount: number, light: string, dark: string): void {
    const { context } = this;
    for (let index = 0; index < amount; index++) {
      const depth = this.random() ** 0.6;
      context.globalAlpha = this.between(0.04, 0.16);
      context.fillStyle = index % 2 ? light : dark;
      const size = 0.8 + depth * 2.4;
      context.fillRect(this.random() * SIDE, HORIZON + depth * (SIDE - HORIZON), size, size * 0.6);
    }
    context.globalAlpha = 1;
  }

  /** Circles of light out of focus. */
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
      for (let index = 0; index < count; index++) {
        context.globalAlpha = this.between(0.15, 0.6);
        context.fillStyle = colours[index % colours.length] ?? '#ffffff';
        context.beginPath();
        context.arc(
          this.random() * SIDE,
          this.between(top, bottom),
          this.between(small, large),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    });
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

  /** Leaves that reach in from the sides. */
  leaves(
    count: number,
    hue: number,
    lightness: number,
    blur: number,
    low: number,
    high: number,
  ): void {
    this.blurred(blur, (context) => {
      for (let index = 0; index < count; index++) {
        const fromLeft = index % 2 === 0;
        leaf(
          context,
          fromLeft ? this.between(-40, 110) : SIDE - this.between(-40, 110),
          this.between(low, high),
          this.between(170, 360),
          (fromLeft ? 1 : -1) * this.between(0.4, 1.7),
          oklch(lightness + this.between(-0.08, 0.1), 0.1, hue + this.between(-12, 14)),
        );
      }
    });
  }
}

/** A pointed leaf with a midrib, growing from its stem. */
export function leaf(
  context: SKRSContext2D,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: string,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(length * 0.26, -length * 0.25, length * 0.2, -length * 0.75, 0, -length);
  context.bezierCurveTo(-length * 0.2, -length * 0.75, -length * 0.26, -length * 0.25, 0, 0);
  context.fill();
  context.strokeStyle = 'rgba(255,255,255,0.14)';
  context.lineWidth = Math.max(1, length * 0.012);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(0, -length * 0.92);
  context.stroke();
  context.restore();
}
