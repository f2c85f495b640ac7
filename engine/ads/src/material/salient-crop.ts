import type { CoverCost, Rect } from '@adwright/engine-pixels';

/** Candidate crop positions. */
const CROP_STEPS = 12;

/**
 * Returns the crop of this aspect ratio with the most salient content, as large as possible, in pixels of the
 * picture.
 */
export function salientCrop(
  cover: CoverCost,
  canvas: { width: number; height: number },
  aspect: number,
): Rect {
  const width = Math.min(canvas.width, canvas.height * aspect);
  const height = width / aspect;
  let best = { x: 0, y: 0, width, height };
  let most = -1;
  // Searches from the centre outwards, so that the central crop wins among equals.
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
/** Minimum share of a strip that the subject must cover for the strip to count as part of the subject. */
const IN_ROW = 0.04;
/** Height of a subject's upper part, as a share of its whole height. */
const UPPER = 0.4;
/** Minimum share of skin colour in the upper part from which it shows a face. */
const FACE = 0.05;
/** Room kept above a head, in shares of the photo's height. */
const ABOVE_HEAD = 0.04;

/** Moves the crop up if it would cut off a person's head. A person is a subject whose upper part shows skin. */
export function withHead(cover: CoverCost, crop: Rect, { height }: { height: number }): Rect {
  const rows = Array.from({ length: ROWS }, (_, row) => row).filter(
    (row) => cover.coreIn({ x: 0, y: row / ROWS, width: 1, height: 1 / ROWS }) > IN_ROW,
  );
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  const top = first / ROWS;
  const upper = { x: 0, y: top, width: 1, height: (UPPER * (last + 1 - first)) / ROWS };
  const head = height * Math.max(0, top - ABOVE_HEAD);
  return crop.y > head && cover.skinIn(upper) > FACE ? { ...crop, y: head } : crop;
}

/** Number of strips of the photo, along each axis, in which the subject's ends are searched for. */
const STRIPS = 96;
/** Minimum share of a strip that the subject covers between its ends. */
const IN_STRIP = 0.02;
/** Distance of the subject from the crop's edge, as a share of the crop. */
const FROM_EDGE = 0.06;
/** Room beside the subject, as a share of the crop, that is enough for text. */
const ENOUGH_ROOM = 0.5;
/** Aspect ratio of ads from which text has room beside the subject. In narrower ads, text is above or below. */
const LEAST_BESIDE = 0.8;
/**
 * Aspect ratio of ads up to which text has room above or below the subject. In broader ads, text is beside the
 * subject.
 */
const MOST_ABOVE = 1.2;

/**
 * Shifts a crop so that the whole subject stays inside and leaves room for text at one side. Returns it
 * unchanged if the crop can't be shifted or the subject has no room to move in it.
 */
export function withRoom(
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

/** Returns the bounding box of the subject in shares of the photo; null if there is none. */
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

/** Both ends of the subject along an axis. */
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

/** Returns where a crop along one axis starts so that one side of the subject has the most room that it needs. */
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
