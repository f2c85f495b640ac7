import type { Raster } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { letteredAd, paintSmallPrint } from '../testing/lettered-ad.ts';
import { letteringOf } from './lettering.ts';
import { isOnPlate, type LiftedWords, liftWords, wordsLeft } from './lift-words.ts';

const uneven = () => letteredAd((x, y) => 170 + 25 * Math.sin(x / 23) + 25 * Math.cos(y / 31));

function liftAll(ad: Raster, lines = letteringOf(ad)): LiftedWords {
  return liftWords(ad, lines, () => true) ?? { lines: [], plates: [], covered: new Uint8Array() };
}

/** Paints a rectangle behind the first line of text, whose strokes stay. */
function paintPlate(ad: Raster, colour: readonly [number, number, number], rim: number): Raster {
  for (let y = 170 - rim; y < 206 + rim; y++)
    for (let x = 60 - rim; x < 234 + rim; x++) {
      const at = 3 * (y * ad.width + x);
      const isStroke = (ad.data[at] ?? 0) < 30;
      if (!isStroke) ad.data.set(colour, at);
    }
  return ad;
}

describe('wordsLeft', () => {
  it('finds nothing if all words were lifted', () => {
    const ad = uneven();
    expect(wordsLeft(ad, liftAll(ad))).toEqual([]);
  });

  it.each([
    ['dark small print below the headline', { left: 60, top: 340, isLight: false }],
    ['light small print in a corner', { left: 470, top: 30, isLight: true }],
  ])('finds %s', (_, place) => {
    const ad = uneven();
    paintSmallPrint(ad, place);
    const [box] = wordsLeft(ad, liftAll(ad));
    expect(box?.x).toBeGreaterThan(place.left);
    expect(box?.y).toBeGreaterThan(place.top);
    expect(box?.width).toBeGreaterThan(90);
  });

  it('finds a button whose letters were missed', () => {
    const ad = paintPlate(uneven(), [240, 200, 60], 14);
    const lines = letteringOf(ad).filter(({ y }) => y > 0.5);
    expect(wordsLeft(ad, liftAll(ad, lines))).toHaveLength(1);
  });
});

describe('liftWords', () => {
  it('separates letters from an uneven background', () => {
    const ad = uneven();
    const { lines, plates } = liftAll(ad);
    expect(plates).toEqual([]);
    expect(lines).toHaveLength(2);
    for (const { ink, box, opacity } of lines) {
      expect(Math.max(...ink)).toBeLessThan(40);
      const wrong = opacity.filter((value, at) => {
        const [x, y] = [box.x + (at % box.width), box.y + Math.floor(at / box.width)];
        const isInk = (ad.data[3 * (y * ad.width + x)] ?? 0) < 30;
        return Math.abs(value - (isInk ? 1 : 0)) > 0.3;
      });
      expect(wrong.length).toBeLessThan(0.03 * opacity.length);
    }
  });

  it('marks every pixel of the letters as covered', () => {
    const ad = uneven();
    const { covered } = liftAll(ad);
    const open = covered.filter(
      (isCovered, at) => at % ad.width < 260 && (ad.data[3 * at] ?? 0) < 30 && !isCovered,
    );
    expect(open).toHaveLength(0);
  });

  it('lifts a button as a whole', () => {
    const ad = paintPlate(uneven(), [240, 200, 60], 14);
    const [line] = letteringOf(ad).filter(({ y }) => y < 0.5);
    expect(line && isOnPlate(ad, line)).toBe(true);
    const { plates } = liftAll(ad, line ? [line] : []);
    expect(plates).toHaveLength(1);
    expect(plates[0]?.box.width).toBeGreaterThan(190);
  });

  it('does not take letters on an uneven background for a button', () => {
    const ad = uneven();
    expect(letteringOf(ad).filter((line) => isOnPlate(ad, line))).toEqual([]);
  });
});
