import { crc32, deflateSync } from 'node:zlib';

/**
 * The functions of this file read properties of a picture that decoders report only after decoding. These are
 * the scans of a JPEG, the animation of a PNG, and data besides the picture.
 */

/** Marker byte that starts a scan of a JPEG. */
const JPEG_SCAN = 0xda;
/** Marker byte that ends a JPEG. */
const JPEG_END = 0xd9;
/**
 * Tells whether a JPEG marker is not followed by a segment. JPEG markers without a segment are stuffed bytes, fill
 * bytes, restarts and the file's start (ITU-T T.81, table B.1).
 */
const isBare = (marker: number) =>
  marker <= 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Counts the scans of a JPEG up to its end. A usual JPEG has one scan, a progressive JPEG has about ten scans,
 * and a file in another format has none.
 */
export function countJpegScans(bytes: Uint8Array): number {
  const view = createView(bytes);
  let scans = 0;
  for (let at = bytes.indexOf(0xff); at >= 0 && at + 4 <= bytes.length; ) {
    const marker = view.getUint8(at + 1);
    if (marker === JPEG_END) break;
    if (marker === JPEG_SCAN) scans += 1;
    at = bytes.indexOf(0xff, at + skipped(marker, view, at));
  }
  return scans;
}

/** Returns the number of bytes from a marker to the next possible marker. */
function skipped(marker: number, view: DataView, at: number): number {
  // A fill byte may be the first half of a marker, so only one byte is skipped.
  if (marker === 0xff) return 1;
  return isBare(marker) ? 2 : 2 + view.getUint16(at + 2);
}

/** Size of the signature at the start of a PNG, in bytes. */
const PNG_SIGNATURE_BYTES = 8;
/** Number of bytes before the data of a PNG chunk: length and type. */
const PNG_CHUNK_HEAD_BYTES = 8;
/** Number of bytes around the data of a PNG chunk: length, type and checksum. */
const PNG_CHUNK_FRAME_BYTES = 12;

/**
 * Tells whether a PNG has several frames: it then has a chunk `acTL` before the first data (PNG, 11.3.4.1).
 * libvips ignores further frames.
 */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  for (const { type, start } of pngChunks(bytes)) {
    if (type === 'IDAT') return false;
    if (type === 'acTL') return createView(bytes).getUint32(start + PNG_CHUNK_HEAD_BYTES) > 1;
  }
  return false;
}

/**
 * Returns a PNG without the text chunks beside its picture (PNG, 11.3.3). The engine does not use the text
 * chunks of a PNG, but decoders unpack all of them. The text chunks of one PNG of 4.9 MB took 2.6 GB of
 * memory. Returns the same bytes if the PNG has no text chunks.
 */
export function removeTexts(png: Buffer): Buffer {
  const texts = [...pngChunks(png)].filter(({ type }) => PNG_TEXTS.has(type));
  if (texts.length === 0) return png;
  const kept: Buffer[] = [];
  let from = 0;
  for (const { start, end } of texts) {
    kept.push(png.subarray(from, start));
    from = end;
  }
  return Buffer.concat([...kept, png.subarray(from)]);
}

/** Adds an ICC profile to a PNG after its header (PNG, 11.3.2.3). */
export function addPngProfile(png: Buffer, icc: Buffer): Buffer {
  const [header] = pngChunks(png);
  if (!header) return png;
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 'iCCP'.length);
  checksum.writeUInt32BE(crc32(content));
  const rest = png.subarray(header.end);
  return Buffer.concat([png.subarray(0, header.end), length, content, checksum, rest]);
}

const PNG_TEXTS: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * Yields the chunks of a PNG in order, with the start and end of each. The end of a truncated chunk is beyond
 * the end of the file.
 */
function* pngChunks(bytes: Uint8Array): Generator<{ type: string; start: number; end: number }> {
  const view = createView(bytes);
  let start = PNG_SIGNATURE_BYTES;
  while (start + PNG_CHUNK_FRAME_BYTES <= bytes.length) {
    const end = start + PNG_CHUNK_FRAME_BYTES + view.getUint32(start);
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + PNG_CHUNK_HEAD_BYTES));
    yield { type, start, end };
    start = end;
  }
}

function createView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
