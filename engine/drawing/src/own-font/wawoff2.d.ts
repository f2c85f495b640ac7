declare module 'wawoff2' {
  /** Unpacks a WOFF2 file to TTF or OTF. The promise rejects if the file is damaged. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
  export function compress(font: Uint8Array): Promise<Uint8Array>;
}
