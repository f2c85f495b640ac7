import { withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { FoliagePainter } from './foliage-painter.ts';
import { SIDE } from './frame.ts';

/** Paints the elements that photoshoot scenes consist of. */
export class SetPainter extends FoliagePainter {
  /** Paints lights that are out of focus, as a lens draws them: discs with a brighter rim. */
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

  /** Darkens an area increasingly from its upper edge to its lower edge. */
  shade(x: number, y: number, width: number, height: number, opacity: number): void {
    const fall = this.context.createLinearGradient(0, y, 0, y + height);
    fall.addColorStop(0, 'rgba(0,0,0,0)');
    fall.addColorStop(1, `rgba(0,0,0,${opacity})`);
    this.context.fillStyle = fall;
    this.context.fillRect(x, y, width, height);
  }

  /** Paints haze that gets denser towards the floor. */
  haze(colour: string): void {
    const air = this.context.createLinearGradient(0, this.horizon * 0.25, 0, this.horizon);
    air.addColorStop(0, 'rgba(255,255,255,0)');
    air.addColorStop(1, colour);
    this.context.fillStyle = air;
    this.context.fillRect(0, 0, SIDE, this.horizon + 30);
  }

  /** Paints a flower with five petals, seen from the front. */
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

  /** Paints a round vessel that stands on a line, lit from the left. */
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

  /** Paints a ball that is lit from the upper left; with `flat` below 1, it paints a flat pebble. */
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

  /** Paints a patch of sunlight on the wall, as through a window. */
  windowLight(opacity: number, tint = '255,244,220'): void {
    if (this.view.pure) return;
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

  /**
   * Paints the lines of a playing field on the floor: a line across the field and, for basketball, an arc.
   */
  courtLines(colour: string, game: 'basketball' | 'tennis'): void {
    this.onFloor(3, (context) => {
      context.strokeStyle = colour;
      context.lineWidth = 20;
      context.beginPath();
      context.moveTo(-40, SIDE * 0.24);
      context.lineTo(SIDE + 40, SIDE * 0.24);
      context.stroke();
      if (game === 'tennis') return;
      context.beginPath();
      context.ellipse(SIDE * 0.5, SIDE * 0.24, SIDE * 0.46, SIDE * 0.5, 0, 0, Math.PI);
      context.stroke();
    });
  }

  /** Paints the lines of a running track on the floor, which meet at the floor's vanishing point. */
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

  /** Paints light rays that enter the picture from the upper left. */
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
}
