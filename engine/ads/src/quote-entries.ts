import { logoEntry } from './brand/logo-entry.ts';
import type { Inks } from './inks.ts';
import type { StackEntry } from './stack.ts';
import type { Stage } from './stage.ts';

/** Quotation, whose it is, and the note that says in whose words. Small caps faces read badly in sentences, so those give way. */
export function quoteEntries(stage: Stage, inks: Inks, maxSize: number): StackEntry[] {
  const { quote } = stage.copy;
  const { display, strong, text } = stage.style;
  const face = display.uppercase
    ? { ...strong, leading: 1.2 }
    : { ...display, leading: Math.max(1.16, display.leading) };
  const logo = logoEntry(stage);
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
      gap: 10,
    },
    {
      kind: 'text',
      role: 'note',
      text: quote.note,
      face: { ...text, leading: 1.25 },
      ink: inks.soft,
      maxSize: stage.base * 0.84,
      minSize: 20 * stage.legible,
      maxLines: 2,
      gap: logo ? stage.base * 1.1 : 0,
    },
    ...(logo ? [logo] : []),
  ];
}
