/** MIME types of font files that the product accepts, with their file extensions. */
export const FONT_ENDINGS = {
  'font/woff2': 'woff2',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
} as const;

export type FontMimeType = keyof typeof FONT_ENDINGS;

/** File extensions and MIME types of fonts for the browser's file dialog. */
export const FONT_TYPES = Object.entries(FONT_ENDINGS)
  .flatMap(([type, ending]) => [type, `.${ending}`])
  .join(',');

/** Number of bytes at the start of a file that identify the font type. */
export const FONT_SIGNATURE_BYTES = 4;

/**
 * Returns the type of a font file by its first bytes (W3C WOFF 2.0 §4, and OpenType 1.9, "Organization of an
 * OpenType Font"). The file's name is ignored. Returns null for any other file.
 */
export function detectFontType(bytes: Uint8Array): FontMimeType | null {
  switch (readSignature(bytes)) {
    case 'wOF2':
      return 'font/woff2';
    case 'OTTO':
      return 'font/otf';
    case '\0\u0001\0\0':
    case 'true':
      return 'font/ttf';
    default:
      return null;
  }
}

/** Returns advice for a user with a file that {@link detectFontType} does not accept. */
export function explainUnusableFont(bytes: Uint8Array): string {
  switch (readSignature(bytes)) {
    case 'wOFF':
      return 'This is a WOFF file of the first version. Please choose the WOFF2, TTF or OTF file of the font.';
    case 'ttcf':
      return 'This file holds several fonts. Please choose a file with the one font that you want.';
    default:
      return 'This is not a font that we can use. Please choose a WOFF2, TTF or OTF file.';
  }
}

function readSignature(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, FONT_SIGNATURE_BYTES));
}
