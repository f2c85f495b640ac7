import { computeBlockLeft, drawText, fitText } from '@adwright/engine-drawing';
import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LabelDesign } from './label.ts';

/** Filled shares of the watch face's three activity rings, from the outermost inwards. */
const RINGS = [0.82, 0.64, 0.9] as const;

/** Paints a smart watch's face: the time 10:10, as usual in ads, above three activity rings. */
export function paintWatchFace(
  context: SKRSContext2D,
  width: number,
  height: number,
  design: LabelDesign,
): void {
  context.save();
  context.beginPath();
  context.roundRect(0, 0, width, height, width * 0.2);
  context.clip();
  const ground = context.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, oklch(0.24, 0.05, design.hue));
  ground.addColorStop(1, oklch(0.12, 0.02, design.hue));
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const time = fitText({
    text: '10:09',
    face: design.strong,
    maxWidth: width * 0.66,
    maxHeight: height * 0.26,
    maxSize: width * 0.3,
    minSize: 14,
    maxLines: 1,
  });
  const left = computeBlockLeft(time, width * 0.17, width * 0.66, 'center');
  drawText(context, time, { x: left, y: height * 0.08 }, 'center', '#ffffff');
  const colours = [design.accent, oklch(0.82, 0.13, design.hue), '#ffffff'];
  context.lineCap = 'round';
  context.lineWidth = width * 0.062;
  RINGS.forEach((share, ring) => {
    const radius = width * (0.275 - ring * 0.082);
    const arc = (turn: number, colour: string) => {
      context.strokeStyle = colour;
      context.beginPath();
      context.arc(width / 2, height * 0.645, radius, -Math.PI / 2, (turn * 2 - 0.5) * Math.PI);
      context.stroke();
    };
    arc(1, 'rgba(255,255,255,0.13)');
    arc(share, colours[ring] ?? '#ffffff');
  });
  context.restore();
}
