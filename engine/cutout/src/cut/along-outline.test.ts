import { describe, expect, it } from 'vitest';
import { smoothAlongOutline } from './along-outline.ts';
import { createMask, createPlane, SIDE, type Test } from './sample-shapes.ts';

/** A diagonal outline that rises in stair steps of six pixels. */
const stairs: Test = (x, y) => x > Math.round(y / 6) * 6;
const straight: Test = (x, y) => x > y;

/** Mean distance in pixels between the drawn edge and the straight outline, measured in the middle rows. */
function unevenness(alpha: Float32Array): number {
  let sum = 0;
  for (let y = 40; y < 120; y++) {
    let inside = 0;
    for (let x = 0; x < SIDE; x++) inside += alpha[y * SIDE + x] ?? 0;
    sum += Math.abs(SIDE - 1 - y - inside);
  }
  return sum / 80;
}

describe('smoothAlongOutline', () => {
  it('removes stair steps from a diagonal outline', () => {
    const reach = new Uint8Array(SIDE * SIDE).fill(9);
    const drawn = createPlane((x, y) => (stairs(x, y) ? 1 : 0));
    const smooth = smoothAlongOutline(drawn, createMask(stairs), reach);
    expect(unevenness(drawn)).toBeGreaterThan(1.2);
    expect(unevenness(smooth)).toBeLessThan(0.4 * unevenness(drawn));
  });

  it('keeps an edge equally sharp when it smooths along the edge’s outline', () => {
    const reach = new Uint8Array(SIDE * SIDE).fill(9);
    const drawn = createPlane((x) => (x > 80 ? 1 : 0));
    const smooth = smoothAlongOutline(
      drawn,
      createMask((x) => x > 80),
      reach,
    );
    expect(smooth).toEqual(drawn);
  });

  it('leaves a thin wire and all pixels with a reach of 0 unchanged', () => {
    const wire: Test = (x, y) => Math.abs(x - y) < 2;
    const drawn = createPlane((x, y) => (wire(x, y) ? 1 : 0));
    const all = new Uint8Array(SIDE * SIDE).fill(9);
    const smooth = smoothAlongOutline(drawn, createMask(wire), all);
    expect(smooth[80 * SIDE + 80]).toBe(1);
    const noisy = createPlane((x, y) => (straight(x, y) ? 1 : (x % 3) / 3));
    expect(smoothAlongOutline(noisy, createMask(straight), new Uint8Array(SIDE * SIDE))).toEqual(
      noisy,
    );
  });
});
