import type { GaveWay } from '@adwright/contracts';
import classes from './editor.module.css';

/**
 * Shows notes about colours, words and positions that the engine changed or omitted, so that everything fits
 * and is legible.
 */
export function GaveWayNotes({ gaveWay }: { gaveWay: readonly GaveWay[] }) {
  return (
    <div aria-live="polite">
      {gaveWay.map(({ message, wanted, used }) => (
        <p key={message} className={classes.notice}>
          <span className={classes.swatches} aria-hidden>
            <span style={{ background: wanted }} />
            <span style={{ background: used }} />
          </span>{' '}
          {message}
        </p>
      ))}
    </div>
  );
}
