import { ErrorState, LoadingIndicator, PageHeader, PageShell } from '@adwright/ui';
import { DiskPanel } from './disk-panel.tsx';
import { FailuresPanel } from './failures-panel.tsx';
import { ModulesPanel } from './modules-panel.tsx';
import { Moment } from './moment.tsx';
import { ProcessesPanel } from './processes-panel.tsx';
import { QueuePanel } from './queue-panel.tsx';
import classes from './status-page.module.css';
import { useEngineStatus } from './use-engine-status.ts';

/**
 * Shows the page /status, on which operators see the state of the engine. A guest is redirected to the landing
 * page. Any other account sees the not-found page. The page is empty until the engine has checked the account.
 */
export function StatusPage() {
  const { data, isError, failureCount, refetch } = useEngineStatus();
  if (!data && !isError) {
    return (
      <PageShell>
        <PageHeader title="One moment" />
        <div className={classes.waiting}>
          <LoadingIndicator label="Loading" />
          {failureCount > 0 ? <p>The engine takes its time. We ask again.</p> : null}
        </div>
      </PageShell>
    );
  }
  return (
    <PageShell>
      <PageHeader
        title="Status"
        lead={
          data ? (
            <>
              As of <Moment at={data.at} />, read again every five seconds.
            </>
          ) : undefined
        }
      />
      {isError ? (
        <ErrorState
          title={data ? 'These figures are not up to date' : 'The engine does not answer'}
          description={data ? 'Module versions below come from the registry.' : undefined}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        <>
          <QueuePanel queue={data.queue} failedLastHour={data.failedLastHour} />
          {data.disk ? <DiskPanel {...data.disk} /> : null}
          <ProcessesPanel processes={data.processes} />
          <FailuresPanel failures={data.failures} />
          <ModulesPanel />
        </>
      ) : null}
    </PageShell>
  );
}
