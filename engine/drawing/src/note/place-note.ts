import type { Rect } from '@adwright/engine-pixels';

export type Covered = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

export interface NoteSpace {
  width: number;
  height: number;
  /**
   * Areas that platforms may cover, as shares of the picture, strictest first. The first that leaves a calm
   * place is used.
   */
  covered: readonly Covered[];
  /** Least distance to the picture's edges, pixels. */
  margin: number;
  /** Whether an area contains text, a logo or other content. */
  isTaken: (area: Rect) => boolean;
  /** Whether the picture has no edges in an area, such as those of a card. */
  isCalm: (area: Rect) => boolean;
  /** The side on which lines end in the note's language. */
  end: 'left' | 'right';
}

/** Distance between the places that are tried, as a share of the picture's longer side. */
const STEP_SHARE = 0.0125;

/**
 * Extra cost of an upper corner: lower corners are better, above all the one where lines end. Every corner costs
 * less than a place far from all of them.
 */
const UPPER_COST = 0.08;
const START_COST = 0.05;

/**
 * The place for a note: as near to a corner as possible, outside of covered areas, and on a calm ground if there
 * is one. Null when no place is free.
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

/** The area in which the note's upper left corner may be. */
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
