import type { Rect } from '@adwright/engine-pixels';
import { areNear } from './boxes.ts';
import { joinBoxes } from './lettering.ts';
import type { LiftedBadge } from './lift-badge.ts';
import type { LiftedLine } from './lift-line.ts';
import type { LiftedWords } from './lift-words.ts';

/** Lines of text and buttons that a variation moves together, so that their distances stay the same. */
export interface Group {
  box: Rect;
  lines: LiftedLine[];
  badges: LiftedBadge[];
}

/** Joins words that are close to each other to groups, in reading order. */
export function groupWords({ lines, badges }: LiftedWords, near: number): Group[] {
  const groups: Group[] = [
    ...lines.map((line) => ({ box: line.box, lines: [line], badges: [] })),
    ...badges.map((badge) => ({ box: badge.box, lines: [], badges: [badge] })),
  ];
  for (let at = 0; at < groups.length; at++) {
    const one = groups[at];
    const index = groups.findIndex(
      (group, i) => i > at && one && areNear(one.box, group.box, near),
    );
    const other = groups[index];
    if (!one || !other) continue;
    one.box = joinBoxes(one.box, other.box);
    one.lines = [...one.lines, ...other.lines];
    one.badges = [...one.badges, ...other.badges];
    groups.splice(index, 1);
    at = -1;
  }
  return groups.sort((one, other) => one.box.y - other.box.y);
}
