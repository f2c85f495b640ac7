import { AdImage, CompareCheckbox } from '@adwright/ads';
import { buildAdPath } from '@adwright/contracts';
import type { CampaignResult } from '@adwright/contracts/campaigns';
import { Badge } from '@adwright/ui';
import { Link } from '@adwright/ui/router';
import { memo } from 'react';
import { ROW_STATE_LABELS } from '../campaign-words.ts';
import classes from './result-card.module.css';

interface ResultCardProps {
  row: CampaignResult;
  isCompared: boolean;
  isComparisonFull: boolean;
  onCompare: (adId: string) => void;
}

/** Shows a campaign row with its ad, or with the row's state when the row has no ad. */
export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { row, isCompared, isComparisonFull, onCompare } = props;
  const { line, reference, state, problem, ad_id, image_url, alt_text, score } = row;
  const title = getResultTitle(row);
  return (
    <li className={classes.card}>
      {ad_id && image_url ? (
        <Link to={buildAdPath(ad_id)} className={classes.picture}>
          <AdImage src={image_url} alt={alt_text ?? `Ad for ${title}`} format="square" />
        </Link>
      ) : (
        <div className={classes.blank} data-state={state}>
          {ROW_STATE_LABELS[state]}
        </div>
      )}
      <div className={classes.words}>
        <h3>{ad_id ? <Link to={buildAdPath(ad_id)}>{title}</Link> : title}</h3>
        <p className={classes.line}>
          Line {line}
          {reference ? `, ${reference}` : ''}
        </p>
        <div className={classes.marks}>
          <Badge>{ROW_STATE_LABELS[state]}</Badge>
          {score === null ? null : <Badge>Score {score}</Badge>}
        </div>
        {ad_id ? (
          <CompareCheckbox
            adId={ad_id}
            name={title}
            isChosen={isCompared}
            isFull={isComparisonFull}
            onToggle={onCompare}
          />
        ) : null}
        {problem ? <p className={classes.problem}>{problem}</p> : null}
      </div>
    </li>
  );
});

/** Returns the title of a campaign row's card. */
export function getResultTitle({ name, line }: CampaignResult): string {
  return name || `Line ${line}`;
}
