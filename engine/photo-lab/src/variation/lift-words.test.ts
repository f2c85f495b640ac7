import type { Raster, Rect } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { letteredAd, paintSmallPrint } from '../testing/lettered-ad.ts';
import { findFlatBadges } from './flat-badges.ts';
import { findLettering } from './lettering.ts';
import { isOnBadge } from './lift-badge.ts';
import { type LiftedWords, liftWords, listMissedWords } from './lift-words.ts';

const uneven = () => letteredAd((x, y) => 170 + 25 * Math.sin(x / 23) + 25 * Math.cos(y / 31));

function liftAll(ad: Raster, lines = findLettering(ad)): LiftedWords {
  return liftWords(ad, lines, () => true) ?? { lines: [], badges: [], covered: new Uint8Array() };
}

const YELLOW = [240, 200, 60] as const;

/** Paints a badge behind the letters of the first line of text. By default, the badge is a rectangle. */
function paintBadge(ad: Raster, shareAt = (_x: number, _y: number) => 1): Raster {
  for (let y = 0; y < 64; y++)
    for (let x = 0; x < 202; x++) {
      const at = 3 * ((156 + y) * ad.width + 46 + x);
      const isStroke = (ad.data[at] ?? 0) < 30;
      const share = shareAt(x, y);
      for (const channel of isStroke ? [] : ([0, 1, 2] as const))
        ad.data[at + channel] =
          share * YELLOW[channel] + (1 - share) * (ad.data[at + channel] ?? 0);
    }
  return ad;
}

/** Returns the share of a pixel that a badge with semicircular ends covers. */
function roundShare(x: number, y: number): number {
  const away = Math.abs(x + 0.5 - 101) - 101 + 32;
  return Math.min(1, Math.max(0, 32.5 - Math.hypot(Math.max(0, away), y + 0.5 - 32)));
}

const STOP = { x: 238, y: 200, width: 5, height: 6 };
const I_DOT = { x: 218, y: 160, width: 5, height: 5 };

function paintInk(ad: Raster, { x, y, width, height }: Rect): void {
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++)
      ad.data.set([22, 20, 24], 3 * (row * ad.width + column));
}

/** Returns the mean opacity of the lifted lines inside a box. */
function shownShare({ lines }: LiftedWords, { x, y, width, height }: Rect): number {
  let sum = 0;
  for (const { box, opacity } of lines)
    for (const [at, value] of opacity.entries()) {
      const [column, row] = [box.x + (at % box.width), box.y + Math.floor(at / box.width)];
      if (column >= x && row >= y && column < x + width && row < y + height) sum += value;
    }
  return sum / (width * height);
}

/** Returns the part of an ad to the left of a column. */
function leftOf({ width, height, data }: Raster, column: number): Raster {
  const part = new Uint8Array(3 * column * height);
  for (let y = 0; y < height; y++)
    part.set(data.subarray(3 * y * width, 3 * (y * width + column)), 3 * y * column);
  return { width: column, height, data: part };
}

describe('listMissedWords', () => {
  it('finds a letter beside a line that was not lifted, as at the end of a curved word', () => {
    const ad = uneven();
    const letter = { x: 250, y: 218, width: 8, height: 24 };
    paintInk(ad, letter);
    expect(listMissedWords(ad, liftAll(ad))).toContainEqual(letter);
  });

  it('lists no missed words if all words were lifted', () => {
    const ad = uneven();
    expect(listMissedWords(ad, liftAll(ad))).toEqual([]);
  });

  it.each([
    ['dark small print below the headline', { left: 60, top: 340, isLight: false }],
    ['light small print in a corner', { left: 470, top: 30, isLight: true }],
  ])('finds %s', (_, place) => {
    const ad = uneven();
    paintSmallPrint(ad, place);
    const [box] = listMissedWords(ad, liftAll(ad));
    expect(box?.x).toBeGreaterThan(place.left);
    expect(box?.y).toBeGreaterThan(place.top);
    expect(box?.width).toBeGreaterThan(90);
  });

  it('finds a large single character above a line, as in a Chinese headline', () => {
    const ad = uneven();
    const large = { x: 70, y: 20, width: 100, height: 130 };
    paintInk(ad, large);
    expect(listMissedWords(ad, liftAll(ad))).toContainEqual(large);
  });

  it('lists an object in the ink that touches a mark above a line', () => {
    const ad = uneven();
    paintInk(ad, { x: 70, y: 0, width: 60, height: 163 });
    const missed = listMissedWords(ad, liftAll(ad));
    expect(missed.some(({ x, width }) => x < 100 && x + width > 100)).toBe(true);
  });

  it('lists a full stop that the border of the picture cuts', () => {
    const ad = uneven();
    paintInk(ad, STOP);
    const cut = leftOf(ad, STOP.x + 4);
    expect(listMissedWords(cut, liftAll(cut))).toEqual([{ ...STOP, width: 4 }]);
  });
});

