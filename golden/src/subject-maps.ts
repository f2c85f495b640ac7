import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { GOLDEN_FOLDER } from './baseline.ts';
import type { SubjectMap } from './engine.ts';

// Reads recorded subject maps of the test photos, from which cut-outs and text placement start. The golden
// cases do not use the model's current maps, because the model's rounding errors differ even between processors
// of one architecture. The group `subjects` checks the model itself.

const FILE = path.join(GOLDEN_FOLDER, 'baseline', 'subject-maps.txt');
/** Difference in level between two neighbouring steps of a recorded map, which has 16 steps. */
const STEP = 17;
/** Number of cells along a side of the grid on which two subject maps are compared. */
const CELLS = 8;
export const TOLERANCE_LEVELS = 2;

let recorded: Map<string, SubjectMap> | undefined;

/**
 * Returns the recorded subject map of a test photo.
 *
 * @throws for a photo without a recorded map
 */
export function readRecordedSubject(photo: string): SubjectMap {
  recorded ??= readSubjectMaps();
  const map = recorded.get(photo);
  if (!map) throw new Error(`No subject map was recorded for the photo ${photo}`);
  return map;
}

export function readSubjectMaps(): Map<string, SubjectMap> {
  if (!existsSync(FILE)) return new Map();
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [photo = '', side = '', packed = ''] = line.split('\t');
      const values = inflateRawSync(Buffer.from(packed, 'base64')).map((level) => level * STEP);
      return [photo, { side: Number(side), values: new Uint8Array(values) }];
    }),
  );
}

export function writeSubjectMaps(maps: ReadonlyMap<string, SubjectMap>): void {
  const lines = [...maps].map(([photo, { side, values }]) => {
    const levels = values.map((value) => Math.round(value / STEP));
    return [photo, side, deflateRawSync(levels, { level: 9 }).toString('base64')].join('\t');
  });
  writeFileSync(FILE, `${lines.toSorted().join('\n')}\n`);
}

/**
 * Lists the cells in which two subject maps differ more than processors usually do, as "row:column", counted
 * from 1.
 */
export function listStrayedCells(one: SubjectMap, other: SubjectMap): string[] {
  const [before, now] = [averageRegions(one), averageRegions(other)];
  return [...now.keys()]
    .filter((cell) => Math.abs((before[cell] ?? 0) - (now[cell] ?? 0)) > TOLERANCE_LEVELS)
    .map((cell) => `${Math.floor(cell / CELLS) + 1}:${(cell % CELLS) + 1}`);
}

function averageRegions({ side, values }: SubjectMap): number[] {
  const sums = new Array<number>(CELLS ** 2).fill(0);
  const place = (at: number) => Math.floor((at * CELLS) / side);
  for (let at = 0; at < side * side; at++) {
    const cell = place(Math.floor(at / side)) * CELLS + place(at % side);
    sums[cell] = (sums[cell] ?? 0) + Math.round((values[at] ?? 0) / STEP) * STEP;
  }
  return sums.map((sum) => (sum * CELLS ** 2) / side ** 2);
}
