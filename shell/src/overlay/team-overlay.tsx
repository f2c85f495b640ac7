import { formatBytes, type RegistryFile } from '@adwright/contracts';
import type { AcceptedModule } from '@adwright/federation';
import { useEffect, useEffectEvent, useId, useReducer, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { type AllowedOverlay, type AppliedOverride, resetOverrides } from '../boot/overrides.ts';
import { readPageShellVersion, SHELL } from '../boot/shell-version.ts';
import { Button } from '../chrome/button.tsx';
import { listModuleChoices, type VersionChoice } from '../versions/module-choices.ts';
import { useRegistry } from '../versions/use-registry.ts';
import { buildOverlayAddress, buildOverlayLink, type ChosenVersions } from './overlay-address.ts';
import { type Figures, PageWatch } from './page-figures.ts';
import { RegionOutlines } from './region-outlines.tsx';
import { findOwner } from './regions.ts';
import classes from './team-overlay.module.css';

export interface OverlayProps {
  modules: readonly AcceptedModule[];
  overrides: readonly AppliedOverride[];
  overlay: AllowedOverlay;
}

/** Name of the shell's owner; the release tool uses the same name. */
const PLATFORM = 'platform';

/** A module or the shell, with the version that this tab runs. */
interface Running {
  name: string;
  version: string;
  owner: string;
  /** Reason why this tab runs this version. */
  reason: string;
}

function describeRunningShell(): Running {
  const version = readPageShellVersion() ?? 'in development';
  return { name: SHELL, version, owner: PLATFORM, reason: 'this page' };
}

function describeRunningModule(
  { name, current, source }: AcceptedModule,
  chosen: ChosenVersions,
): Running {
  const version = source === 'override' ? (chosen[name] ?? current.version) : current.version;
  return { name, version, owner: current.manifest.owner, reason: source };
}

/** Returns the module of the current page; undefined for a page of the shell. */
function useShownModule(modules: readonly AcceptedModule[]): AcceptedModule | undefined {
  const matches = useMatches();
  return modules.find(({ name }) => matches.some(({ id }) => id === name));
}

/** Returns the measurements of each module since the overlay was opened, whichever page is shown. */
function usePageWatch(modules: readonly AcceptedModule[], shown: string | undefined) {
  const [watch, setWatch] = useState<PageWatch>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const ownerNow = useEffectEvent((target: Node | null) => findOwner(target, shown));
  useEffect(() => {
    const folders = modules.flatMap(({ name, current, previous }) =>
      [current, previous].flatMap((version) => (version ? [{ name, entry: version.entry }] : [])),
    );
    const started = new PageWatch(folders, (target) => ownerNow(target), redraw);
    setWatch(started);
    return () => started.close();
  }, [modules]);
  return watch;
}

interface FiguresListProps {
  running: Running;
  figures: Figures | undefined;
  contact: string | undefined;
}

function FiguresList({ running, figures, contact }: FiguresListProps) {
  const { version, owner, reason } = running;
  const { bytes = 0, inpMs, errors = {} } = figures ?? {};
  return (
    <dl className={classes.figures}>
      <dt>Version</dt>
      <dd>
        {version} ({reason})
      </dd>
      <dt>Owner</dt>
      <dd>{owner}</dd>
      <dt>Who to call</dt>
      <dd>{contact ?? 'The link names nobody for this owner.'}</dd>
      <dt>Bytes</dt>
      <dd>{bytes === 0 ? 'none yet' : formatBytes(bytes)}</dd>
      <dt>Slowest interaction</dt>
      <dd>{inpMs === undefined ? 'none yet' : `${Math.round(inpMs)} ms`}</dd>
      <dt>Errors</dt>
      <dd>
        {Object.keys(errors).length === 0 ? (
          'none'
        ) : (
          <ul className={classes.errors}>
            {Object.entries(errors).map(([error, times]) => (
              <li key={error}>{times > 1 ? `${error} (${times} times)` : error}</li>
            ))}
          </ul>
        )}
      </dd>
    </dl>
  );
}

interface OtherVersionsProps {
  running: Running;
  choices: readonly VersionChoice[];
  onOpen: (version: string | undefined) => void;
}

/** Shows links that open another version of a module from the registry. */
function OtherVersions({ running, choices, onOpen }: OtherVersionsProps) {
  const others = choices.filter(({ version }) => version !== running.version);
  return (
    <div className={classes.actions}>
      {others.map(({ version, role }) => {
        const what = role.split(' ', 1)[0] ?? role;
        const target = what === 'live' ? undefined : version;
        return (
          <Button key={role} onClick={() => onOpen(target)}>
            Open {what} of {running.name}
          </Button>
        );
      })}
    </div>
  );
}

function listChoices(
  name: string,
  registry: RegistryFile | undefined,
  modules: readonly AcceptedModule[],
): readonly VersionChoice[] {
  if (!registry) return [];
  return listModuleChoices(registry, modules).find((module) => module.name === name)?.choices ?? [];
}

/**
 * Shows a button that copies a link; if the browser forbids copying, the user can copy the visible link by
 * hand.
 */
function CopyLink({ link }: { link: string }) {
  const [state, setState] = useState<'copied' | 'blocked'>();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setState('copied'),
      () => setState('blocked'),
    );
  return (
    <>
      <Button onClick={() => void copy()}>Copy signed link</Button>
      <span role="status">{state === 'copied' && 'The link is copied.'}</span>
      {state === 'blocked' && (
        <input className={classes.link} aria-label="Signed link" readOnly value={link} />
      )}
    </>
  );
}

/** Shows frames around the regions of the page, with the team, version and measurements of each region. */
export default function TeamOverlay({ modules, overrides, overlay }: OverlayProps) {
  const titleId = useId();
  const [isOutlined, setOutlined] = useState(true);
  const shown = useShownModule(modules);
  const watch = usePageWatch(modules, shown?.name);
  const { data } = useRegistry();
  const own = overrides.filter(({ ofThisTab }) => ofThisTab);
  const chosen = Object.fromEntries(own.map(({ module, target }) => [module, target]));
  const running = [
    ...(shown ? [describeRunningModule(shown, chosen)] : []),
    describeRunningShell(),
  ];
  const open = (name: string, version: string | undefined) => {
    const { [name]: _before, ...others } = chosen;
    const next = version === undefined ? others : { ...others, [name]: version };
    location.assign(buildOverlayAddress(location.href, next));
  };
  const labelOf = (name: string) => {
    const found = running.find((each) => each.name === name);
    return found ? `${name} ${found.version} · ${found.owner}` : name;
  };
  return (
    <>
      {isOutlined && <RegionOutlines module={shown?.name} labelOf={labelOf} />}
      <aside className={classes.panel} aria-labelledby={titleId}>
        <h2 id={titleId}>Who made this page</h2>
        <ul className={classes.regions}>
          {running.map((each) => (
            <li key={each.name}>
              <b>{each.name}</b>
              <FiguresList
                running={each}
                figures={watch?.of(each.name)}
                contact={overlay.contacts[each.owner]}
              />
              <OtherVersions
                running={each}
                choices={listChoices(each.name, data, modules)}
                onOpen={(version) => open(each.name, version)}
              />
            </li>
          ))}
        </ul>
        <div className={classes.actions}>
          <CopyLink link={buildOverlayLink(location.href, chosen, overlay.pass)} />
          <Button onClick={() => setOutlined((before) => !before)}>
            {isOutlined ? 'Hide outlines' : 'Show outlines'}
          </Button>
          <Button onClick={resetOverrides}>Leave the overlay</Button>
        </div>
      </aside>
    </>
  );
}
