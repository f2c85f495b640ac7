import type { CatalogueRow } from '@adwright/contracts/campaigns';
import { countKnownNames } from './known-columns.ts';

/**
 * Line number that means "no header": the file names no columns, and the first line is a product.
 */
export const NO_HEADER = 0;
/**
 * The header may follow titles, an export date and comments. Amazon's templates have the most lines before
 * the header. Amazon's templates have the most lines before the header.
 */
const SEARCHED_LINES = 20;
/**
 * Minimum number of known column names in a line that counts as the header. In some files, one line has names for
 * people and the next has names for programs. The last line with column names is then the header.
 */
const SURE = 2;

/**
 * Finds the header of a catalogue: the line with the most known column names. If no line contains a known name,
 * the header is the first line that is neither a title nor a comment.
 */
export function findHeader(rows: readonly CatalogueRow[]): number {
  const searched = rows.slice(0, SEARCHED_LINES);
  const lines = searched.map(({ line, cells }, at) => ({
    line,
    at,
    filled: cells.filter((cell) => cell !== '').length,
    known: countKnownNames(cells),
    isComment: cells.every((cell) => /^(?:#|$)/.test(cell)),
  }));
  const width = Math.max(0, ...lines.map(({ filled }) => filled));
  const able = lines.filter(
    ({ filled, isComment }) => !isComment && filled > Math.min(1, width - 1),
  );
  const most = Math.max(0, ...able.map(({ known }) => known));
  const first = able.find(({ known }) => known === most);
  if (!first) return searched[0]?.line ?? NO_HEADER;
  if (most >= SURE) return lastInRow(able, first).line;
  if (most > 0) return first.line;
  return (able.find(({ filled }) => filled * 2 >= width) ?? first).line;
}

interface Scored {
  line: number;
  at: number;
  known: number;
}

function lastInRow(lines: readonly Scored[], first: Scored): Scored {
  const next = lines.find(({ at, known }) => at === first.at + 1 && known === first.known);
  return next ? lastInRow(lines, next) : first;
}
