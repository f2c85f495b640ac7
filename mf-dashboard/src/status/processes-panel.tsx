import type { EngineProcess } from '@adwright/contracts/engine-status';
import { Badge, Panel } from '@adwright/ui';
import { Moment } from './moment.tsx';
import classes from './status-page.module.css';
import { StatusTable } from './status-table.tsx';

const COLUMNS = ['Process', 'Role', 'Version', 'In work', 'Since', 'Last sign of life'] as const;

/** Lists the processes of the engine and the jobs that they run. */
export function ProcessesPanel({ processes }: { processes: readonly EngineProcess[] }) {
  const workers = processes.filter(({ isAlive, slots }) => isAlive && slots > 0);
  return (
    <Panel title="Processes">
      {workers.length === 0 ? (
        <p className={classes.bad}>No worker is alive: what is in the queue stays there.</p>
      ) : null}
      {processes.length > 0 ? (
        <StatusTable label="Processes of the engine" columns={COLUMNS}>
          {processes.map((process) => (
            <ProcessRow key={process.id} {...process} />
          ))}
        </StatusTable>
      ) : null}
    </Panel>
  );
}

function ProcessRow(process: EngineProcess) {
  const { host, pid, role, version, slots, active, startedAt, lastBeatAt, isAlive } = process;
  return (
    <tr>
      <th scope="row">
        {host} {pid}
      </th>
      <td>{role || 'unknown'}</td>
      <td>{version || '–'}</td>
      <td>{slots === 0 ? '–' : `${active} of ${slots}`}</td>
      <td>
        <Moment at={startedAt} />
      </td>
      <td>
        <Moment at={lastBeatAt} /> {isAlive ? null : <Badge>silent</Badge>}
      </td>
    </tr>
  );
}
