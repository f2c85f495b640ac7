/** The first bytes of a PNG. No component test reads bytes after the signature. */
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Returns a file that the app accepts as an image, because of its type and its first bytes. */
export function createTestImage(name: string): File {
  return new File([new Uint8Array(PNG_SIGNATURE)], name, { type: 'image/png' });
}
