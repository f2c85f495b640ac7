/**
 * Type declarations for the functions of libheif-js that this package uses. The package libheif-js itself
 * declares types only for the code that Emscripten generates.
 */
declare module 'libheif-js/wasm-bundle.js' {
  export interface HeifImage {
    readonly handle: unknown;
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: { data: Uint8ClampedArray } | null) => void,
    ): void;
  }

  interface Plane {
    readonly id: unknown;
    readonly data: Uint8Array;
  }

  const libheif: {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
    heif_colorspace: { readonly heif_colorspace_YCbCr: unknown };
    heif_chroma: { readonly heif_chroma_444: unknown };
    heif_channel: Record<'heif_channel_Y' | 'heif_channel_Cb' | 'heif_channel_Cr', unknown>;
    heif_js_decode_image2(
      handle: unknown,
      colorspace: unknown,
      chroma: unknown,
    ): Promise<{ channels: readonly Plane[] }>;
  };
  export default libheif;
}
