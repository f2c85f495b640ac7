import type { CoverCost, Rect } from '@adwright/engine-pixels';

/** Number of steps between the outermost positions of a crop that are tried. */
const CROP_STEPS = 12;

/**
 * Returns the largest crop with the given aspect ratio that contains the most salient content, in pixels of the
 * picture.
 */
export function findSalientCrop(
  cover: CoverCost,
  canvas: { width: number; height: number },
  aspect: number,
): Rect {
  const width = Math.min(canvas.width, canvas.height * aspect);
  const height = width / aspect;
  let best = { x: 0, y: 0, width, height };
  let most = -1;
  // The search proceeds from the centre outwards, so that the most central of several equal crops is chosen.
  for (let step = 0; step <= CROP_STEPS; step++) {
    const share = 0.5 + (step % 2 === 0 ? 0.5 : -0.5) * (Math.ceil(step / 2) / (CROP_STEPS / 2));
    const crop = {
      ...best,
      x: (canvas.width - width) * share,
      y: (canvas.height - height) * share,
    };
    const value = cover.of({
      x: crop.x / canvas.width,
      y: crop.y / canvas.height,
      width: width / canvas.width,
      height: height / canvas.height,
    });
    if (value > most + 0.01) {
      most = value;
      best = crop;
    }
  }
  return best;
}

/** Number of horizontal strips of the photo in which the subject is searched for. */
const ROWS = 48;
/** A strip belongs to the subject if the subject covers more than this share of the strip's width. */
const IN_ROW = 0.04;
/** Height of a subject's upper part, as a share of the subject's height. */
const UPPER = 0.4;
/** The subject's upper part shows a face if more than this share of it has the colour of skin. */
const FACE = 0.05;
/** Room to keep above a person's head, as a share of the photo's height. */
const ABOVE_HEAD = 0.04;

/**
 * Moves the crop up if it would otherwise cut off a person's head. A subject counts as a person if its upper
 * part has skin colour.
 */
export function includeHead(cover: CoverCost, crop: Rect, { height }: { height: number }): Rect {
  const rows = Array.from({ length: ROWS }, (_, row) => row).filter(
    (row) => cover.coreIn({ x: 0, y: row / ROWS, width: 1, height: 1 / ROWS }) > IN_ROW,
  );
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  const top = first / ROWS;
  const upper = { x: 0, y: top, width: 1, height: (UPPER * (last + 1 - first)) / ROWS };
  const head = height * Math.max(0, top - ABOVE_HEAD);
  return crop.y > head && cover.skinIn(upper) > FACE ? { ...crop, y: head } : crop;
}

/** Number of strips of the photo, along each axis, in which the ends of the subject are searched for. */
const STRIPS = 96;
/** A strip lies between the subject's ends if the subject covers more than this share of the strip. */
const IN_STRIP = 0.02;
/** Minimum distance between the subject and the crop's edge, as a share of the crop. */
const FROM_EDGE = 0.06;
/** Room beside the subject that is enough for text, as a share of the crop. */
const ENOUGH_ROOM = 0.5;
/**
 * Text may lie beside the subject if the ad's aspect ratio is at least this. In narrower ads, text lies above
 * or below the subject.
 */
const LEAST_BESIDE = 0.8;
/**
 * Text may lie above or below the subject if the ad's aspect ratio is at most this. In wider ads, text lies
 * beside the subject.
 */
const MOST_ABOVE = 1.2;

/**
 * Shifts a crop so that the whole subject stays inside the crop, with room for text on one side of the subject.
 * Returns the crop unchanged if it cannot be shifted or the subject fills it.
 */
export function includeRoom(
  cover: CoverCost,
  crop: Rect,
  of: { width: number; height: number },
): Rect {
  const aspect = crop.width / crop.height;
  const subject = findSubjectBox(cover);
  if (!subject) return crop;
  if (crop.width < of.width - 1 && aspect >= LEAST_BESIDE) {
    const ends = { first: subject.x * of.width, last: (subject.x + subject.width) * of.width };
    return { ...crop, x: roomyStart({ start: crop.x, length: crop.width, of: of.width }, ends) };
  }
  if (crop.height < of.height - 1 && aspect <= MOST_ABOVE) {
    const ends = { first: subject.y * of.height, last: (subject.y + subject.height) * of.height };
    return { ...crop, y: roomyStart({ start: crop.y, length: crop.height, of: of.height }, ends) };
  }
  return crop;
}

/**
 * Shifts a crop so that the whole subject lies inside it, if possible in the middle. If the subject is longer
 * than the crop along an axis, the crop stays unchanged on that axis.
 */
export function includeSubject(
  cover: CoverCost,
  crop: Rect,
  of: { width: number; height: number },
): Rect {
  const subject = findSubjectBox(cover);
  if (!subject) return crop;
  const around = (start: number, first: number, size: number, length: number, whole: number) =>
    size * whole > length
      ? start
      : Math.min(whole - length, Math.max(0, (first + size / 2) * whole - length / 2));
  return {
    ...crop,
    x: around(crop.x, subject.x, subject.width, crop.width, of.width),
    y: around(crop.y, subject.y, subject.height, crop.height, of.height),
  };
}

/** Returns the bounding box of the photo's subject, in shares of the photo; null if there is no subject. */
export function findSubjectBox(cover: CoverCost): Rect | null {
  const across = endsOf((at) => ({ x: at / STRIPS, y: 0, width: 1 / STRIPS, height: 1 }), cover);
  const down = endsOf((at) => ({ x: 0, y: at / STRIPS, width: 1, height: 1 / STRIPS }), cover);
  if (!across || !down) return null;
  return {
    x: across.first,
    y: down.first,
    width: across.last - across.first,
    height: down.last - down.first,
  };
}

/** Positions of both ends of the subject along an axis. */
interface Ends {
  first: number;
  last: number;
}

function endsOf(strip: (at: number) => Rect, cover: CoverCost): Ends | null {
  const within = Array.from({ length: STRIPS }, (_, at) => at).filter(
    (at) => cover.subjectIn(strip(at)) > IN_STRIP,
  );
  const [first, last] = [within[0], within.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { first: first / STRIPS, last: (last + 1) / STRIPS };
}

/**
 * Returns the start of a crop along one axis. One side of the subject gets as much room as possible, up to
 * the room that text needs.
 */
function roomyStart(
  { start, length, of }: { start: number; length: number; of: number },
  { first, last }: Ends,
): number {
  const margin = FROM_EDGE * length;
  if (last - first + 2 * margin > length) return start;
  const enough = ENOUGH_ROOM * length;
  const inside = (at: number) => Math.min(of - length, Math.max(0, at));
  const before = inside(Math.max(last + margin - length, Math.min(start, first - enough)));
  const after = inside(Math.min(first - margin, Math.max(start, last - enough)));
  const roomOf = (at: number) => Math.min(enough, Math.max(first - at, at + length - last));
  const [best = start] = [start, before, after].toSorted(
    (one, other) => roomOf(other) - roomOf(one) || Math.abs(one - start) - Math.abs(other - start),
  );
  return best;
}
