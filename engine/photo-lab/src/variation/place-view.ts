import {
  canContinue,
  findBands,
  findSoftSides,
  paintSoftly,
  type Sides,
  toCanvas,
} from '@adwright/engine-drawing';
import {
  computeDifferenceHash,
  fromRaster,
  hashDistance,
  norm,
  type Raster,
  type Rect,
  toRaster,
} from '@adwright/engine-pixels';
import type { Canvas } from '@napi-rs/canvas';
import type { Size } from './compositions.ts';
import type { KeptPart } from './kept-part.ts';

/**
 * A view of a photo, given by the position of the whole photo in the new picture, in pixels. A photo that
 * ends inside the picture continues as a blur of its own colours.
 */
export interface View {
  place: Rect;
  /** Share of bits (0–1) that differ between the perceptual hashes of the photo and the view. */
  distance: number;
  /**
   * Score of the view: its distance minus the weighted share of blurred background. The best view has the
   * highest score.
   */
  score: number;
}

/** Minimum distance between a part that must be visible and the picture's edge, as a share of the picture. */
const MARGIN = 0.045;
/** Sizes of the visible part, as shares of the picture, from the largest. */
const SPANS = [0.88, 0.76, 0.64, 0.54] as const;
/** Positions of the visible part within the free length of an axis, from one end to the other. */
const POSITIONS = [0.06, 0.3, 0.5, 0.7, 0.94] as const;
/**
 * Maximum factors by which a photo is enlarged in a view. `any` is a general limit, and `filling` is a limit relative
 * to the scale at which the photo fills the picture.
 */
const MOST_ZOOM = { any: 2.4, filling: 1.3 };
/**
 * Maximum share of the picture that is blurred background beside the photo (`all`), and its maximum depth at
 * one side (`band`). A large empty band looks as if something were missing.
 */
const MOST_SOFT = { all: 0.45, band: 0.3 };
/** Weight of the share of blurred background in a view's score. */
const SOFT_WEIGHT = 0.35;
/** Difference between upload and view at which the view is different enough, so that its other properties decide. */
const ENOUGH = 0.45;
/** Side in pixels of the copy from which previews of views are sampled. */
const PREVIEW_PX = 160;

/**
 * Returns views of a photo that contain the whole of a part. The part may touch the picture's edge only where
 * the photo already cuts the part off. A photo may end inside the picture only at sides without sharp detail.
 * @param from.part the subject and the words that must stay visible in each view
 * @param from.upload the picture from which views must differ; the photo may be its mirror image
 */
export async function listViews(
  photo: Raster,
  from: { part: KeptPart; size: Size; upload?: Raster },
): Promise<View[]> {
  const { part, size, upload = photo } = from;
  const soft = await findSoftSides(fromRaster(photo), MAX_SHARPNESS);
  const small = await reducePhoto(photo);
  const own = computeDifferenceHash({ ...(await reducePhoto(upload)), channels: 3 });
  const views = new Map<string, View>();
  for (const place of listPlaces(photo, part, size)) {
    const blurred = computeSoftShare(place, size);
    const key = [place.x, place.y, place.width].map((value) => Math.round(value / 8)).join();
    if (views.has(key) || isEmpty(place, size)) continue;
    if (!canContinue(place, size, { soft, cut: part.cut })) continue;
    if (upload === photo && !isMoved(place, size, part)) continue;
    const preview = samplePreview(small, place, size);
    const distance = hashDistance(own, computeDifferenceHash({ ...preview, channels: 3 }));
    views.set(key, {
      place,
      distance,
      score: Math.min(ENOUGH, distance) - SOFT_WEIGHT * blurred,
    });
  }
  return [...views.values()];
}

function reducePhoto(photo: Raster): Promise<Raster> {
  return toRaster(
    fromRaster(photo).resize(PREVIEW_PX, PREVIEW_PX, { fit: 'fill', kernel: 'cubic' }),
  );
}

/** Yields the positions of the photo at which the whole part is visible, in several sizes. */
function* listPlaces(photo: Raster, { box, cut }: KeptPart, size: Size): Generator<Rect> {
  const [across, down] = [size.width / photo.width, size.height / photo.height];
  const fill = Math.max(across, down);
  const largest = Math.max(MOST_ZOOM.any, MOST_ZOOM.filling * fill);
  const fitting = Math.min(across / box.width, down / box.height);
  const scales = [...SPANS.map((span) => span * fitting), across, down];
  for (const scale of scales.filter((each) => each <= largest)) {
    const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
    const columns = { from: box.x, span: box.width, isCutFirst: cut.left, isCutLast: cut.right };
    const rows = { from: box.y, span: box.height, isCutFirst: cut.top, isCutLast: cut.bottom };
    for (const u of POSITIONS)
      for (const v of POSITIONS) {
        const x = placeAlong(width, size.width, columns, u);
        const y = placeAlong(height, size.height, rows, v);
        if (x !== null && y !== null) yield { x, y, width, height };
      }
  }
}

