import {
  contrastRatio,
  luminance,
  MIN_TEXT_CONTRAST,
  oklch,
  type Rect,
  toLinearChannel,
  withAlpha,
} from '@adwright/engine-pixels';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/**
 * Darkens or lightens the photo behind a box until text is readable on every pixel. The text is white or
 * near-black, whichever needs less shade. Returns the text colour, its contrast ratio, and the visible damage
 * to the photo from 0 (none) to 1 (white turned black). On white paper, even a shade that is hardly visible
 * on a dark photo looks like a grey bar.
 */
export function shadeFor(
  context: SKRSContext2D,
  canvas: Canvas,
  box: Rect,
  hue: number,
): { ink: string; contrast: number; damage: number } {
  const range = luminanceRange(context, box);
  const dark = oklch(0.18, 0.03, hue);
  const useWhite = whiteDoesLess(range, luminance(dark));
  const ink = useWhite ? '#ffffff' : dark;
  const shade = useWhite ? oklch(0.14, 0.03, hue) : oklch(0.97, 0.01, hue);
  const lightness = encodeTone(range.mean);
  const measure = () => {
    const { low, high } = luminanceRange(context, box);
    return contrastRatio(luminance(ink), useWhite ? high : low);
  };
  let contrast = measure();
  const original = createCanvas(canvas.width, canvas.height);
  original.getContext('2d').drawImage(canvas, 0, 0);
  let strength = 0;
  while (contrast < MIN_TEXT_CONTRAST + 0.2 && strength < 1) {
    strength = strength === 0 ? 0.3 : Math.min(1, strength + 0.07);
    context.drawImage(original, 0, 0);
    paintShade(context, canvas, box, shade, strength);
    contrast = measure();
  }
  return { ink, contrast, damage: strength * (useWhite ? lightness : 1 - lightness) };
}

/**
 * Factor for the damage that lightening does. Lightening harms a photo more than darkening, because shadows
 * are natural in photos.
 */
const HAZE = 2;

/**
 * Tells whether the shade for white text changes the photo less than the shade for dark text. The shade is
 * mixed with the photo in sRGB, so the strength of each shade is computed in sRGB.
 */
function whiteDoesLess({ low, high, mean }: LuminanceRange, dark: number): boolean {
  const wanted = MIN_TEXT_CONTRAST + 0.2;
  const most = 1.05 / wanted - 0.05;
  const least = wanted * (dark + 0.05) - 0.05;
  const darkening = Math.max(0, 1 - encodeTone(most) / encodeTone(high));
  const lightening = Math.max(0, (encodeTone(least) - encodeTone(low)) / (1 - encodeTone(low)));
  const forWhite = darkening * encodeTone(mean);
  const forDark = HAZE * lightening * (1 - encodeTone(mean));
  return forWhite === forDark
    ? 1.05 / (mean + 0.05) > (mean + 0.05) / (dark + 0.05)
    : forWhite < forDark;
}

/** Returns the approximate sRGB value (0–1) of a relative luminance. */
function encodeTone(value: number): number {
  return value ** (1 / 2.4);
}

/** Distance from the text, in pixels, at which the shade begins to fade out. */
const CLEAR_PX = 40;
/** Distance over which the shade fades out completely, in pixels. */
const FADE_PX = 400;

/** Paints a soft band of shade that starts at the picture's edge nearer to the box and covers the box. */
function paintShade(
  context: SKRSContext2D,
  canvas: Canvas,
  box: Rect,
  colour: string,
  strength: number,
): void {
  const fromTop = box.y + box.height / 2 < canvas.height / 2;
  const reach = Math.min(
    canvas.height,
    (fromTop ? box.y + box.height : canvas.height - box.y) + CLEAR_PX + FADE_PX,
  );
  const [start, end] = fromTop ? [0, reach] : [canvas.height, canvas.height - reach];
  const solid = Math.max(0, (reach - FADE_PX) / reach);
  const gradient = context.createLinearGradient(0, start, 0, end);
  gradient.addColorStop(0, withAlpha(colour, strength));
  // The gradient ends slowly, so that no line is visible where the shade ends.
  for (const at of [0, 0.25, 0.5, 0.75, 1])
    gradient.addColorStop(
      solid + (1 - solid) * at,
      withAlpha(colour, strength * (1 - at * at * (3 - 2 * at))),
    );
  context.fillStyle = gradient;
  context.fillRect(0, Math.min(start, end), canvas.width, reach);
}

interface LuminanceRange {
  low: number;
  high: number;
  mean: number;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => toLinearChannel(value / 255));

/** Returns the darkest, the lightest and the mean relative luminance of the picture inside a box. */
function luminanceRange(context: SKRSContext2D, { x, y, width, height }: Rect): LuminanceRange {
  const { data } = context.getImageData(
    Math.floor(x) - 4,
    Math.floor(y) - 4,
    Math.ceil(width) + 8,
    Math.ceil(height) + 8,
  );
  let low = 1;
  let high = 0;
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    const value =
      0.2126 * (LINEAR[data[at] ?? 0] ?? 0) +
      0.7152 * (LINEAR[data[at + 1] ?? 0] ?? 0) +
      0.0722 * (LINEAR[data[at + 2] ?? 0] ?? 0);
    sum += value;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, high, mean: (4 * sum) / data.length };
}
