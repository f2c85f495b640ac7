import { type RegistryFile, registryShellSchema } from '@adwright/contracts';
import type { AcceptedModule } from '@adwright/federation';
import { getRuntimeConfig } from '@adwright/supabase';
import { useId, useState } from 'react';
import { readPageShellVersion } from '../boot/shell-version.ts';
import { Button } from '../chrome/button.tsx';
import { buildAddress, listModuleChoices, type ModuleChoices } from './module-choices.ts';
import { useRegistry } from './use-registry.ts';
import classes from './versions-panel.module.css';

interface VersionsPanelProps {
  modules: readonly AcceptedModule[];
  onClose: () => void;
}

interface ModuleRowProps {
  module: ModuleChoices;
  onChoose: (version: string | undefined) => void;
}

/** Shows a module with its running version and its other versions. */
function ModuleRow({ module: { name, owner, running, choices }, onChoose }: ModuleRowProps) {
  const id = useId();
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>{name}</label>
        <small>{owner}</small>
      </th>
      <td>{running ?? 'refused'}</td>
      <td>
        <select
          id={id}
          className={classes.select}
          defaultValue=""
          onChange={({ target }) => onChoose(target.value || undefined)}
        >
          <option value="">as everybody</option>
          {choices.map(({ version, role }) => (
            <option key={`${role} ${version}`} value={version}>
              {role}: {version}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}

/** Returns a text with the live version of the shell, and the shell version of this page. */
function formatShellLine(registry: RegistryFile): string {
  const shell = registryShellSchema.safeParse(registry.shell).data;
  const canary = shell?.canary
    ? `, canary ${shell.canary.version} at ${shell.canary.percent} %`
    : '';
  const page = readPageShellVersion() ?? 'in development';
  return `This page: ${page}. Live: ${shell?.version ?? 'not named'}${canary}.`;
}

/** Lists the versions that run in this tab, and lets a tester choose other versions. */
export default function VersionsPanel({ modules, onClose }: VersionsPanelProps) {
  const config = getRuntimeConfig();
  const [chosen, setChosen] = useState<Record<string, string | undefined>>({});
  const { data, error } = useRegistry();
  const titleId = useId();
  const choose = (name: string) => (version: string | undefined) =>
    setChosen((before) => ({ ...before, [name]: version }));
  return (
    <aside className={classes.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>Versions in this tab</h2>
      {error && <p role="alert">The registry can’t be read right now.</p>}
      {!data && !error && <p role="status">Loading</p>}
      {data && (
        <>
          <p>
            {formatShellLine(data)} Registry: generation {data.generation}.
          </p>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Module</th>
                <th scope="col">Runs</th>
                <th scope="col">Run instead</th>
              </tr>
            </thead>
            <tbody>
              {listModuleChoices(data, modules).map((module) => (
                <ModuleRow key={module.name} module={module} onChoose={choose(module.name)} />
              ))}
            </tbody>
          </table>
          {config.environment === 'production' && (
            <p>Production runs other versions by a signed link alone (release override-link).</p>
          )}
        </>
      )}
      <div className={classes.actions}>
        {config.environment !== 'production' && (
          <Button
            look="primary"
            onClick={() => location.assign(buildAddress(location.href, chosen))}
          >
            Load these
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </div>
    </aside>
  );
}
