import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fields } from './case.ts';

export const GOLDEN_FOLDER = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(GOLDEN_FOLDER, 'baseline');

/** Recorded results of a group of golden cases, by the cases' names. */
export type Results = Map<string, Fields>;

/** Formats a group's results as lines, sorted by case name: case name and fields, separated by tabs. */
export function toText(results: Results): string {
  const lines = [...results].map(([name, fields]) =>
    [name, ...Object.entries(fields).map(([field, value]) => `${field}=${value}`)]
      .map(escaped)
      .join('\t'),
  );
  return `${lines.toSorted(compareCodePoints).join('\n')}\n`;
}

/**
 * Parses the results of a group that {@link toText} has formatted.
 *
 * @throws for a line without fields
 */
export function fromText(text: string): Results {
  const results: Results = new Map();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [name, ...fields] = line.split('\t').map(unescaped);
    if (name === undefined || fields.length === 0)
      throw new Error(`the line has a case name but no result: ${line}`);
    results.set(name, Object.fromEntries(fields.map(parseField)));
  }
  return results;
}

function parseField(text: string): [string, string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}

function escaped(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
}

function unescaped(text: string): string {
  return text.replace(/\\[\\tnr]/g, (pair) => SIGNS[pair] ?? pair);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};
const SIGNS = Object.fromEntries(Object.entries(ESCAPES).map(([sign, pair]) => [pair, sign]));

function compareCodePoints(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Reads the recorded results of a group; returns an empty map if no results were recorded. */
export function readGroup(group: string): Results {
  const file = buildFilePath(group);
  return existsSync(file) ? fromText(readFileSync(file, 'utf8')) : new Map();
}

export function writeGroup(group: string, results: Results): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(buildFilePath(group), toText(results));
}

function buildFilePath(group: string): string {
  return path.join(FOLDER, `${group}.txt`);
}
