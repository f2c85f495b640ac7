import { TEXTS } from '@adwright/contracts';
import { format, isValid, parseISO } from 'date-fns';

function formatAs(pattern: string, isoDate: string | null | undefined): string {
  const date = parseISO(isoDate ?? '');
  return isValid(date) ? format(date, pattern) : TEXTS.unknownDate;
}

/** `Jan 5, 2026` in the visitor's time zone; 'Unknown date' for anything that is no ISO date (spec §2 /my-ads). */
export function formatShortDate(isoDate: string | null | undefined): string {
  return formatAs('MMM d, yyyy', isoDate);
}

/** `January 5, 2026` in the visitor's time zone; 'Unknown date' for anything that is no ISO date (spec §9). */
export function formatLongDate(isoDate: string | null | undefined): string {
  return formatAs('MMMM d, yyyy', isoDate);
}
