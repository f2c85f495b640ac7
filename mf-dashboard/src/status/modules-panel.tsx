import { ErrorState, Panel } from '@adwright/ui';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { StatusTable } from './status-table.tsx';
import { type LiveVersion, useLiveVersions } from './use-live-versions.ts';

const COLUMNS = ['Module', 'Live', 'Canary', 'Falls back to'] as const;

/** Lists the live versions of the shell and the modules, from the registry. */
export function ModulesPanel() {
  const { data, isError, refetch } = useLiveVersions();
  return (
    <Panel title="Modules">
      {!data && isError ? (
        <ErrorState title="The registry can’t be read" onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? (
        <div role="status" aria-label="Loading module versions">
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      ) : null}
      {data ? (
        <StatusTable label="Versions of modules" columns={COLUMNS}>
          {data.map((module) => (
            <ModuleRow key={module.name} {...module} />
          ))}
        </StatusTable>
      ) : null}
    </Panel>
  );
}

function ModuleRow({ name, version, canary, previous }: LiveVersion) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{version ?? 'unreadable'}</td>
      <td>{canary ? `${canary.version}, ${canary.percent} %` : '–'}</td>
      <td>{previous ?? '–'}</td>
    </tr>
  );
}
