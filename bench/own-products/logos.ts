import { createCanvas } from '@napi-rs/canvas';

/** A wordmark with its emblem, of one colour, as a PNG with alpha or on a plain ground. */
export function wordmark(name: string, colour: string, ground?: string): Buffer {
  const canvas = createCanvas(640, 150);
  const context = canvas.getContext('2d');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.fillStyle = colour;
  context.beginPath();
  context.arc(75, 75, 58, 0, Math.PI * 2);
  context.moveTo(52, 98);
  context.lineTo(98, 98);
  context.lineTo(75, 44);
  context.fill('evenodd');
  context.font = 'bold 84px sans-serif';
  context.fillText(name, 155, 104, 470);
  return canvas.toBuffer('image/png');
}

/** A square emblem of two colours. */
export function emblem(colour: string, second: string): Buffer {
  const canvas = createCanvas(320, 320);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(10, 10, 300, 300, 70);
  context.fill();
  context.fillStyle = second;
  context.beginPath();
  context.arc(160, 160, 80, 0, Math.PI * 2);
  context.fill();
  return canvas.toBuffer('image/png');
}
