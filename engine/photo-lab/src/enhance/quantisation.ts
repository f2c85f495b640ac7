/**
 * The quantisation steps of the 64 frequencies of a JPEG's blocks, row by row. The first quantisation step is that of
 * the block's mean.
 */
export type Quantisation = readonly number[];

/** The quantisation steps of a JPEG for luma and for colour; a grey JPEG has no steps for colour. */
export interface JpegSteps {
  luma: Quantisation;
  colour?: Quantisation;
}

/**
 * Table K.1 of the JPEG standard, which corresponds to a quality of 50. Encoders scale the table by their
 * quality setting.
 */
const STANDARD = [
  [16, 11, 10, 16, 24, 40, 51, 61],
  [12, 12, 14, 19, 26, 58, 60, 55],
  [14, 13, 16, 24, 40, 57, 69, 56],
  [14, 17, 22, 29, 51, 87, 80, 62],
  [18, 22, 37, 56, 68, 109, 103, 77],
  [24, 35, 55, 64, 81, 104, 113, 92],
  [49, 64, 78, 87, 103, 121, 120, 101],
  [72, 92, 95, 98, 112, 100, 103, 99],
].flat();

/**
 * Quantisation steps that are assumed for pictures without tables. Most photos were once JPEGs of a quality
 * of about 90.
 */
export const USUAL_QUANTISATION: Quantisation = STANDARD.map((step) => Math.round(step / 5));

const SEGMENT = { quantisation: 0xdb, scan: 0xda, image: 0xd8 } as const;
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);

/**
 * Reads the quantisation tables of a JPEG file (ITU-T T.81, annex B); returns null for other files. The
 * tables are read here, because decoders do not return them. The tables show how much noise the encoder
 * removed and how large its rounding errors are.
 */
export function jpegSteps(bytes: Uint8Array): JpegSteps | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== SEGMENT.image) return null;
  const tables = new Map<number, Quantisation>();
  let frame: number | undefined;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === SEGMENT.scan) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return null;
    if (marker === SEGMENT.quantisation) readTables(view, at + 4, end, tables);
    if (FRAMES.has(marker)) frame = at;
    at = end;
  }
  const table = (component: number) =>
    frame === undefined ? undefined : tables.get(bytes[frame + 12 + 3 * component] ?? 0);
  const luma = table(0);
  if (frame === undefined || !luma) return null;
  // Byte 9 of the frame header, which follows length, precision, height and width, is the number of colour
  // components.
  const colour = (bytes[frame + 9] ?? 0) > 1 ? table(1) : undefined;
  return colour ? { luma, colour } : { luma };
}

function readTables(
  view: DataView,
  start: number,
  end: number,
  tables: Map<number, Quantisation>,
): void {
  let at = start;
  while (at < end) {
    const head = view.getUint8(at);
    const size = head >> 4 === 0 ? 1 : 2;
    if (at + 1 + 64 * size > end) return;
    const table = new Array<number>(64).fill(1);
    ZIGZAG.forEach((place, index) => {
      const offset = at + 1 + index * size;
      table[place] = size === 1 ? view.getUint8(offset) : view.getUint16(offset);
    });
    tables.set(head & 15, table);
    at += 1 + 64 * size;
  }
}

/**
 * Positions in a block in the order in which a JPEG stores frequencies: along the diagonals, back and forth.
 */
const ZIGZAG = Array.from({ length: 64 }, (_, place) => place).sort((a, b) => {
  const [sumA, sumB] = [diagonal(a), diagonal(b)];
  if (sumA !== sumB) return sumA - sumB;
  return sumA % 2 === 0 ? b - a : a - b;
});

function diagonal(place: number): number {
  return (place >> 3) + (place % 8);
}
