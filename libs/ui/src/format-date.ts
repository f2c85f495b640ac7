import { TEXTS } from '@adwright/contracts';

/** Matches a calendar date, or a time with its zone in ISO 8601 or PostgreSQL's format. */
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}(?::?\d{2})?)$/;

type Length = 'medium' | 'long' | 'minute';

let formats = createFormats();

function createFormats(timeZone?: string): Record<Length, Intl.DateTimeFormat> {
  return {
    medium: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }),
    long: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }),
    minute: new Intl.DateTimeFormat('en-US', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    }),
  };
}

/**
 * Sets the time zone (an IANA name) in which all dates are formatted. For null or an unknown time zone, dates
 * are formatted in the device's time zone.
 */
export function setTimeZone(timeZone: string | null): void {
  try {
    formats = createFormats(timeZone ?? undefined);
  } catch {
    formats = createFormats();
  }
}

function formatAs(length: Length, timestamp: string | null | undefined): string {
  const [, day, time, zone = ''] = TIMESTAMP.exec(timestamp ?? '') ?? [];
  const offset = /^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone;
  const milliseconds = Date.parse(`${day}T${time}${offset}`);
  return Number.isNaN(milliseconds) ? TEXTS.unknownDate : formats[length].format(milliseconds);
}

/**
 * Returns a date such as `Jan 5, 2026` in the user's time zone. Returns 'Unknown date' for a text that is no
 * ISO date (spec §2 /my-ads).
 */
export function formatShortDate(isoDate: string | null | undefined): string {
  return formatAs('medium', isoDate);
}

/**
 * Returns a date and time such as `Jan 5, 2026, 2:05 PM` in the user's time zone. Returns 'Unknown date' for a
 * text that is not an ISO date.
 */
export function formatDateTime(isoDate: string | null | undefined): string {
  return formatAs('minute', isoDate);
}

/**
 * Returns a date such as `January 5, 2026` in the user's time zone. Returns 'Unknown date' for a text that is
 * no ISO date (spec §9).
 */
export function formatLongDate(isoDate: string | null | undefined): string {
  return formatAs('long', isoDate);
}
