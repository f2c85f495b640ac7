import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import fc from 'fast-check';

/**
 * Properties of a generated product photo that affect the checks of finished pictures: outline, colours,
 * pattern and light.
 */
export interface PlausibleProduct {
  outline: 'box' | 'bottle' | 'disc' | 'ring' | 'slant' | 'legs';
  /** Ratio of the product's width to its height. */
  ratio: number;
  pattern: 'plain' | 'stripes' | 'checks' | 'label' | 'dots' | 'shine';
  body: string;
  second: string;
  /** Darkness of the shaded side of the product, 0–1. */
  shade: number;
}

/** With the fixed colours, black, white and silver products are as frequent as colourful products. */
const colours = fc.oneof(
  fc.constantFrom('#ffffff', '#f7f7f5', '#000000', '#111111', '#c0c0c0', '#808080', '#f5e6c8'),
  fc
    .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
    .map((levels) => `#${levels.map((level) => level.toString(16).padStart(2, '0')).join('')}`),
);

/** Property-test generator of products with any outline, colour and pattern. */
export const plausibleProducts: fc.Arbitrary<PlausibleProduct> = fc.record({
  outline: fc.constantFrom('box', 'bottle', 'disc', 'ring', 'slant', 'legs'),
  ratio: fc.constantFrom(0.3, 0.6, 1, 1.6, 3),
  pattern: fc.constantFrom('plain', 'stripes', 'checks', 'label', 'dots', 'shine'),
  body: colours,
  second: colours,
  shade: fc.constantFrom(0, 0.15, 0.4),
});

/**
 * Draws a product on a transparent background, with a margin of a twentieth of its size.
 * @param side longer side of the picture, in pixels
 */
export function drawPlausibleProduct(product: PlausibleProduct, side: number): Canvas {
  const { ratio, body, shade } = product;
  const width = Math.round(ratio >= 1 ? side : side * ratio);
  const height = Math.round(ratio >= 1 ? side / ratio : side);
  const margin = Math.ceil(side / 20);
  const canvas = createCanvas(width + 2 * margin, height + 2 * margin);
  const context = canvas.getContext('2d');
  context.translate(margin, margin);
  trace(context, product, width, height);
  context.fillStyle = body;
  context.fill('evenodd');
  context.globalCompositeOperation = 'source-atop';
  paintPattern(context, product, width, height);
  const light = context.createLinearGradient(0, 0, width, 0);
  light.addColorStop(0, 'rgba(0, 0, 0, 0)');
  light.addColorStop(1, `rgba(0, 0, 0, ${shade})`);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  return canvas;
}

function trace(
  context: SKRSContext2D,
  { outline }: PlausibleProduct,
  width: number,
  height: number,
): void {
  const [x, y] = [width / 2, height / 2];
  context.beginPath();
  if (outline === 'box') context.roundRect(0, 0, width, height, Math.min(width, height) / 12);
  if (outline === 'bottle') {
    context.roundRect(0, height * 0.3, width, height * 0.7, width / 8);
    context.rect(width * 0.35, 0, width * 0.3, height * 0.3);
  }
  if (outline === 'disc' || outline === 'ring') context.ellipse(x, y, x, y, 0, 0, 2 * Math.PI);
  if (outline === 'ring') context.ellipse(x, y, x * 0.6, y * 0.6, 0, 0, 2 * Math.PI);
  if (outline === 'slant') {
    context.moveTo(0, height);
    context.lineTo(width * 0.4, 0);
    context.lineTo(width, height * 0.2);
    context.lineTo(width * 0.8, height);
  }
  if (outline === 'legs') {
    context.rect(0, 0, width, height * 0.4);
    for (const left of [0, 0.8])
      context.rect(left * width, height * 0.4, width * 0.2, height * 0.6);
  }
  context.closePath();
}

function paintPattern(
  context: SKRSContext2D,
  { pattern, second }: PlausibleProduct,
  width: number,
  height: number,
): void {
  const step = Math.max(width, height) / 8;
  context.fillStyle = second;
  if (pattern === 'label') context.fillRect(width * 0.2, height * 0.35, width * 0.6, height * 0.35);
  if (pattern === 'shine') {
    context.fillStyle = 'rgba(255, 255, 255, 0.7)';
    context.fillRect(width * 0.15, 0, width * 0.08, height);
  }
  for (let row = 0; row * step < height; row += 1) {
    if (pattern === 'stripes' && row % 2 === 0) context.fillRect(0, row * step, width, step);
    if (pattern !== 'checks' && pattern !== 'dots') continue;
    for (let column = 0; column * step < width; column += 1) {
      if ((row + column) % 2 === 1) continue;
      const size = pattern === 'dots' ? step / 3 : step;
      context.fillRect(column * step, row * step, size, size);
    }
  }
}
