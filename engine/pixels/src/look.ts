import type { Rect } from './geometry/rect.ts';
import type { Pixels } from './ground-luminance.ts';

/**
 * The appearance of an object at its position in a picture, as mean colours of coarse cells of the object's box, row by
 * row. The value is plain data, so that threads can exchange it.
 */
export interface Look {
  /** Box of the object in the picture, in pixels. */
  box: Rect;
  columns: number;
  rows: number;
  /** Red, green and blue of each cell, 0–255. */
  colours: Uint8Array;
  /** For each cell, 1 if the cell lies entirely in the object. */
  solid: Uint8Array;
}

/**
 * Number of cells along the longer side of an object's box; the shorter side has proportionally fewer cells.
 */
const MOST_CELLS = 40;
/** Number of colour samples per cell along each side. */
const READS = 4;
/** Minimum alpha (0–255) of a sample that belongs to the object. */
const SOLID = 250;

/** Reads red, green, blue and alpha (0–255) of an object at a position, given in shares of the object's box. */
type ReadPlace = (x: number, y: number) => readonly [number, number, number, number];

/** Measures the appearance of an object in a box as mean colours of cells. */
export function lookAt(box: Rect, read: ReadPlace): Look {
  const longer = Math.max(box.width, box.height);
  const columns = Math.max(1, Math.round((MOST_CELLS * box.width) / longer));
  const rows = Math.max(1, Math.round((MOST_CELLS * box.height) / longer));
  const colours = new Uint8Array(columns * rows * 3);
  const solid = new Uint8Array(columns * rows);
  for (let cell = 0; cell < columns * rows; cell++) {
    const column = cell % columns;
    const { mean, least } = averageCell(read, column / columns, (cell - column) / columns / rows, {
      width: 1 / columns,
      height: 1 / rows,
    });
    colours.set(mean, cell * 3);
    solid[cell] = least >= SOLID ? 1 : 0;
  }
  return { box, columns, rows, colours, solid };
}

/** Measures the appearance of a picture with transparency, after scaling the picture into a box. */
export function lookOf({ data, width, height }: Pixels, box: Rect): Look {
  return lookAt(box, (x, y) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0];
  });
}

function averageCell(
  read: ReadPlace,
  left: number,
  top: number,
  cell: { width: number; height: number },
) {
  const sum = [0, 0, 0];
  let least = 255;
  for (let place = 0; place < READS ** 2; place++) {
    const across = ((place % READS) + 0.5) / READS;
    const down = (Math.floor(place / READS) + 0.5) / READS;
    const [red, green, blue, alpha] = read(left + across * cell.width, top + down * cell.height);
    sum[0] = (sum[0] ?? 0) + red;
    sum[1] = (sum[1] ?? 0) + green;
    sum[2] = (sum[2] ?? 0) + blue;
    least = Math.min(least, alpha);
  }
  return { mean: sum.map((value) => Math.round(value / READS ** 2)), least };
}

/** Minimum number of solid cells that an object needs so that its hidden share is reliable. */
const FEWEST_CELLS = 12;
/**
 * Maximum colour difference in any channel (0–255) of a cell in which the object is visible. A larger
 * difference means that something hides it.
 */
const OTHER_LEVELS = 56;

/**
 * Returns the share of an object that is hidden in a finished picture, 0–1. A colour change that all cells
 * share, such as a colour grade, is subtracted first. The shared change is the median difference of each colour
 * channel.
 */
export function measureHiddenShare(picture: Pixels, look: Look): number {
  const { x, y, width, height } = look.box;
  const seen = lookAt(look.box, (across, down) => {
    const column = Math.floor(x + across * width);
    const row = Math.floor(y + down * height);
    const isInside = column >= 0 && row >= 0 && column < picture.width && row < picture.height;
    const at = (row * picture.width + column) * 4;
    const { data } = picture;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, isInside ? 255 : 0];
  });
  const cells = [...look.solid.keys()].filter((cell) => look.solid[cell] && seen.solid[cell]);
  if (cells.length < FEWEST_CELLS) return 0;
  const off = [0, 1, 2].map((channel) => {
    const differences = cells.map(
      (cell) => (seen.colours[cell * 3 + channel] ?? 0) - (look.colours[cell * 3 + channel] ?? 0),
    );
    const median = differences.toSorted((one, other) => one - other)[cells.length >> 1] ?? 0;
    return differences.map((difference) => Math.abs(difference - median));
  });
  const hidden = cells.filter((_, at) => off.some((channel) => (channel[at] ?? 0) > OTHER_LEVELS));
  return hidden.length / cells.length;
}
