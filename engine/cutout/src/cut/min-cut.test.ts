import { createSeededRandom } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { type Links, solveMinCut } from './min-cut.ts';

const WIDTH = 3;
const HEIGHT = 4;
const COUNT = WIDTH * HEIGHT;

function costOf(inside: ArrayLike<number>, pull: Float32Array, links: Links): number {
  let cost = 0;
  const between = (from: number, to: number, link: Float32Array) => {
    if (inside[from] !== inside[to]) cost += link[from] ?? 0;
  };
  for (let at = 0; at < COUNT; at++) {
    const x = at % WIDTH;
    const isLast = at >= COUNT - WIDTH;
    if ((pull[at] ?? 0) > 0 ? !inside[at] : inside[at]) cost += Math.abs(pull[at] ?? 0);
    if (x < WIDTH - 1) between(at, at + 1, links.right);
    if (!isLast) between(at, at + WIDTH, links.down);
    if (!isLast && x < WIDTH - 1) between(at, at + WIDTH + 1, links.rightDown);
    if (!isLast && x > 0) between(at, at + WIDTH - 1, links.leftDown);
  }
  return cost;
}

describe('solveMinCut', () => {
  it('finds the cut with the lowest total cost', () => {
    const random = createSeededRandom(3);
    const weights = () => Float32Array.from({ length: COUNT }, () => Math.floor(random() * 7));
    for (let trial = 0; trial < 40; trial++) {
      const pull = weights().map((value) => value - 3);
      const links = {
        right: weights(),
        down: weights(),
        rightDown: weights(),
        leftDown: weights(),
      };
      let cheapest = Number.POSITIVE_INFINITY;
      for (let code = 0; code < 1 << COUNT; code++) {
        const inside = Array.from({ length: COUNT }, (_, at) => (code >> at) & 1);
        cheapest = Math.min(cheapest, costOf(inside, pull, links));
      }
      expect(costOf(solveMinCut(WIDTH, HEIGHT, pull, links), pull, links)).toBe(cheapest);
    }
  });
});
