import { VIRAL_SCORE_RANGE, type ViralScore } from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import classes from './viral-score-panel.module.css';

interface ViralScorePanelProps {
  viralScore: ViralScore;
}

/** The score, its named parts, and one sentence of advice each. */
export function ViralScorePanel({ viralScore }: ViralScorePanelProps) {
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
              <p className={classes.advice}>{part.advice}</p>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
