import type { Raster } from '@adwright/engine-pixels';

/**
 * Side length of the squares in the photo's corners that must show the background, as a share of the photo's
 * shorter side.
 */
const CORNER = 0.04;
/** Minimum side length of the corner squares, in pixels. */
const LEAST_CORNER_PX = 4;
/** Maximum mean deviation of the colours inside a corner square, in RGB levels (0–255). */
const CALM = 5;
/**
 * Maximum colour difference between the corner squares, in RGB levels. A gradient of the background causes
 * colour differences of this size between the corners.
 */
const ALIKE = 36;
/** Minimum difference between the background and a border pixel of the product, in RGB levels. */
const UNLIKE = 24;
/**
 * Maximum number of pixels over which the colour changes at the edge of a product that touches the photo's
 * border.
 */
const STEP_PX = 3;
/** Minimum share of each side of the photo along which background is visible. */
const LEAST_GROUND = 0.15;
/** Width of the margin that is added to the photo, as a share of the photo's longer side. */
const ROOM = 0.06;

type Colour = [red: number, green: number, blue: number];

/** A corner of a photo, with its position and mean colour. */
interface Corner {
  left: number;
  top: number;
  colour: Colour;
}

/**
 * The plain background of a photo, measured in the corners: upper left, upper right, lower left, lower right.
 */
interface Ground {
  side: number;
  corners: readonly Corner[];
}

/**
 * Returns the margin in pixels to add on each side of a photo that was cropped to its product, as shops store
 * photos. In such a photo, the product touches all four sides and the corners show a plain background.
 * Returns 0 for all other photos. A product that the photo's border cuts off touches only one or two sides.
 */
export function measureMissingRoom(photo: Raster): number {
  const { width, height } = photo;
  const ground = measureGround(photo);
  if (ground === null) return 0;
  const touches = (length: number, placeOf: (step: number) => [x: number, y: number]) => {
    const levels = Array.from({ length }, (_, step) => readColour(photo, ...placeOf(step)));
    const product = levels.filter((colour, step) => {
      const [x, y] = placeOf(step);
      return distance(colour, interpolateGround(ground, x / width, y / height)) > UNLIKE;
    }).length;
    // Only a sharp change of colour indicates a product. A background with darker corners changes its colour
    // slowly.
    const isSharp = levels.some((colour, step) => {
      const before = levels[step - STEP_PX];
      return before !== undefined && distance(colour, before) > UNLIKE;
    });
    return isSharp && product < (1 - LEAST_GROUND) * length;
  };
  const isTrimmed =
    touches(width, (x) => [x, 0]) &&
    touches(width, (x) => [x, height - 1]) &&
    touches(height, (y) => [0, y]) &&
    touches(height, (y) => [width - 1, y]);
  return isTrimmed ? Math.round(ROOM * Math.max(width, height)) : 0;
}

/** Extends a photo on each side by a margin of its background, with the grain of the photo's corners. */
export function addRoom(photo: Raster, room: number): Raster {
  const ground = room > 0 ? measureGround(photo) : null;
  if (ground === null) return photo;
  const [width, height] = [photo.width + 2 * room, photo.height + 2 * room];
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const y = row - room;
    for (let column = 0; column < width; column++) {
      const x = column - room;
      const isInside = x >= 0 && y >= 0 && x < photo.width && y < photo.height;
      const colour = isInside ? readColour(photo, x, y) : makeGrainedGround(ground, photo, x, y);
      data.set(colour, (row * width + column) * 3);
    }
  }
  return { width, height, data };
}

function measureGround(photo: Raster): Ground | null {
  const { width, height } = photo;
  const side = Math.max(LEAST_CORNER_PX, Math.round(CORNER * Math.min(width, height)));
  if (side * 2 > Math.min(width, height)) return null;
  const corners: Corner[] = [];
  for (const top of [0, height - side])
    for (const left of [0, width - side]) {
      const pixels = Array.from({ length: side * side }, (_, index) =>
        readColour(photo, left + (index % side), top + Math.floor(index / side)),
      );
      const mean = (of: (pixel: Colour) => number) =>
        pixels.reduce((sum, pixel) => sum + of(pixel), 0) / pixels.length;
      const colour: Colour = [mean(([r]) => r), mean(([, g]) => g), mean(([, , b]) => b)];
      if (mean((pixel) => distance(pixel, colour)) > CALM) return null;
      corners.push({ left, top, colour });
    }
  const isPlain = corners.every((one) =>
    corners.every((other) => distance(one.colour, other.colour) <= ALIKE),
  );
  return isPlain ? { side, corners } : null;
}

/**
 * Returns the background colour at a position (shares of the photo), interpolated between the corners and
 * constant beyond the corners.
 */
function interpolateGround({ corners }: Ground, x: number, y: number): Colour {
  const [across, down] = [x, y].map((share) => Math.min(1, Math.max(0, share)));
  const weights = [1 - (down ?? 0), down ?? 0].flatMap((row) => [
    row * (1 - (across ?? 0)),
    row * (across ?? 0),
  ]);
  const mixed: Colour = [0, 0, 0];
  for (const [index, { colour }] of corners.entries())
    for (const [channel, level] of colour.entries())
      mixed[channel] = (mixed[channel] ?? 0) + level * (weights[index] ?? 0);
  return mixed;
}

/** Returns a background pixel beyond the photo's border, with the grain of the nearest corner. */
function makeGrainedGround(ground: Ground, photo: Raster, x: number, y: number): Colour {
  const { side, corners } = ground;
  const colour = interpolateGround(ground, x / photo.width, y / photo.height);
  const corner = corners[(y < photo.height / 2 ? 0 : 2) + (x < photo.width / 2 ? 0 : 1)];
  if (!corner) return colour;
  const within = (place: number) => ((place % side) + side) % side;
  const like = readColour(photo, corner.left + within(x), corner.top + within(y));
  const grained = (channel: 0 | 1 | 2) =>
    Math.round(
      Math.min(255, Math.max(0, colour[channel] + like[channel] - corner.colour[channel])),
    );
  return [grained(0), grained(1), grained(2)];
}

function readColour({ width, data }: Raster, x: number, y: number): Colour {
  const at = (y * width + x) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** Returns the largest difference between two colours in any channel, in levels. */
function distance(one: Readonly<Colour>, other: Readonly<Colour>): number {
  return Math.max(
    Math.abs(one[0] - other[0]),
    Math.abs(one[1] - other[1]),
    Math.abs(one[2] - other[2]),
  );
}
