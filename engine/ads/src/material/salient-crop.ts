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
