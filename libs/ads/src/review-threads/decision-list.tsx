import type { ReviewAd } from '@adwright/contracts/review';
import { formatShortDate } from '@adwright/ui';
import classes from './decision-list.module.css';

/** Shows the reviewers' decisions on an ad, with their notes. Shows nothing when there are no decisions. */
export function DecisionList({ decisions }: Pick<ReviewAd, 'decisions'>) {
  if (decisions.length === 0) return null;
  return (
    <ul className={classes.decisions}>
      {decisions.map(({ author, verdict, note, decided_at: at }) => (
        <li key={`${author} ${at}`}>
          <bdi>{author}</bdi> {verdict === 'approved' ? 'approved' : 'asks for changes'},{' '}
          <time dateTime={at}>{formatShortDate(at)}</time>
          {note ? (
            <span className={classes.note} dir="auto">
              {note}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
