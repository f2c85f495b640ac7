import { isPhotoLink } from '@adwright/contracts/campaigns';
import type { RowPhoto } from './campaign-store.ts';

/** Matches files that operating systems add to archives and that are not photos. */
const BYSTANDER = /^__MACOSX\/|(?:^|\/)(?:\.[^./]|Thumbs\.db$|desktop\.ini$)/i;

/** Returns the campaign rows that a file of the archive belongs to. */
export type RowsOfFile = (fileName: string) => readonly RowPhoto[];

/**
 * Matches the files of an archive with campaign rows: by the row's photo name (with or without folders and
 * extension), and otherwise by reference or product name.
 */
export function createPhotoMatcher(rows: readonly RowPhoto[]): RowsOfFile {
  const byName = new Map<string, RowPhoto[]>();
  for (const row of rows) {
    if (row.state === 'faulty' || isPhotoLink(row.photo)) continue;
    const names = row.photo ? [row.photo] : [row.reference, row.name];
    for (const name of new Set(names.flatMap(listNames))) {
      byName.set(name, [...(byName.get(name) ?? []), row]);
    }
  }
  return (fileName) => {
    const known = listNames(fileName).find((name) => byName.has(name));
    return known === undefined ? [] : (byName.get(known) ?? []);
  };
}

/** Tells whether a person put the file into the archive; false for files that an operating system added. */
export function isUserFile(fileName: string): boolean {
  return !BYSTANDER.test(fileName);
}

/**
 * Returns the possible spellings of a file's name: the whole name first, and then the name without its
 * extension.
 */
function listNames(path: string): string[] {
  const file = path.split(/[/\\]/).at(-1) ?? '';
  const stem = file.replace(/\.(?:jpe?g|png|webp|hei[cf]|avif|tiff?)$/i, '');
  return [normaliseName(file), normaliseName(stem)].filter((name) => name !== '');
}

/**
 * Decodes "%20" in a file's name, which a browser may copy from the picture's URL when it saves the picture.
 */
function decodePercent(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function normaliseName(name: string): string {
  return (
    decodePercent(name)
      .normalize('NFKC')
      .toLowerCase()
      // Spreadsheets put invisible direction marks around names in right-to-left scripts.
      .replace(/\p{Cf}/gu, '')
      .trim()
      .replace(/[\s_-]+/g, '-')
  );
}
