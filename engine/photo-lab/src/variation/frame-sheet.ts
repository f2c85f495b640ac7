import type { Random } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Ground } from './ground-colours.ts';

export interface Size {
  width: number;
  height: number;
}

/** The input of a frame: the graded photo, cropped to the aspect ratio that the frame needs. */
export interface FrameInput {
  /** Returns the photo at a size in pixels, cropped around its subject. */
  photo(width: number, height: number, zoom?: number): Promise<Canvas>;
  /** Size in pixels at which the photo shows its subject whole in a room: the room's where that does. */
  shape(room: Size): Size;
  width: number;
  height: number;
  hue: number;
  /** Any whole number; selects the ground of a frame, so that repeats of a frame differ. */
  turn: number;
  /** Three colours of the graded photo, darkest first. */
  colours: readonly string[];
  random: Random;
  /** True where a photo keeps its subject whole above its details better than beside them. */
  stacked: boolean;
}

export type Frame = (input: FrameInput) => Promise<Canvas>;

/** An empty picture. */
export function sheet(width: number, height: number): { canvas: Canvas; context: SKRSContext2D } {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Paints a wall or a table, lit from the upper left. */
export function wall(
  context: SKRSContext2D,
  width: number,
  height: number,
  [light, dark]: Ground,
): void {
  const gradient = context.createRadialGradient(
    width * 0.3,
    height * 0.2,
    40,
    width * 0.5,
    height * 0.5,
    height,
  );
  gradient.addColorStop(0, light);
  gradient.addColorStop(1, dark);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** Draws something in white that throws a soft shadow. */
export function lifted(context: SKRSContext2D, draw: () => void): void {
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.34)';
  context.shadowBlur = 60;
  context.shadowOffsetY = 24;
  context.fillStyle = '#ffffff';
  draw();
  context.restore();
}
