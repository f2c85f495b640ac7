import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decompress } from 'wawoff2';
import { subsetFont } from '../subset-font.ts';

const require = createRequire(import.meta.url);

/** Returns the WOFF2 file of a font with Latin letters, but without the accented letters of other languages. */
export function sampleWoff2(): Uint8Array {
  return new Uint8Array(
    readFileSync(require.resolve('@fontsource/righteous/files/righteous-latin-400-normal.woff2')),
  );
}

/** Returns the sample font as an unpacked TTF file. */
export async function sampleTtf(): Promise<Uint8Array> {
  return new Uint8Array(await decompress(sampleWoff2()));
}

/** Returns the sample font reduced to the given characters. */
export async function makeSampleFont(characters: string): Promise<Uint8Array> {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
  return subsetFont(await sampleTtf(), codes);
}

/** Returns a copy of a font in which one table has another tag. */
export function withRenamedTable(font: Uint8Array, tag: string, renamed: string): Uint8Array {
  const copy = font.slice();
  const at = Buffer.from(copy).indexOf(tag, 12, 'latin1');
  copy.set(Buffer.from(renamed, 'latin1'), at);
  return copy;
}

/** Returns a copy of a font in which one 16-bit number of a table is replaced. */
export function withNumber(
  font: Uint8Array,
  tag: string,
  offset: number,
  value: number,
): Uint8Array {
  const copy = Buffer.from(font);
  const entry = copy.indexOf(tag, 12, 'latin1');
  copy.writeUInt16BE(value, copy.readUInt32BE(entry + 8) + offset);
  return new Uint8Array(copy);
}
