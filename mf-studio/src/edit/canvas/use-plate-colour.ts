import { useQuery } from '@tanstack/react-query';
import type { Box } from './canvas-elements.ts';

/** Size in pixels of the sampled part of the picture; the letters lie inside its edge. */
const SAMPLE_PX = 24;
/**
 * Distance of the sampled edge from the text's box, as a share of the box's height. The edge lies outside a
 * text, and inside a button.
 */
const OUTSIDE = 0.12;
const INSIDE = -0.14;

/**
 * Returns the colour of the picture around a text, or inside its button; undefined until the colour is known.
 */
export function usePlateColour(imageUrl: string, box: Box, isInShape: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['plate-colour', imageUrl.length, imageUrl.slice(-64), box, isInShape],
    queryFn: () => readRim(imageUrl, box, isInShape ? INSIDE : OUTSIDE),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? undefined;
}

async function readRim(imageUrl: string, box: Box, distance: number): Promise<string | null> {
  const image = new Image();
  image.src = imageUrl;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement('canvas');
  canvas.width = SAMPLE_PX;
  canvas.height = SAMPLE_PX;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const margin = distance * box.height * height;
  context.drawImage(
    image,
    box.x * width - margin,
    box.y * height - margin,
    box.width * width + 2 * margin,
    box.height * height + 2 * margin,
    0,
    0,
    SAMPLE_PX,
    SAMPLE_PX,
  );
  return computeRimMedian(context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data, SAMPLE_PX);
}

/** Returns the median colour along the edge of a square picture; null when the whole edge is transparent. */
export function computeRimMedian(pixels: Uint8ClampedArray, side: number): string | null {
  const rim: number[] = [];
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)];
    const isOnRim = x === 0 || y === 0 || x === side - 1 || y === side - 1;
    if (isOnRim && pixels[4 * at + 3] === 255) rim.push(at);
  }
  if (rim.length === 0) return null;
  const median = (channel: number) => {
    const values = rim
      .map((at) => pixels[4 * at + channel] ?? 0)
      .toSorted((one, other) => one - other);
    return values[Math.floor(values.length / 2)] ?? 0;
  };
  return `rgb(${median(0)} ${median(1)} ${median(2)})`;
}
