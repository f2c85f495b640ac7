import { boxBlur, gaussianBlur, norm } from '@adwright/engine-pixels';

/** Standard deviation, in pixels, of the blur that leaves only soft edges in a plane. */
const SOFT_SIGMA = 4;
/**
 * Factor by which the slope of the blurred plane is multiplied before it is subtracted from the slope of the
 * sharp plane. The difference of the two slopes is the sharpness of an edge.
 */
const SOFT_SHARE = 1.4;
/** Number of directions in which a line through a pixel is tried. */
const DIRECTIONS = 8;
/**
 * Number of steps, of two pixels each, over which a line through a pixel is followed to each side. Steps along
 * a line are two pixels long, because a slope hardly changes within three pixels.
 */
const FOLLOW_PX = 7;

export interface Contours {
  /** Strength of the sharp changes of colour and lightness at each pixel. */
  local: Float32Array;
  /**
   * Sharp changes of lightness, averaged along the best line through each pixel, which reveals faint outlines.
   */
  faint: Float32Array;
  /** Soft changes of lightness, which `local` and `faint` exclude. */
  soft: Float32Array;
}

/**
 * Measures how sharp the contour at each pixel is: the change of the planes' values over two pixels. Shadows,
 * glows and unfocused backgrounds are excluded, because they change over a long distance. Averaging along a
 * line cancels grain and reveals the faint outline of a white object on white paper (steered derivatives,
 * Freeman & Adelson 1991). Only the lightness (the first plane) is averaged along lines.
 */
export function detectContours(
  planes: readonly Float32Array[],
  width: number,
  height: number,
): Contours {
  const count = width * height;
  const squares = new Float32Array(count);
  const slopes = planes.map((plane) => ({
    fine: computeSlope(boxBlur(plane, width, height, 1), width),
    soft: computeSlope(gaussianBlur(plane, width, height, SOFT_SIGMA), width),
  }));
  for (const { fine, soft } of slopes) {
    for (let at = 0; at < count; at++) {
      const sharp =
        norm(fine.x[at] ?? 0, fine.y[at] ?? 0) -
        SOFT_SHARE * norm(soft.x[at] ?? 0, soft.y[at] ?? 0);
      if (sharp > 0) squares[at] = (squares[at] ?? 0) + sharp * sharp;
    }
  }
  const local = squares;
  for (let at = 0; at < count; at++) local[at] = Math.sqrt(squares[at] ?? 0);
  const faint = new Float32Array(count);
  const [lightness] = slopes;
  if (!lightness) throw new RangeError('contours need at least one plane');
  const soft = new Float32Array(count);
  for (let at = 0; at < count; at++)
    soft[at] = norm(lightness.soft.x[at] ?? 0, lightness.soft.y[at] ?? 0);
  const reach = FOLLOW_PX * (width + 1);
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const angle = (direction * Math.PI) / DIRECTIONS;
    const along = [Math.cos(angle), Math.sin(angle)] as const;
    const offsets = lineOffsets(along, width);
    const across = acrossLine(lightness.fine, along);
    const softly = acrossLine(lightness.soft, along);
    const sums = new Float32Array(count);
    for (const offset of offsets)
      for (let at = reach; at < count - reach; at++)
        sums[at] = (sums[at] ?? 0) + (across[at + offset] ?? 0);
    for (let at = reach; at < count - reach; at++) {
      const sharp =
        Math.abs(sums[at] ?? 0) / offsets.length - SOFT_SHARE * Math.abs(softly[at] ?? 0);
      if (sharp > (faint[at] ?? 0)) faint[at] = sharp;
    }
  }
  return { local, faint, soft };
}

interface Slope {
  x: Float32Array;
  y: Float32Array;
}

/** Slope of a plane at each pixel by central differences; 0 in the outermost pixels. */
function computeSlope(plane: Float32Array, width: number): Slope {
  const x = new Float32Array(plane.length);
  const y = new Float32Array(plane.length);
  for (let at = width + 1; at < plane.length - width - 1; at++) {
    const column = at % width;
    if (column === 0 || column === width - 1) continue;
    x[at] = (plane[at + 1] ?? 0) - (plane[at - 1] ?? 0);
    y[at] = (plane[at + width] ?? 0) - (plane[at - width] ?? 0);
  }
  return { x, y };
}

function acrossLine({ x, y }: Slope, [cos, sin]: readonly [number, number]): Float32Array {
  const across = new Float32Array(x.length);
  for (let at = 0; at < x.length; at++) across[at] = (y[at] ?? 0) * cos - (x[at] ?? 0) * sin;
  return across;
}

function lineOffsets([cos, sin]: readonly [number, number], width: number): Int32Array {
  return Int32Array.from({ length: FOLLOW_PX + 1 }, (_, index) => {
    const step = 2 * index - FOLLOW_PX;
    return Math.round(step * sin) * width + Math.round(step * cos);
  });
}
