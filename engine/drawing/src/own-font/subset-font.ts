import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FontProblem } from './font-tables.ts';

/**
 * The functions of HarfBuzz's font subsetter that `subsetFont` calls. Number parameters and results are
 * addresses in the subsetter's memory.
 */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  hb_blob_create(
    data: number,
    length: number,
    mode: number,
    userData: number,
    destroy: number,
  ): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, which: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

/** The value of HB_MEMORY_MODE_WRITABLE in HarfBuzz. */
const WRITABLE = 2;
/** The flag HB_SUBSET_FLAGS_NO_HINTING removes hinting programs, because programs in a font are never run. */
const NO_HINTING = 1;
/** The value of HB_SUBSET_SETS_DROP_TABLE_TAG in HarfBuzz. */
const DROPPED_TABLES = 3;

/**
 * Tables with coloured pictures instead of outlines, which are removed from a font. Letters must have the ad's
 * text colour, because the contrast is checked with that colour.
 */
const PICTURE_TABLES = ['SVG ', 'sbix', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'EBDT', 'EBLC', 'EBSC'];

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Rewrites a font with the outlines, marks and ligatures of some characters only. The subsetter runs in
 * WebAssembly, with separate memory that is freed afterwards, so a malicious file cannot damage the process.
 * @param font TTF or OTF font file
 * @throws {FontProblem} if the font cannot be read
 */
export async function subsetFont(
  font: Uint8Array,
  characters: Iterable<number>,
): Promise<Uint8Array> {
  compiled ??= compile();
  const subsetter = await instantiate(await compiled);
  try {
    return subsetIn(subsetter, font, characters);
  } catch (cause) {
    // The error may be a trap of WebAssembly, for example if its memory ran out.
    throw cause instanceof FontProblem ? cause : new FontProblem('no subset', { cause });
  }
}

async function compile(): Promise<WebAssembly.Module> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  return WebAssembly.compile(new Uint8Array(await readFile(file)));
}

async function instantiate(module: WebAssembly.Module): Promise<Subsetter> {
  const { exports } = await WebAssembly.instantiate(module, {});
  // The module's exports have the types of HarfBuzz's C functions.
  const subsetter = exports as unknown as Subsetter;
  subsetter._initialize();
  return subsetter;
}

function subsetIn(hb: Subsetter, font: Uint8Array, characters: Iterable<number>): Uint8Array {
  const data = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const blob = hb.hb_blob_create(data, font.byteLength, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING);
  const wanted = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(wanted, character);
  const dropped = hb.hb_subset_input_set(input, DROPPED_TABLES);
  for (const tag of PICTURE_TABLES) hb.hb_set_add(dropped, tagNumber(tag));
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new FontProblem('no subset');
  const result = hb.hb_face_reference_blob(subset);
  const at = hb.hb_blob_get_data(result, 0);
  const length = hb.hb_blob_get_length(result);
  if (length === 0) throw new FontProblem('an empty subset');
  return new Uint8Array(hb.memory.buffer).slice(at, at + length);
}

function tagNumber(tag: string): number {
  return [...tag].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0);
}
