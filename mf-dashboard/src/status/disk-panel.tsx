import type { EngineStatus } from '@adwright/contracts/engine-status';
import { Panel } from '@adwright/ui';
import { Figure } from './figure.tsx';
import classes from './status-page.module.css';

type Disk = NonNullable<EngineStatus['disk']>;

/** Shows the free and used space on the data disk. */
export function DiskPanel({ freeBytes, totalBytes, isLow }: Disk) {
  return (
    <Panel title="Disk">
      {isLow ? (
        <p className={classes.bad}>
          The disk is nearly full: free some space on it before uploads are refused.
        </p>
      ) : null}
      <dl className={classes.figures}>
        <Figure name="Free" value={formatGigabytes(freeBytes)} isBad={isLow} />
        <Figure name="Of" value={formatGigabytes(totalBytes)} />
      </dl>
    </Panel>
  );
}

function formatGigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
