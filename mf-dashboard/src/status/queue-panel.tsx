import type { EngineStatus } from '@adwright/contracts/engine-status';
import { Panel } from '@adwright/ui';
import classes from './status-page.module.css';

/** From this on jobs wait longer than the alert allows (docs/operations/alerts.yaml). */
const LONG_WAIT_SECONDS = 60;

type QueuePanelProps = Pick<EngineStatus, 'queue' | 'failedLastHour'>;

/** What waits and what is worked on. */
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

function Figure({ name, value, isBad = false }: { name: string; value: string; isBad?: boolean }) {
  return (
    <div className={isBad ? classes.bad : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function waitText(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return `${Math.round(seconds / 60)} min`;
}
