import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import type { Inks } from '../inks.ts';
import { makeClosing } from '../offer-entries.ts';
import { addGapBelow, quoteEntries } from '../quote-entries.ts';
import type { StackEntry, TextEntry } from '../stack.ts';
import type { Stage } from '../stage.ts';

/** The text of an ad around a picture in two groups: the main text, and the texts after the main text. */
export interface WordGroups {
  lead: (StackEntry | null)[];
  rest: (StackEntry | null)[];
}

/**
 * Returns the main text, and the remaining texts with the button. The main text is the brand's statement in a
 * testimonial, and the headline in other ads.
 */
export function splitWordGroups(
  stage: Stage,
  inks: Inks,
  maxSize: number,
  options: Partial<TextEntry> = {},
): WordGroups {
  if (stage.adType === 'testimonial') {
    return {
      lead: addGapBelow(quoteEntries(stage, inks, maxSize * 0.8), stage.base),
      rest: makeClosing(stage, inks),
    };
  }
  return {
    lead: [makeEyebrow(stage, inks), makeHeadline(stage, maxSize, { ink: inks.ink, ...options })],
    rest: [makeSubline(stage, inks), ...makeClosing(stage, inks)],
  };
}

/** Returns all texts over or beside a picture as one group of stack entries. */
export function makePictureEntries(
  stage: Stage,
  inks: Inks,
  maxSize: number,
  options: Partial<TextEntry> = {},
): (StackEntry | null)[] {
  const { lead, rest } = splitWordGroups(stage, inks, maxSize, options);
  return [...lead, ...rest];
}
