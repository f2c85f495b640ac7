const FULL = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const OF_TODAY = new Intl.DateTimeFormat('en', { timeStyle: 'medium' });

interface MomentProps {
  /** ISO timestamp. */
  at: string;
}

/** A point in time to the second, in the reader's own zone; without the date where that is today's. */
export function Moment({ at }: MomentProps) {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return <time dateTime={at}>{(isToday ? OF_TODAY : FULL).format(date)}</time>;
}
