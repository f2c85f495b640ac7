import { createHash } from 'node:crypto';
import type { Fields } from './case.ts';

/** Raw pixels of a picture, row by row, with its size. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  channels: number;
}

/** Number of tiles along each side of a picture, for which the digest has separate hashes. */
export const TILES = 8;
const HASH_LENGTH = 12;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Returns the recorded fields of a picture: its size and a hash of all pixels. The fields also contain a
 * one-byte hash and the mean level of each of 8 × 8 tiles, in base64. The hash shows that pixels changed, the
 * tile hashes show where, and the mean levels show by how much.
 */
export function computeDigest(pixels: Pixels): Fields {
  const { data, width, height, channels } = pixels;
  const hash = createHash('sha256').update(`${width}x${height}x${channels}`).update(data);
  const tiles = hashTiles(pixels);
  return {
    size: `${width}x${height}`,
    pixels: hash.digest('base64url').slice(0, HASH_LENGTH),
    tiles: packed(tiles.map((tile) => tile.hash)),
    levels: packed(tiles.map((tile) => tile.level)),
  };
}

function packed(bytes: readonly number[]): string {
  return Buffer.from(bytes).toString('base64url');
}

/** Returns the bytes of the tile hashes or mean levels that {@link computeDigest} encoded, row by row. */
export function unpackText(text: string | undefined): Uint8Array {
  return Buffer.from(text ?? '', 'base64url');
}

function hashTiles({ data, width, height, channels }: Pixels): { hash: number; level: number }[] {
  const tiles: { hash: number; level: number }[] = [];
  for (let row = 0; row < TILES; row++) {
    for (let column = 0; column < TILES; column++) {
      let [hash, sum, count] = [FNV_OFFSET, 0, 0];
      const from = edge(column, width) * channels;
      const to = edge(column + 1, width) * channels;
      for (let y = edge(row, height); y < edge(row + 1, height); y++) {
        const line = y * width * channels;
        for (let at = line + from; at < line + to; at++) {
          const value = data[at] ?? 0;
          hash = Math.imul(hash ^ value, FNV_PRIME);
          sum += value;
          count++;
        }
      }
      const folded = (hash >>> 24) ^ (hash >>> 16) ^ (hash >>> 8) ^ hash;
      tiles.push({ hash: folded & 0xff, level: Math.round(sum / Math.max(1, count)) });
    }
  }
  return tiles;
}

function edge(tile: number, side: number): number {
  return Math.round((tile * side) / TILES);
}

/** Returns a short hash of a text. */
export function hashText(text: string, length = 6): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}

/**
 * Derives an integer from a case's name, with which the case selects among options. The integers distribute
 * options evenly over the cases. A newly added case does not change the options of other cases.
 */
export function getTurn(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE();
}
