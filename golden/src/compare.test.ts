import { describe, expect, it } from 'vitest';
import { fromText, type Results, toText } from './baseline.ts';
import { changesOf } from './compare.ts';
import { digestOf, type Pixels } from './digest.ts';
import { fingerprintDifferences } from './fingerprint.ts';

const SIDE = 32;

/** A grey picture, with one byte of another level. */
function picture(spot?: { x: number; y: number; level: number }): Pixels {
  const data = new Uint8Array(SIDE * SIDE * 4).fill(100);
  if (spot) data[(spot.y * SIDE + spot.x) * 4] = spot.level;
  return { data, width: SIDE, height: SIDE, channels: 4 };
}

const results = (...entries: [string, Record<string, string>][]): Results => new Map(entries);

describe('comparing pictures', () => {
  const before = results(['objects/mug/warm', digestOf(picture())]);

  it('finds nothing where the pixels are the same', () => {
    expect(changesOf(before, results(['objects/mug/warm', digestOf(picture())]), true)).toEqual([]);
  });

  it('names the picture and the tile of a pixel that changed by one level', () => {
    const now = results(['objects/mug/warm', digestOf(picture({ x: 9, y: 22, level: 101 }))]);
    expect(changesOf(before, now, true)).toEqual([
      {
        name: 'objects/mug/warm',
        lines: [
          'pixels differ in 1 of 64 tiles (row 6, column 3), by less than one level on average',
        ],
      },
    ]);
  });

  it('tells how strong a change is', () => {
    const data = new Uint8Array(SIDE * SIDE * 4).fill(90);
    const [change] = changesOf(
      before,
      results(['objects/mug/warm', digestOf({ ...picture(), data })]),
      true,
    );
    expect(change?.lines).toEqual([
      'pixels differ in 64 of 64 tiles (rows 1–8, columns 1–8), by up to 10 levels on average',
    ]);
  });

  it('tells another size', () => {
    const now = results([
      'objects/mug/warm',
      digestOf({ data: new Uint8Array(16), width: 2, height: 2, channels: 4 }),
    ]);
    expect(changesOf(before, now, true)[0]?.lines).toEqual(['size: 32x32 → 2x2']);
  });
});

describe('comparing words', () => {
  const before = results([
    'words/mugs',
    { kind: 'mug', headline: 'One sip at a time', 'phrases#': 'subline:aaaa quote:bbbb' },
  ]);

  it('names the field, what was recorded and what is now', () => {
    const now = results([
      'words/mugs',
      { kind: 'bowl', headline: 'One sip at a time', 'phrases#': 'subline:aaaa quote:cccc' },
    ]);
    expect(changesOf(before, now, true)[0]?.lines).toEqual([
      'kind: mug → bowl',
      'phrases, of which changed: quote',
    ]);
  });

  it('names cases that are new and, in a whole run only, those that are gone', () => {
    const now = results(['words/bowls', { kind: 'bowl' }]);
    expect(changesOf(before, now, true)).toEqual([
      { name: 'words/bowls', lines: ['new case'] },
      { name: 'words/mugs', lines: ['the case is gone'] },
    ]);
    expect(changesOf(before, now, false)).toHaveLength(1);
  });
});

it('writes results as sorted lines and reads them again, signs that part lines among them', () => {
  const some = results(['b', { text: 'a\ttab, a\nline and a \\ sign=1' }], ['a', { empty: '' }]);
  const text = toText(some);
  expect(text.split('\n')).toHaveLength(3);
  expect(text.startsWith('a\t')).toBe(true);
  expect(fromText(text)).toEqual(new Map([...some].toReversed()));
});

it('tells what of a machine differs from the one that recorded', () => {
  const recorded = { architecture: 'x64', node: '24', libvips: '8.17.0' };
  expect(fingerprintDifferences(recorded, { ...recorded })).toEqual([]);
  expect(fingerprintDifferences(recorded, { ...recorded, architecture: 'arm64' })).toEqual([
    'architecture x64, here arm64',
  ]);
});
