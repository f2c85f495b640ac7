import type { Results } from './baseline.ts';
import type { Fields } from './case.ts';
import { COPY_PARTS } from './copy-parts.ts';
import { TILES, unpackText } from './digest.ts';

/** A golden case with a result that differs from the recorded result. */
export interface Change {
  name: string;
  /** Descriptions of the fields that differ, one line for each field. */
  lines: string[];
}

/** For each field with hashes, the names of the hashed texts, in the order of the hashes. */
const PART_NAMES: Readonly<Record<string, readonly string[]>> = { copy: COPY_PARTS };

const PICTURE_FIELDS = new Set(['size', 'pixels', 'tiles', 'levels']);

/**
 * Compares the recorded and the current results, matched by case name. Fields with names that end in `#`
 * contain hashes.
 * @param isWhole whether all cases were run, so that a recorded case without a current result counts as missing
 * @param isSameProcessor whether the pictures were recorded on the same model of processor; if not, a picture is
 * equal if no tile's mean level differs
 */
export function listChanges(
  before: Results,
  now: Results,
  isWhole: boolean,
  isSameProcessor = true,
): Change[] {
  const changes: Change[] = [];
  for (const [name, fields] of now) {
    const recorded = before.get(name);
    const lines = recorded ? differences(recorded, fields, isSameProcessor) : ['new case'];
    if (lines.length > 0) changes.push({ name, lines });
  }
  if (isWhole) {
    for (const name of before.keys())
      if (!now.has(name)) changes.push({ name, lines: ['the case is gone'] });
  }
  return changes.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function differences(before: Fields, now: Fields, isSameProcessor: boolean): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const lines = names
    .filter((name) => !PICTURE_FIELDS.has(name) && before[name] !== now[name])
    .map((name) =>
      name.endsWith('#')
        ? describeHashChanges(name.slice(0, -1), before[name] ?? '', now[name] ?? '')
        : `${name}: ${before[name] ?? '(none)'} → ${now[name] ?? '(none)'}`,
    );
  return [...lines, ...pictureDifference(before, now, isSameProcessor)];
}

/** Describes which hashes of a field changed, by the name or the position of each hash. */
function describeHashChanges(field: string, before: string, now: string): string {
  const [recorded, found] = [before.split(' '), now.split(' ')];
  const changed = found.flatMap((part, at) => {
    const [name = '', hash] = part.split(':');
    const place = PART_NAMES[field]?.[at] ?? `part ${at + 1}`;
    return recorded.includes(part) && (hash !== undefined || recorded[at] === part)
      ? []
      : [hash === undefined ? place : name];
  });
  return changed.length === 0
    ? `${field}: ${recorded.length} parts → ${found.length}`
    : `${field}, of which changed: ${changed.join(', ')}`;
}

function pictureDifference(before: Fields, now: Fields, isSameProcessor: boolean): string[] {
  if (before.size !== now.size)
    return [`size: ${before.size ?? '(none)'} → ${now.size ?? '(none)'}`];
  if (before.pixels === now.pixels) return [];
  const hashes = [unpackText(before.tiles), unpackText(now.tiles)] as const;
  const levels = [unpackText(before.levels), unpackText(now.levels)] as const;
  const changed = [...hashes[1].keys()].filter((tile) => hashes[0][tile] !== hashes[1][tile]);
  const shift = Math.max(
    0,
    ...changed.map((tile) => Math.abs((levels[0][tile] ?? 0) - (levels[1][tile] ?? 0))),
  );
  if (shift === 0 && !isSameProcessor) return [];
  return [
    `pixels differ in ${changed.length} of ${TILES ** 2} tiles${where(changed)}, ${by(shift)}`,
  ];
}

function where(tiles: readonly number[]): string {
  if (tiles.length === 0) return '';
  const rows = tiles.map((tile) => Math.floor(tile / TILES) + 1);
  const columns = tiles.map((tile) => (tile % TILES) + 1);
  return ` (${span('row', rows)}, ${span('column', columns)})`;
}

function span(of: string, numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${of} ${least}` : `${of}s ${least}–${most}`;
}

function by(shift: number): string {
  return shift === 0 ? 'by less than one level on average' : `by up to ${shift} levels on average`;
}
