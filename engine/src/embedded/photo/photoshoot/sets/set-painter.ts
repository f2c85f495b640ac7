import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../ad/random.ts';
import { oklch, withAlpha } from '../../../colour/oklch.ts';
import { type Floor, layFloor } from './floor.ts';
import { HORIZON, SIDE } from './frame.ts';
import { leaf } from './leaf.ts';

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

  /** Lays a floor below what has been painted so far, and takes wall and far floor out of focus. */
  floor(floor: Floor): void {
    layFloor(this.context, floor, this.random);
    this.defocus(7, HORIZON + 6, HORIZON + (SIDE - HORIZON) * 0.42);
  }

  /** What lies above the first row is blurred, less and less down to the second. */
  private defocus(radius: number, sharpen: number, sharp: number): void {
    const layer = createCanvas(SIDE, SIDE);
    const inside = layer.getContext('2d');
    inside.filter = `blur(${radius}px)`;
    inside.drawImage(this.canvas, 0, 0);
    inside.filter = 'none';
    inside.globalCompositeOperation = 'destination-in';
    const fade = inside.createLinearGradient(0, sharpen, 0, sharp);
    fade.addColorStop(0, 'rgba(0,0,0,1)');
    fade.addColorStop(1, 'rgba(0,0,0,0)');
    inside.fillStyle = fade;
    inside.fillRect(0, 0, SIDE, SIDE);
    // The blur is thin along the rim of the picture, where the wall is soft already.
    this.context.save();
    this.context.beginPath();
    this.context.rect(0, HORIZON - 30, SIDE, SIDE);
    this.context.clip();
    this.context.drawImage(layer, 0, 0);
    this.context.restore();
  }

  /** A sweep: wall and floor run into one another without a seam. */
  sweep(colour: string): void {
    const gradient = this.context.createLinearGradient(0, HORIZON - 120, 0, HORIZON + 140);
    gradient.addColorStop(0, 'rgba(255,255,255,0)');
    gradient.addColorStop(1, colour);
    this.context.fillStyle = gradient;
    this.context.fillRect(0, HORIZON - 120, SIDE, SIDE);
  }

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

  /** Draws a layer that lies flat on the floor. */
  private onFloor(blur: number, draw: (context: SKRSContext2D) => void): void {
    const layer = createCanvas(SIDE, SIDE);
    draw(layer.getContext('2d'));
    this.context.save();
    this.context.beginPath();
    this.context.rect(0, HORIZON, SIDE, SIDE - HORIZON);
    this.context.clip();
    this.context.filter = `blur(${blur}px)`;
    this.context.drawImage(layer, 0, HORIZON, SIDE, SIDE - HORIZON);
    this.context.restore();
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