interface Along {
  from: number;
  span: number;
  isCutFirst: boolean;
  isCutLast: boolean;
}

/**
 * Returns the position at which the photo starts along an axis. Returns null if the part does not fit. If the part
 * stays visible, the photo fills the picture along this axis. If the photo cuts the part off at an edge, that edge lies
 * at or beyond the picture's edge.
 */
function placeAlong(length: number, of: number, part: Along, position: number): number | null {
  const { from, span, isCutFirst, isCutLast } = part;
  let least = (isCutFirst ? 0 : MARGIN * of) - from * length;
  let most = (isCutLast ? of : (1 - MARGIN) * of) - (from + span) * length;
  if (isCutFirst) most = Math.min(most, 0);
  if (isCutLast) least = Math.max(least, of - length);
  if (least > most + 1) return null;
  const [fromEdge, toEdge] = [Math.max(least, of - length), Math.min(most, 0)];
  if (fromEdge <= toEdge) [least, most] = [fromEdge, toEdge];
  return Math.round(least + position * (most - least));
}

/** Returns the share of the picture that the photo does not cover. */
function computeSoftShare(place: Rect, size: Size): number {
  const width = Math.min(size.width, place.x + place.width) - Math.max(0, place.x);
  const height = Math.min(size.height, place.y + place.height) - Math.max(0, place.y);
  return 1 - (width * height) / (size.width * size.height);
}

/**
 * Minimum change of the part in a view: the distance that its centre moves (share of the picture) plus the
 * logarithm of its enlargement. Perceptual hashes alone cannot measure this change, because noise changes the
 * hashes of plain backgrounds.
 */
const LEAST_MOVED = 0.2;

/** Tells whether the part has a clearly different position or size than in the photo. */
function isMoved(place: Rect, size: Size, { box }: KeptPart): boolean {
  const [across, down] = [place.width / size.width, place.height / size.height];
  const [u, v] = [box.x + box.width / 2, box.y + box.height / 2];
  const away = norm(place.x / size.width + u * across - u, place.y / size.height + v * down - v);
  const enlarged = Math.max(Math.abs(Math.log(across)), Math.abs(Math.log(down)));
  return away + enlarged >= LEAST_MOVED;
}

/** Tells whether the picture looks empty because too much of it is blurred background. */
function isEmpty(place: Rect, size: Size): boolean {
  const across = Math.max(place.x, size.width - place.x - place.width) / size.width;
  const down = Math.max(place.y, size.height - place.y - place.height) / size.height;
  return computeSoftShare(place, size) > MOST_SOFT.all || Math.max(across, down) > MOST_SOFT.band;
}

/**
 * Maximum sharpness of a side, in levels, at which the photo may continue beyond it as a blur. The limits are
 * stricter than for ads, because nobody has checked an upload before. For example, a floor that ends in a
 * blur looks wrong at once.
 */
const MAX_SHARPNESS: Record<keyof Sides, number> = { left: 8, right: 8, top: 11, bottom: 5 };

/** Samples a small preview of a view from a small copy of the photo. */
function samplePreview(small: Raster, place: Rect, size: Size): Raster {
  const side = PREVIEW_PX;
  const data = new Uint8Array(3 * side * side);
  const at = (share: number) => Math.min(side - 1, Math.max(0, Math.floor(share * side)));
  for (let y = 0; y < side; y++) {
    const row = at((((y + 0.5) / side) * size.height - place.y) / place.height);
    for (let x = 0; x < side; x++) {
      const column = at((((x + 0.5) / side) * size.width - place.x) / place.width);
      const from = 3 * (row * side + column);
      data.set(small.data.subarray(from, from + 3), 3 * (y * side + x));
    }
  }
  return { data, width: side, height: side };
}

/** Paints a view of a photo. */
export async function paintView(
  photo: Raster,
  { place }: View,
  { part, size }: { part: KeptPart; size: Size },
): Promise<Canvas> {
  if (computeSoftShare(place, size) > 0)
    return paintSoftly(fromRaster(photo), size, place, findBands(place, part.box));
  const left = Math.max(0, Math.floor((-place.x * photo.width) / place.width));
  const top = Math.max(0, Math.floor((-place.y * photo.height) / place.height));
  const window = {
    left,
    top,
    width: Math.min(photo.width - left, Math.round((size.width * photo.width) / place.width)),
    height: Math.min(photo.height - top, Math.round((size.height * photo.height) / place.height)),
  };
  return toCanvas(
    fromRaster(photo)
      .extract(window)
      .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' }),
  );
}
