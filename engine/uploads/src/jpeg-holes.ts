/** JPEG markers of ITU-T T.81, table B.1. */
const MARKERS = { baseline: 0xc0, extended: 0xc1, tables: 0xc4, end: 0xd9, scan: 0xda };
/**
 * Tells whether a JPEG marker is not followed by a segment, as for stuffed and fill bytes, restarts and the
 * file's start.
 */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/**
 * Number of consecutive zero bytes that count as lost data, for example from a lost disk block or network
 * packet.
 */
const HOLE = Buffer.alloc(64);
/** JPEG symbol for "no more coefficients in this block". */
const END_OF_BLOCK = 0;

/**
 * Tells whether a part of a sequential JPEG's data was overwritten with zeros, which decoders turn into bands
 * of noise. An intact file may contain long runs of zero bytes only if the picture is flat and its
 * end-of-block code consists of zero bits. With any other end-of-block code, a run of zeros would decode to
 * blocks that repeat one coefficient. Progressive scans may contain valid zeros, so they are not checked.
 */
export function hasHole(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shortest = new Map<number, number>();
  let isSequential = false;
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff; ) {
    const marker = file.readUInt8(at + 1);
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const next = at + 2 + file.readUInt16BE(at + 2);
    if (marker === MARKERS.end || next > file.length) return false;
    const segment = file.subarray(at + 4, next);
    if (marker === MARKERS.baseline || marker === MARKERS.extended) isSequential = true;
    if (marker === MARKERS.tables) readTables(segment, shortest);
    at = next;
    if (marker !== MARKERS.scan) continue;
    const end = endOfScan(file, next);
    const hole = file.indexOf(HOLE, next);
    if (hole < 0) return false;
    if (isSequential && hole < end && !mayBeFlat(segment, shortest)) return true;
    at = end;
  }
  return false;
}

/**
 * Returns the position at which the entropy-coded data end: the first marker that is neither a stuffed byte nor
 * a restart.
 */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const marker = file[at + 1] ?? 0;
    if (!isBare(marker) && marker !== 0xff) return at;
  }
  return file.length;
}

/**
 * Records, for each Huffman table, the symbol of the table's first code, which consists only of zeros (T.81,
 * C.2). The keys of the map are the class and number of a Huffman table.
 */
function readTables(segment: Buffer, shortest: Map<number, number>): void {
  for (let at = 0; at + 17 < segment.length; ) {
    const counts = segment.subarray(at + 1, at + 17);
    shortest.set(segment.readUInt8(at), segment.readUInt8(at + 17));
    at += 17 + counts.reduce((sum, count) => sum + count, 0);
  }
}

/**
 * Tells whether zeros can mean "end of block" in every component of a scan with this header (T.81, B.2.3).
 * Zeros may then encode a flat picture.
 */
function mayBeFlat(header: Buffer, shortest: ReadonlyMap<number, number>): boolean {
  const components = header.subarray(1, 1 + 2 * (header[0] ?? 0));
  return components.every(
    (tables, at) => at % 2 === 0 || shortest.get(0x10 | (tables & 0x0f)) === END_OF_BLOCK,
  );
}
