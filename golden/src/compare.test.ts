import { describe, expect, it } from 'vitest';
import { fromText, type Results, toText } from './baseline.ts';
import { listChanges } from './compare.ts';
import { computeDigest, type Pixels } from './digest.ts';
import { listFingerprintDifferences, readProcessor } from './fingerprint.ts';

const SIDE = 32;

/** Returns a grey picture in which one byte can have another level. */
function picture(spot?: { x: number; y: number; level: number }): Pixels {
  const data = new Uint8Array(SIDE * SIDE * 4).fill(100);
  if (spot) data[(spot.y * SIDE + spot.x) * 4] = spot.level;
  return { data, width: SIDE, height: SIDE, channels: 4 };
}

const results = (...entries: [string, Record<string, string>][]): Results => new Map(entries);

describe('comparing pictures with the baseline', () => {
  const before = results(['objects/mug/warm', computeDigest(picture())]);

  it('the comparison reports nothing for equal pixels', () => {
    expect(
      listChanges(before, results(['objects/mug/warm', computeDigest(picture())]), true),
    ).toEqual([]);
  });

  it('the comparison reports the picture and the tile in which one pixel changed by one level', () => {
    const now = results(['objects/mug/warm', computeDigest(picture({ x: 9, y: 22, level: 101 }))]);
    expect(listChanges(before, now, true)).toEqual([
      {
        name: 'objects/mug/warm',
        lines: [
          'pixels differ in 1 of 64 tiles (row 6, column 3), by less than one level on average',
        ],
      },
    ]);
  });

  it('a pixel that another processor rounds differently is no change, but a tile with another level is', () => {
    const changeAt = (level: number) =>
      listChanges(
        before,
        results(['objects/mug/warm', computeDigest(picture({ x: 9, y: 22, level }))]),
        true,
        false,
      );
    expect(changeAt(101)).toEqual([]);
    expect(changeAt(255)).toHaveLength(1);
  });

  it('the comparison reports how much a picture’s levels changed', () => {
    const data = new Uint8Array(SIDE * SIDE * 4).fill(90);
    const [change] = listChanges(
      before,
      results(['objects/mug/warm', computeDigest({ ...picture(), data })]),
      true,
    );
    expect(change?.lines).toEqual([
      'pixels differ in 64 of 64 tiles (rows 1–8, columns 1–8), by up to 10 levels on average',
    ]);
  });

  it('the comparison reports a changed picture size', () => {
    const now = results([
      'objects/mug/warm',
      computeDigest({ data: new Uint8Array(16), width: 2, height: 2, channels: 4 }),
    ]);
    expect(listChanges(before, now, true)[0]?.lines).toEqual(['size: 32x32 → 2x2']);
  });
});

describe('comparing texts with the baseline', () => {
  const before = results([
    'words/mugs',
    { kind: 'mug', headline: 'One sip at a time', 'phrases#': 'subline:aaaa quote:bbbb' },
  ]);

  it('the comparison names the changed field with its old and its new value', () => {
    const now = results([
      'words/mugs',
      { kind: 'bowl', headline: 'One sip at a time', 'phrases#': 'subline:aaaa quote:cccc' },
    ]);
    expect(listChanges(before, now, true)[0]?.lines).toEqual([
      'kind: mug → bowl',
      'phrases, of which changed: quote',
    ]);
  });

  it('the comparison reports new cases and, in a full run, missing cases', () => {
    const now = results(['words/bowls', { kind: 'bowl' }]);
    expect(listChanges(before, now, true)).toEqual([
      { name: 'words/bowls', lines: ['new case'] },
      { name: 'words/mugs', lines: ['the case is gone'] },
    ]);
    expect(listChanges(before, now, false)).toHaveLength(1);
  });
});

it('the baseline’s results are sorted, and read back unchanged, even with separators inside texts', () => {
  const some = results(['b', { text: 'a\ttab, a\nline and a \\ sign=1' }], ['a', { empty: '' }]);
  const text = toText(some);
  expect(text.split('\n')).toHaveLength(3);
  expect(text.startsWith('a\t')).toBe(true);
  expect(fromText(text)).toEqual(new Map([...some].toReversed()));
});

it('listFingerprintDifferences names properties in which this machine differs from the recording machine', () => {
  const recorded = { architecture: 'x64', node: '24', libvips: '8.17.0' };
  expect(listFingerprintDifferences(recorded, { ...recorded })).toEqual([]);
  expect(listFingerprintDifferences(recorded, { ...recorded, architecture: 'arm64' })).toEqual([
    'architecture x64, here arm64',
  ]);
  expect(listFingerprintDifferences(recorded, { ...recorded, processor: 'other' })).toEqual([]);
});

it('readProcessor names this machine’s processor', () => {
  expect(readProcessor()).toMatch(/\w/);
});
