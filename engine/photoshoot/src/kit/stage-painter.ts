import { type Random, withAlpha } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { paintBackdrop, type Shade } from './backdrop.ts';
import { type Floor, layFloor } from './floor.ts';
import { EYE_LEVEL, type SetView, SIDE } from './frame.ts';
import { makeLatticeNoise, type Noise } from './noise-field.ts';
import { chooseFloor } from './surfaces.ts';

/**
 * A canvas with a camera position. The painter paints floor, backdrop and out-of-focus layers with the focus
 * of a real lens.
 */
export class StagePainter {
  readonly canvas: Canvas = createCanvas(SIDE, SIDE);
  readonly context: SKRSContext2D = this.canvas.getContext('2d');
  readonly random: Random;
  readonly noise: Noise;
  readonly view: SetView;
  /**
   * Position of a low sun in the sky, in shares of the picture's side. The sun may be hidden by objects that
   * are painted later.
   */
  lowSun: { x: number; y: number } | null = null;

  constructor(random: Random, view: SetView = EYE_LEVEL) {
    this.random = random;
    this.noise = makeLatticeNoise(random);
    this.view = view;
  }

  /** Row in which wall and floor meet, in pixels. */
  get horizon(): number {
    return this.view.horizon;
  }

  between(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  /**
   * Paints the area above the floor, or above the row `bottom`, pixel by pixel; see `paintBackdrop` for
   * `coarseness`.
   */
  backdrop(coarseness: number, shade: Shade, bottom = this.horizon + 24): void {
    paintBackdrop(this.context, bottom, coarseness, shade);
  }

  /**
   * Draws on a separate layer, blurs the layer, and blends it with the picture. A blurred layer has no fine
   * detail, so it is drawn at a smaller scale. A margin around the layer makes the blur correct at the
   * picture's border. Only the painted part of the layer is blended in, because enlarging a whole layer takes
   * longer than most drawings on it.
   */
  blurred(radius: number, draw: (context: SKRSContext2D) => void, opacity = 1): void {
    const scale = radius >= 16 ? 0.125 : radius >= 7 ? 0.25 : radius >= 1.4 ? 0.5 : 1;
    const margin = Math.ceil(radius * 2.5 * scale) / scale;
    const side = Math.round((SIDE + 2 * margin) * scale);
    const layer = createCanvas(side, side);
    const inside = layer.getContext('2d');
    inside.scale(scale, scale);
    inside.translate(margin, margin);
    draw(inside);
    const part = findPaintedPart(layer);
    if (part === null) return;
    const reach = Math.ceil(radius * scale * 3) + 1;
    const [x, y] = [Math.max(0, part.x - reach), Math.max(0, part.y - reach)];
    const width = Math.min(side, part.x + part.width + reach) - x;
    const height = Math.min(side, part.y + part.height + reach) - y;
    const soft = createCanvas(width, height);
    const softly = soft.getContext('2d');
    softly.filter = `blur(${radius * scale}px)`;
    softly.drawImage(layer, -x, -y);
    this.context.save();
    this.context.globalAlpha = opacity;
    this.context.imageSmoothingQuality = 'low';
    this.context.drawImage(
      soft,
      x / scale - margin,
      y / scale - margin,
      width / scale,
      height / scale,
    );
    this.context.restore();
  }

  /** Blurs all parts of the picture that were painted above the floor so far. */
  soften(radius: number): void {
    this.blurred(radius, (context) => {
      const { canvas } = this;
      // Before the blur, border pixels are repeated outside the picture, because a blur with empty pixels would
      // make the border transparent.
      const beyond = radius * 3;
      context.drawImage(canvas, 0, 0, SIDE, 1, -beyond, -beyond, SIDE + 2 * beyond, beyond);
      context.drawImage(canvas, 0, 0, 1, SIDE, -beyond, 0, beyond, SIDE);
      context.drawImage(canvas, SIDE - 1, 0, 1, SIDE, SIDE, 0, beyond, SIDE);
      context.drawImage(canvas, 0, 0);
    });
  }

  /** Paints a wall that is lit from the upper left. */
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

  /** Paints a floor over the lower part of the picture, and blurs the far end of the floor. */
  floor(floor: Floor): void {
    const { surface, hue, stuff } = this.view;
    const own = surface === null || (surface === floor.material && stuff === null);
    layFloor(this.context, own ? floor : chooseFloor(surface, hue, stuff), this.noise, this.view);
    if (this.horizon === 0) return;
    const depth = SIDE - this.horizon;
    this.defocus(12, this.horizon + depth * 0.04, this.horizon + depth * 0.2);
    this.defocus(5, this.horizon + depth * 0.18, this.horizon + depth * 0.46);
  }

  /** Blurs the rows above `sharpen` fully, and the rows between `sharpen` and `sharp` gradually less. */
  private defocus(radius: number, sharpen: number, sharp: number): void {
    const scale = radius > 7 ? 0.25 : 0.5;
    const top = Math.max(0, this.horizon - 3 * radius);
    const rows = Math.ceil(sharp - top);
    const margin = 4 * radius;
    const layer = createCanvas((SIDE + 2 * margin) * scale, (rows + 2 * margin) * scale);
    const inside = layer.getContext('2d');
    inside.scale(scale, scale);
    inside.translate(margin, margin - top);
    // The picture is first drawn wider than the canvas, so that the blur includes pixels beyond the border.
    inside.drawImage(this.canvas, -margin, 0, SIDE + 2 * margin, SIDE);
    inside.drawImage(this.canvas, 0, 0);
    const soft = createCanvas(SIDE, rows);
    const softly = soft.getContext('2d');
    softly.imageSmoothingQuality = 'high';
    const blur = createCanvas(layer.width, layer.height);
    const blurring = blur.getContext('2d');
    blurring.filter = `blur(${radius * scale}px)`;
    blurring.drawImage(layer, 0, 0);
    softly.drawImage(blur, -margin, -margin, layer.width / scale, layer.height / scale);
    softly.globalCompositeOperation = 'destination-in';
    const fade = softly.createLinearGradient(0, 0, 0, rows);
    fade.addColorStop(0, 'rgba(0,0,0,0)');
    fade.addColorStop(Math.min(1, (2 * radius) / rows), 'rgba(0,0,0,1)');
    fade.addColorStop(Math.min(1, Math.max(0, (sharpen - top) / rows)), 'rgba(0,0,0,1)');
    fade.addColorStop(1, 'rgba(0,0,0,0)');
    softly.fillStyle = fade;
    softly.fillRect(0, 0, SIDE, rows);
    this.context.drawImage(soft, 0, top);
  }

  /** Paints a photographer's sweep: a wall and a floor that merge without a seam. */
  sweep(colour: string): void {
    if (this.view.surface !== null || this.horizon === 0) {
      this.floor({ material: 'paper', light: colour, dark: colour, sheen: 0 });
      return;
    }
    const gradient = this.context.createLinearGradient(
      0,
      this.horizon - 120,
      0,
      this.horizon + 140,
    );
    gradient.addColorStop(0, withAlpha(colour, 0));
    gradient.addColorStop(1, colour);
    this.context.fillStyle = gradient;
    this.context.fillRect(0, this.horizon - 120, SIDE, SIDE);
  }

  /**
   * Draws a layer that lies flat on the floor. Like the floor, this layer is blurred more towards its far
   * end.
   */
  protected onFloor(blur: number, draw: (context: SKRSContext2D) => void): void {
    const scale = 0.25;
    const rows = SIDE - this.horizon;
    const layer = createCanvas(SIDE * scale, SIDE * scale);
    const inside = layer.getContext('2d');
    inside.scale(scale, scale);
    draw(inside);
    const flat = createCanvas(SIDE * scale, Math.ceil(rows * scale));
    const flatten = flat.getContext('2d');
    flatten.filter = `blur(${blur * scale}px)`;
    // The layer is drawn slightly larger than the floor, because the blur is weaker along the layer's border.
    const beyond = Math.ceil(blur * scale * 3);
    flatten.drawImage(layer, -beyond, 0, flat.width + 2 * beyond, flat.height + beyond);
    flatten.filter = 'none';
    flatten.globalCompositeOperation = 'destination-in';
    const fade = flatten.createLinearGradient(0, 0, 0, flat.height);
    fade.addColorStop(0, `rgba(0,0,0,${this.horizon === 0 ? 1 : 0})`);
    fade.addColorStop(0.3, 'rgba(0,0,0,1)');
    flatten.fillStyle = fade;
    flatten.fillRect(0, 0, flat.width, flat.height);
    this.context.save();
    this.context.imageSmoothingQuality = 'high';
    this.context.drawImage(flat, 0, this.horizon, SIDE, rows);
    this.context.restore();
  }
}

/** Scale of the small copy of a layer in which the painted part is searched for. */
const PART_SCALE = 1 / 8;

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the bounding box of the painted part of a layer, or null if the layer is empty. */
function findPaintedPart(layer: Canvas): Part | null {
  const side = Math.ceil(layer.width * PART_SCALE);
  const small = createCanvas(side, side);
  const context = small.getContext('2d');
  // The small copy averages all pixels of the layer. Reading only some pixels would miss thin lines.
  context.imageSmoothingQuality = 'medium';
  context.drawImage(layer, 0, 0, layer.width * PART_SCALE, layer.height * PART_SCALE);
  const { data } = context.getImageData(0, 0, side, side);
  let [left, top, right, bottom] = [side, side, -1, -1];
  for (let y = 0, at = 3; y < side; y++)
    for (let x = 0; x < side; x++, at += 4) {
      if (data[at] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right < 0) return null;
  // The exact border is unknown within the outermost pixels of the small copy, so the part includes these
  // pixels.
  const [x, y] = [Math.max(0, left - 1) / PART_SCALE, Math.max(0, top - 1) / PART_SCALE];
  const width = Math.min(layer.width, (right + 2) / PART_SCALE) - x;
  return { x, y, width, height: Math.min(layer.height, (bottom + 2) / PART_SCALE) - y };
}
