import { STRONG_PART, VIRAL_SCORE_RANGE, type ViralScore } from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import { Link } from '@adwright/ui/router';

import classes from './viral-score-panel.module.css';

interface ViralScorePanelProps {
  viralScore: ViralScore;
  /**
   * URL of the editor for the picture. Without it, the panel shows no advice, because the user could not
   * follow the advice.
   */
  editPath?: string | undefined;
}

/**
 * Shows an ad's score and the parts of the score by name. Each weak part of the score has advice and a link
 * to the editor.
 */
export function ViralScorePanel({ viralScore, editPath }: ViralScorePanelProps) {
  return (
    <Panel title="Viral Score">
      <div className={classes.sheet}>
        <p className={classes.score}>
          <strong>{viralScore.score}</strong> of {VIRAL_SCORE_RANGE.max}
        </p>
        {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list. */}
        <ul role="list" className={classes.parts}>
          {viralScore.parts.map((part) => (
            <li key={part.name} className={classes.part}>
              <div className={classes.head}>
                <span>{part.label}</span>
                <span className={classes.figure}>{Math.round(part.score)}</span>
              </div>
              <meter
                className={classes.meter}
                min={VIRAL_SCORE_RANGE.min}
                max={VIRAL_SCORE_RANGE.max}
                value={part.score}
                aria-label={part.label}
              />
              {part.score >= STRONG_PART || editPath ? (
                <p className={classes.advice}>{part.advice}</p>
              ) : null}
              {part.score < STRONG_PART && editPath ? (
                <Link to={editPath} aria-label={`Edit the ad: ${part.label}`}>
                  Edit the ad
                </Link>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
