import { saveBlob } from '@adwright/ui';

/**
 * Returns the name of a CSV file for a title. The file name consists of the title's letters and digits, in any
 * script.
 * @param fallback file name for a title without letters and digits
 */
export function buildCsvFileName(title: string, fallback: string): string {
  const words = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `${(words || fallback).toLowerCase()}.csv`;
}

/** Downloads a CSV text as a file. Excel reads a file as UTF-8 only if it begins with a byte order mark. */
export function saveCsv(csv: string, title: string, fallback: string): void {
  const file = new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' });
  saveBlob(file, buildCsvFileName(title, fallback));
}
