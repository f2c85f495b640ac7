import type { BrandColour } from '@adwright/contracts';
import { createCanvas } from '@napi-rs/canvas';

/** Brands whose colours are hard to set an ad in. */
export const BRAND_KITS = {
  'neon yellow': [{ role: 'main', hex: '#e6ff00' }],
  black: [{ role: 'main', hex: '#000000' }],
  pastel: [
    { role: 'main', hex: '#cdb4db' },
    { role: 'accent', hex: '#ffc8dd' },
    { role: 'ground', hex: '#ffffff' },
    { role: 'ink', hex: '#bde0fe' },
  ],
  'two clashing reds': [
    { role: 'main', hex: '#d7263d' },
    { role: 'accent', hex: '#f46036' },
    { role: 'ground', hex: '#d7263d' },
    { role: 'ink', hex: '#f46036' },
  ],
  'middle grey': [{ role: 'accent', hex: '#767676' }],
  orange: [
    { role: 'main', hex: '#ff6600' },
    { role: 'ink', hex: '#1b2a41' },
    { role: 'ground', hex: '#fff4e8' },
  ],
} satisfies Record<string, BrandColour[]>;

/** The colour that a brand's buttons have. */
export function buttonHexOf(colours: readonly BrandColour[]): string {
  const button = colours.find(({ role }) => role === 'accent') ?? colours[0];
  if (!button) throw new Error('a brand without colours');
  return button.hex;
}

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
