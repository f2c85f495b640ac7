import type { SKRSContext2D } from '@napi-rs/canvas';

/** Draws a pointed leaf with a midrib, starting at the leaf's stem. */
export function paintLeaf(
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
