import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { measureFoot } from './foot.ts';

const [WIDTH, HEIGHT] = [640, 400];

/**
 * Returns a function from a column's position (0–1) to the height of the shape's contact with the floor there.
 */
function footAt(draw: (context: SKRSContext2D) => void): (share: number) => number | null {
  const product = createCanvas(WIDTH, HEIGHT);
  draw(product.getContext('2d'));
  const place = { left: 0, top: 0, width: WIDTH, height: HEIGHT, base: HEIGHT };
  const foot = measureFoot(product, place);
  return (share) => foot[Math.floor(share * foot.length)] ?? null;
}

/**
 * Draws a body above the floor, with discs or legs in front of it. The body's underside is `lift` pixels
 * above their lowest point.
 */
function body(context: SKRSContext2D, lift: number): void {
  context.fillRect(0, 0, WIDTH, HEIGHT - lift);
}

function disc(context: SKRSContext2D, x: number, radius: number): void {
  context.beginPath();
  context.arc(x, HEIGHT - radius, radius, 0, Math.PI * 2);
  context.fill();
}

describe('measureFoot', () => {
  it('places the contact of a camera with the floor under its body, not under the protruding lens', () => {
    const foot = footAt((context) => {
      body(context, 100);
      disc(context, WIDTH / 2, 130);
    });
    expect(foot(0.5)).toBeLessThan(8);
    expect(foot(0.1)).toBeCloseTo(100, -1);
    expect(foot(0.9)).toBeCloseTo(100, -1);
  });

  it('places the contact of a car with the floor under its wheels, and of a ball under its lowest point', () => {
    const car = footAt((context) => {
      body(context, 80);
      disc(context, WIDTH * 0.25, 40);
      disc(context, WIDTH * 0.75, 40);
    });
    expect(car(0.25)).toBeLessThan(8);
    expect(car(0.04)).toBeNull();
    expect(car(0.5)).toBeNull();
    const ball = footAt((context) => {
      context.scale(WIDTH / HEIGHT, 1);
      disc(context, HEIGHT / 2, HEIGHT / 2);
    });
    expect(ball(0.5)).toBeLessThan(8);
    expect(ball(0.04)).toBeNull();
  });
});
