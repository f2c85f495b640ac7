import type { EngineStatus } from '@adwright/contracts/engine-status';
import { Panel } from '@adwright/ui';
import { Figure } from './figure.tsx';
import classes from './status-page.module.css';

/**
 * Waiting time in seconds from which a job waits longer than the alert allows (docs/operations/alerts.yaml).
 */
const LONG_WAIT_SECONDS = 60;

type QueuePanelProps = Pick<EngineStatus, 'queue' | 'failedLastHour'>;

/** Shows the numbers of waiting and running jobs. */
export function QueuePanel({ queue, failedLastHour }: QueuePanelProps) {
  const { ready, active, oldestSeconds } = queue;
  return (
    <Panel title="Queue">
      <dl className={classes.figures}>
        <Figure name="Waiting" value={String(ready)} />
        <Figure name="In work" value={String(active)} />
        <Figure
          name="Oldest waits"
          value={ready === 0 ? '–' : waitText(oldestSeconds)}
          isBad={ready > 0 && oldestSeconds > LONG_WAIT_SECONDS}
        />
        <Figure
          name="Failed, last hour"
          value={String(failedLastHour)}
          isBad={failedLastHour > 0}
        />
      </dl>
    </Panel>
  );
}

function waitText(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return `${Math.round(seconds / 60)} min`;
}
