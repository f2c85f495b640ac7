const FULL = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const OF_TODAY = new Intl.DateTimeFormat('en', { timeStyle: 'medium' });

interface MomentProps {
  /** Time as an ISO timestamp. */
  at: string;
}

/**
 * Shows a time with seconds in the reader's time zone, and omits the date of today.
 */
export function Moment({ at }: MomentProps) {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return <time dateTime={at}>{(isToday ? OF_TODAY : FULL).format(date)}</time>;
}
