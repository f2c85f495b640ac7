import { describe, expect, it } from 'vitest';
import { isRightAligned } from './paint-words.ts';

const WIDTH = 1000;
const boxFrom = (left: number, right: number) => ({
  x: left,
  y: 0,
  width: right - left,
  height: 20,
});

describe('isRightAligned', () => {
  it('recognises words that end at the same edge', () => {
    expect(isRightAligned([boxFrom(400, 900), boxFrom(600, 902)], WIDTH)).toBe(true);
  });

  it('prefers the left edge if both edges are aligned', () => {
    expect(isRightAligned([boxFrom(100, 900), boxFrom(104, 901)], WIDTH)).toBe(false);
    expect(isRightAligned([boxFrom(100, 900)], WIDTH)).toBe(false);
  });

  it('rejects words that start at the same edge', () => {
    expect(isRightAligned([boxFrom(100, 600), boxFrom(101, 400)], WIDTH)).toBe(false);
  });
});
