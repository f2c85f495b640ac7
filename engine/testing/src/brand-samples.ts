import type { BrandColour } from '@adwright/contracts';
import { createCanvas } from '@napi-rs/canvas';

/** Sample brands with colours that make ads difficult, such as low contrast. */
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

/** Returns the colour of the buttons in a brand's ads, as hex. */
export function getButtonHex(colours: readonly BrandColour[]): string {
  const button = colours.find(({ role }) => role === 'accent') ?? colours[0];
  if (!button) throw new Error('the sample brand has no colours');
  return button.hex;
}

/**
 * Draws a brand's name as a logo, with an emblem and without a margin, in one colour, as PNG with alpha.
 */
export function drawWordmark(name: string, colour: string): Buffer {
  const font = 'bold 84px sans-serif';
  const measured = createCanvas(1, 1).getContext('2d');
  measured.font = font;
  const canvas = createCanvas(Math.ceil(138 + measured.measureText(name).width), 116);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.beginPath();
  context.arc(58, 58, 58, 0, Math.PI * 2);
  context.moveTo(35, 81);
  context.lineTo(81, 81);
  context.lineTo(58, 27);
  context.fill('evenodd');
  context.font = font;
  context.fillText(name, 138, 87);
  return canvas.toBuffer('image/png');
}

/** Draws a square emblem of two colours, as a logo for tests. */
export function drawEmblem(colour: string, second: string): Buffer {
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
