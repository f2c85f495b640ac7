import type { PictureCheck } from '@adwright/contracts/picture-check';
import { formatLongDate, Panel } from '@adwright/ui';
import { BadgeCheck, CircleHelp, ScissorsLineDashed } from 'lucide-react';
import classes from './verify-page.module.css';
import { CREDENTIALS_TEXTS, MAKING_TEXTS, VERDICT_TEXTS } from './verify-texts.ts';

const ICONS = { unchanged: BadgeCheck, altered: ScissorsLineDashed, unknown: CircleHelp };

interface VerdictPanelProps {
  fileName: string;
  check: PictureCheck;
}

/** Shows the facts that are known about a picture to everyone who has the file. */
export function VerdictPanel({ fileName, check }: VerdictPanelProps) {
  const { verdict, making, madeOn, credentials } = check;
  const { title, meaning } = VERDICT_TEXTS[verdict];
  const Icon = ICONS[verdict];
  return (
    <Panel marks>
      <div className={classes.verdict}>
        <Icon className={classes.icon} size={32} aria-hidden />
        <div>
          <h2>{title}</h2>
          <p className={classes.meaning}>{meaning}</p>
        </div>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>File</dt>
          <dd>{fileName}</dd>
        </div>
        {madeOn ? (
          <div>
            <dt>Made</dt>
            <dd>{formatLongDate(`${madeOn}T12:00:00Z`)}</dd>
          </div>
        ) : null}
        {making ? (
          <div>
            <dt>{verdict === 'altered' ? 'The original’s parts' : 'Its parts'}</dt>
            <dd>{MAKING_TEXTS[making]}</dd>
          </div>
        ) : null}
        <div>
          <dt>Content credentials</dt>
          <dd>{CREDENTIALS_TEXTS[credentials]}</dd>
        </div>
      </dl>
    </Panel>
  );
}
