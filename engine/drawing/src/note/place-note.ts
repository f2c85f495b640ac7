import type { Rect } from '@adwright/engine-pixels';

export type Covered = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

export interface NoteSpace {
  width: number;
  height: number;
  /**
   * Areas that platforms may cover with controls, as shares of the picture, largest first. The first of these
   * sets of areas that leaves a free place on a low-detail background is used.
   */
  covered: readonly Covered[];
  /** Minimum distance of the note from the picture's edges, in pixels. */
  margin: number;
  /** Whether an area contains text, a logo or other content. */
  isTaken: (area: Rect) => boolean;
  /** Whether the picture has no edges, such as those of a card, in an area. */
  isCalm: (area: Rect) => boolean;
  /** Side on which lines end in the note's language. */
  end: 'left' | 'right';
}

/** Distance between candidate positions, as a share of the picture's longer side. */
const STEP_SHARE = 0.0125;

/**
 * Extra cost of an upper corner, since a note is less disturbing in a lower one. The cost is low enough that
 * any corner is better than a position far from all corners.
 */
const UPPER_COST = 0.08;
/** Extra cost of a corner on the side where lines start, since a note is less disturbing where lines end. */
const START_COST = 0.05;

/**
 * Finds the position for a note: as near to a corner as possible and outside covered areas. Positions on a
 * low-detail background are preferred. Returns null if no position is free.
 */
export function placeNote(size: { width: number; height: number }, space: NoteSpace): Rect | null {
  const free = space.covered.map((covered) =>
    placesIn(roomIn(size, space, covered), size, space)
      .toSorted((one, other) => one.cost - other.cost)
      .flatMap(({ place }) => (space.isTaken(place) ? [] : [place])),
  );
  for (const places of free) {
    const calm = places.find(space.isCalm);
    if (calm) return calm;
  }
  return free.flat()[0] ?? null;
}

/** Returns the area in which the note's upper left corner may lie. */
function roomIn(
  size: { width: number; height: number },
  { width, height, margin }: NoteSpace,
  covered: Covered,
) {
  return {
    left: Math.max(margin, covered.left * width),
    right: width - Math.max(margin, covered.right * width) - size.width,
    top: Math.max(margin, covered.top * height),
    bottom: height - Math.max(margin, covered.bottom * height) - size.height,
  };
}

function placesIn(
  room: ReturnType<typeof roomIn>,
  size: { width: number; height: number },
  { width, height, end }: NoteSpace,
): { place: Rect; cost: number }[] {
  const step = STEP_SHARE * Math.max(width, height);
  const steps = (from: number, to: number) =>
    to < from
      ? []
      : Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => at * step);
  const far = Math.hypot(width, height);
  return steps(room.top, room.bottom).flatMap((up) =>
    steps(room.left, room.right).flatMap((aside) =>
      CORNERS.map(({ isLower, isRight }) => {
        const place = {
          width: size.width,
          height: size.height,
          x: Math.round(isRight ? room.right - aside : room.left + aside),
          y: Math.round(isLower ? room.bottom - up : room.top + up),
        };
        const cost =
          Math.hypot(aside, up) / far +
          (isLower ? 0 : UPPER_COST) +
          (isRight === (end === 'right') ? 0 : START_COST);
        return { place, cost };
      }),
    ),
  );
}

const CORNERS = [true, false].flatMap((isLower) =>
  [true, false].map((isRight) => ({ isLower, isRight })),
);
