import type { UploadedImage } from '../provider.ts';

/** Bytes needed to tell the three types apart. */
const SIGNATURE_BYTES = 12;

/** The media type by content (WHATWG MIME Sniffing §6.1), or null when it is none of the types we accept. */
export function sniffImage(bytes: Uint8Array): UploadedImage['mediaType'] | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, SIGNATURE_BYTES));
  const starts = (hex: string, at = 0) =>
    head.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (starts('ffd8ff')) return 'image/jpeg';
  if (starts('89504e470d0a1a0a')) return 'image/png';
  if (starts('52494646') && starts('57454250', 8)) return 'image/webp';
  return null;
}
