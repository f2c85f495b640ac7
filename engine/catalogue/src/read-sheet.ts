import { AppError } from '@adwright/contracts';
import { zipSync } from 'fflate';
import { readSheet as readFirstSheet } from 'read-excel-file/node';
import type { RawTable } from './raw-table.ts';
import { readArchive } from './read-archive.ts';

/** A workbook of 5 MB unpacks to some 50 at most; a sheet of 500 rows to far less. */
const LIMITS = {
  entries: 1000,
  entryBytes: 32 * 1024 * 1024,
  totalBytes: 64 * 1024 * 1024,
  ratio: 250,
};
/** Parts that a sheet's values stand in; pictures and macros are passed by. */
const READ_PARTS =
  /^(?:\[Content_Types\]|_rels\/.*|xl\/_rels\/.*|xl\/(?:workbook|styles|sharedStrings)|xl\/worksheets\/[^/]+)\.(?:xml|rels|xml\.rels)$/i;

/**
 * The first sheet of a workbook (ECMA-376), its formulas as the values that they had when it was saved. What is unpacked is
 * bounded first and packed anew, so that the reader sees nothing but what was counted.
 * @throws {AppError} `invalid_file_type`, `file_too_large`
 */
export async function readSheet(bytes: Uint8Array): Promise<RawTable> {
  const parts: Record<string, Uint8Array> = {};
  for await (const { name, content } of readArchive(Buffer.from(bytes), LIMITS, isRead)) {
    if ('bytes' in content) parts[name] = content.bytes;
    else if (isRead(name)) throw unreadable(`${name}: ${content.fault}`);
  }
  const rows = await readFirstSheet(Buffer.from(zipSync(parts, { level: 0 }))).catch(
    (cause: unknown) => {
      throw unreadable('the workbook can’t be read', cause);
    },
  );
  return {
    rows: rows.flatMap((cells, at) => {
      const texts = cells.map(cellText);
      return texts.some((text) => text.trim() !== '') ? [{ line: at + 1, cells: texts }] : [];
    }),
    faults: [],
  };
}

function isRead(name: string): boolean {
  return READ_PARTS.test(name);
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}

function unreadable(reason: string, cause?: unknown): AppError {
  return new AppError('invalid_file_type', reason, {
    userMessage: 'This workbook can’t be read. Please save it as XLSX or CSV and try again.',
    cause,
  });
}
