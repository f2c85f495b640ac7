import { AD_FORMAT_NAMES, AD_FORMATS, type AdFormat } from '@adwright/contracts';

interface PixelSize {
  width: number;
  height: number;
}

/**
 * Tells whether a JPEG marker starts a frame, which contains the picture's size. Three codes in the range of
 * frame markers have another meaning: they define tables.
 */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Returns the width and height of a JPEG (ITU-T T.81, B.2.2); null for bytes that are not a JPEG. */
export function readJpegSize(bytes: Uint8Array): PixelSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
    } else if (isStartOfFrame(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    } else {
      at += 2 + view.getUint16(at + 2);
    }
  }
  return null;
}

/**
 * Maximum relative deviation of a picture's aspect ratio from the format's ratio. Google allows a deviation of
 * one percent, and no platform allows less.
 */
const RATIO_TOLERANCE = 0.01;

/** Returns the ad format with the picture's aspect ratio; null when no format matches. */
export function formatOfSize({ width, height }: PixelSize): AdFormat | null {
  const found = AD_FORMAT_NAMES.find((name) => {
    const wanted = AD_FORMATS[name].width / AD_FORMATS[name].height;
    return Math.abs(width / height / wanted - 1) <= RATIO_TOLERANCE;
  });
  return found ?? null;
}