describe('liftWords', () => {
  it('separates letters from an uneven background', () => {
    const ad = uneven();
    const { lines, badges } = liftAll(ad);
    expect(badges).toEqual([]);
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

  it.each([
    ['the dot of an i', I_DOT],
    ['a full stop', STOP],
    ['a comma', { ...STOP, height: 13 }],
    ['a hyphen', { x: 236, y: 186, width: 12, height: 4 }],
  ])('keeps %s', (_, mark) => {
    const ad = uneven();
    paintInk(ad, mark);
    expect(shownShare(liftAll(ad), mark)).toBeGreaterThan(0.95);
  });

  it('keeps the dots of a word that was not found', () => {
    const ad = uneven();
    for (const mark of [I_DOT, STOP]) paintInk(ad, mark);
    const found = findLettering(ad).map((line) => ({ ...line, width: (4 * 26) / ad.width }));
    const words = liftAll(ad, found);
    expect(shownShare(words, I_DOT)).toBeGreaterThan(0.95);
    expect(shownShare(words, STOP)).toBeGreaterThan(0.95);
  });

  it.each([
    ['leaves out a piece of the photo that is nearly as dark as the ink', [50, 48, 52], 0],
    ['keeps a shape between letters that has their ink', [22, 20, 24], 1],
  ] as const)('%s', (_, colour, share) => {
    const ad = uneven();
    const piece = { x: 95, y: 198, width: 14, height: 12 };
    for (let y = piece.y; y < piece.y + piece.height; y++)
      for (let x = piece.x; x < piece.x + piece.width; x++)
        ad.data.set(colour, 3 * (y * ad.width + x));
    expect(shownShare(liftAll(ad), piece)).toBeCloseTo(share, 0);
  });

  it('removes specks that are far from a line', () => {
    const ad = uneven();
    const speck = { x: 300, y: 186, width: 3, height: 3 };
    paintInk(ad, speck);
    expect(shownShare(liftAll(ad), speck)).toBe(0);
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
    const ad = paintBadge(uneven());
    const [line] = findLettering(ad).filter(({ y }) => y < 0.5);
    expect(line && isOnBadge(ad, line)).toBe(true);
    const { badges } = liftAll(ad, line ? [line] : []);
    expect(badges).toHaveLength(1);
    expect(badges[0]?.box.width).toBeGreaterThan(190);
  });

  it('gives a lifted round button a smooth outline in the button’s colour', () => {
    const ad = paintBadge(uneven(), roundShare);
    const [badge] = liftAll(ad).badges;
    const { box, opacity, colours } = badge ?? { box: { x: 0, y: 0, width: 0 } };
    const wrong = opacity?.filter((value, at) => {
      const [x, y] = [box.x - 46 + (at % box.width), box.y - 156 + Math.floor(at / box.width)];
      return Math.abs(value - roundShare(x, y)) > 0.7;
    });
    expect(wrong).toHaveLength(0);
    const mixed = [...(opacity ?? [])].filter(
      (value, at) => value > 0 && value < 1 && Math.abs((colours?.[3 * at + 2] ?? 0) - 60) > 8,
    );
    expect(mixed).toEqual([]);
  });

  it.each([
    ['whose letters were missed', (_x: number, _y: number) => 1, 0.5],
    ['with a slanted side', (x: number, y: number) => (x < 0.6 * y ? 0 : 1), 0],
  ])('lifts a button %s, with its own outline', (_, shareAt, from) => {
    const ad = paintBadge(uneven(), shareAt);
    const words = liftAll(
      ad,
      findLettering(ad).filter(({ y }) => y > from),
    );
    expect(words.badges).toHaveLength(1);
    expect(listMissedWords(ad, words)).toEqual([]);
  });

  it('does not mistake letters on an uneven background for a button', () => {
    const ad = uneven();
    expect(findLettering(ad).filter((line) => isOnBadge(ad, line))).toEqual([]);
  });

  it('takes a letter with two holes for a letter of its line, not for a badge', () => {
    const ad = uneven();
    const [line] = findLettering(ad).filter(({ y }) => y > 0.5);
    if (!line) throw new Error('the line was not found');
    const letter = { x: 250, y: 270, width: 42, height: 36 };
    for (const y of [270, 285, 300]) paintInk(ad, { ...letter, y, height: 6 });
    for (const x of [250, 286]) paintInk(ad, { ...letter, x, width: 6 });
    expect(findFlatBadges(ad)).toHaveLength(1);
    const whole = { ...line, letters: 8, width: (letter.x + letter.width) / ad.width - line.x };
    const words = liftAll(ad, [whole]);
    expect(words.badges).toEqual([]);
    expect(shownShare(words, { ...letter, height: 6 })).toBeGreaterThan(0.9);
  });

  it('ignores a line that it cannot separate if another line holds the same words', () => {
    const ad = uneven();
    const lines = findLettering(ad);
    const wrong = lines.map((line) => ({ ...line, isLight: !line.isLight }));
    expect(liftWords(ad, [...lines, ...wrong], () => true)?.lines).toHaveLength(2);
  });
});
