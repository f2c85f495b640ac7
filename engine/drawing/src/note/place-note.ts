import type { Rect } from '@adwright/engine-pixels';

export type Covered = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

export interface NoteSpace {
  width: number;
  height: number;
  /**
   * Areas that platforms may cover with controls, as shares of the picture, largest first. The first entry that
   * leaves a free place on a low-detail background is used; the note then avoids the areas of that entry.
   */
  covered: readonly Covered[];
  /** Minimum distance of the note from the picture's edges, in pixels. */
  margin: number;
  /** Whether an area contains text, a logo or other content. */
  isTaken: (area: Rect) => boolean;
  /** Whether an area of the picture is free of edges, such as those of a card. */
  isCalm: (area: Rect) => boolean;
  /** Side on which lines of text end in the note's language. */
  end: 'left' | 'right';
}

/** Distance between the positions that are tried for the note, as a share of the picture's longer side. */
const STEP_SHARE = 0.0125;

/**
 * Extra cost of placing the note in an upper corner, because a note in a lower corner is less disturbing. The
 * cost is low, so an upper corner is still better than a position far from all corners.
 */
const UPPER_COST = 0.08;
/**
 * Extra cost of placing the note in a corner where lines of text start, because a note is less disturbing where
 * lines end.
 */
const START_COST = 0.05;

/**
 * Finds the position for a note: as near to a corner as possible and outside covered areas. Positions on a
 * background with little detail are preferred. Returns null if no position is free of content.
 */
export function placeNote(size: { width: number; height: number }, space: NoteSpace): Rect | null {
  const free = space.covered.map((covered) =>
    listPlaces(findRoom(size, space, covered), size, space)
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
function findRoom(
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

function listPlaces(
  room: ReturnType<typeof findRoom>,
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
