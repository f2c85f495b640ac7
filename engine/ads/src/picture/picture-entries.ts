import { eyebrow, headline, subline } from '../entries.ts';
import type { Inks } from '../inks.ts';
import { closing } from '../offer-entries.ts';
import { quoteEntries, withGapBelow } from '../quote-entries.ts';
import type { StackEntry, TextEntry } from '../stack.ts';
import type { Stage } from '../stage.ts';

/** The words that stand over or beside a picture: the brand's own voice in a testimonial, else headline and what belongs to it. */
export function pictureEntries(
  stage: Stage,
  inks: Inks,
  maxSize: number,
  options: Partial<TextEntry> = {},
): (StackEntry | null)[] {
  if (stage.adType === 'testimonial') {
    return [
      ...withGapBelow(quoteEntries(stage, inks, maxSize * 0.8), stage.base),
      ...closing(stage, inks),
    ];
  }
  return [
    eyebrow(stage, inks),
    headline(stage, maxSize, { ink: inks.ink, ...options }),
    subline(stage, inks),
    ...closing(stage, inks),
  ];
}
