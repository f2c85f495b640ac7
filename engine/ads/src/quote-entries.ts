import { makeLogoEntry } from './brand/logo-entry.ts';
import type { Inks } from './inks.ts';
import type { StackEntry, TextEntry } from './stack.ts';
import type { Stage } from './stage.ts';

/**
 * Returns stack entries with the quotation, its author, and the note that says whose words it quotes. Fonts
 * with small caps are replaced, because sentences in small caps are hard to read.
 */
export function quoteEntries(stage: Stage, inks: Inks, maxSize: number): StackEntry[] {
  const { quote } = stage.copy;
  const { display, strong } = stage.style;
  const face = display.uppercase
    ? { ...strong, leading: 1.2 }
    : { ...display, leading: Math.max(1.16, display.leading) };
  const logo = makeLogoEntry(stage);
  const below = logo ? stage.base * 1.1 : 0;
  // Only older ads, which show no real quotation, have the note.
  const hasNote = quote.given === undefined;
  return [
    {
      kind: 'text',
      role: 'quote',
      text: quote.text,
      face,
      ink: inks.ink,
      maxSize: maxSize * stage.unit,
      minSize: 32 * stage.legible,
      maxLines: 8,
      grows: true,
      companySize: stage.base * 1.75,
      gap: stage.base * 1.3,
    },
    {
      kind: 'text',
      role: 'attribution',
      text: quote.attribution,
      face: strong,
      ink: inks.ink,
      maxSize: stage.base * 1.05,
      minSize: 22 * stage.legible,
      maxLines: 2,
      gap: hasNote ? 10 : below,
    },
    ...(hasNote ? [noteEntry(stage, inks, below)] : []),
    ...(logo ? [logo] : []),
  ];
}

function noteEntry({ copy, base, legible, style }: Stage, { soft }: Inks, gap: number): TextEntry {
  return {
    kind: 'text',
    role: 'note',
    text: copy.quote.note,
    face: { ...style.text, leading: 1.25 },
    ink: soft,
    maxSize: base * 0.84,
    minSize: 20 * legible,
    maxLines: 2,
    gap,
  };
}

/** Adds a gap after the last text of a quotation. */
export function addGapBelow(entries: readonly StackEntry[], gap: number): StackEntry[] {
  const last = entries.findLast(({ kind }) => kind === 'text');
  return entries.map((entry) => (entry === last ? { ...entry, gap } : entry));
}
