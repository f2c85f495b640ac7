import { TEXTS } from '@adwright/contracts';
import dayjs from 'dayjs';

/** A date of the calendar, and a time with its zone as ISO 8601 or PostgreSQL writes them. */
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}(?::?\d{2})?)$/;

function formatAs(pattern: string, timestamp: string | null | undefined): string {
  const [, day, time, zone = ''] = TIMESTAMP.exec(timestamp ?? '') ?? [];
  const offset = /^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone;
  // A number, since Day.js turns a day that the month lacks into one of the next.
  const date = dayjs(Date.parse(`${day}T${time}${offset}`));
  return date.isValid() ? date.format(pattern) : TEXTS.unknownDate;
}

/** `Jan 5, 2026` in the visitor's time zone; 'Unknown date' for anything that is no ISO date (spec §2 /my-ads). */
export function formatShortDate(isoDate: string | null | undefined): string {
  return formatAs('MMM D, YYYY', isoDate);
}

/** `January 5, 2026` in the visitor's time zone; 'Unknown date' for anything that is no ISO date (spec §9). */
export function formatLongDate(isoDate: string | null | undefined): string {
  return formatAs('MMMM D, YYYY', isoDate);
}
