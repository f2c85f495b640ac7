import type { EngineFailure } from '@adwright/contracts/engine-status';
import { Panel } from '@adwright/ui';
import { Moment } from './moment.tsx';
import { StatusTable } from './status-table.tsx';

const COLUMNS = ['When', 'Feature', 'Code', 'Trace'] as const;

/** Lists the latest failed generations, with the ids by which operators find them in logs and traces. */
export function FailuresPanel({ failures }: { failures: readonly EngineFailure[] }) {
  return (
    <Panel title="Last failures">
      {failures.length === 0 ? <p>Nothing has failed yet.</p> : null}
      {failures.length > 0 ? (
        <StatusTable label="Failures, newest first" columns={COLUMNS}>
          {failures.map(({ at, feature, code, traceId }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two failures may share moment and trace, and rows hold no state
            <tr key={`${index} ${at} ${traceId}`}>
              <td>
                <Moment at={at} />
              </td>
              <td>{feature}</td>
              <td>{code}</td>
              <td>{traceId ? <code>{traceId}</code> : '–'}</td>
            </tr>
          ))}
        </StatusTable>
      ) : null}
    </Panel>
  );
}
