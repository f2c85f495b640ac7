import type { RegistryChange } from '@adwright/contracts';
import { formatChange } from './history.ts';
import type { VersionsByName } from './reachable-versions.ts';

/** The versions that were live after one change of the registry. */
export interface PastState {
  /** The change that led to this state; undefined for the state before the earliest recorded change. */
  change: RegistryChange | undefined;
  live: VersionsByName;
}

/** Actions in the registry's history that change the live version for all visitors. */
const SWITCHES: readonly string[] = ['deploy', 'promote', 'rollback', 'remove'];

/**
 * Returns the versions before the first recorded change of each module. A module's earliest version is unknown
 * if its history starts with a rollback.
 */
function findEarliestVersions(
  history: readonly RegistryChange[],
  now: VersionsByName,
): VersionsByName {
  const versions = new Map(Object.entries(now));
  const known = new Set<string>();
  for (const { subject, action, version, from } of history) {
    if (known.has(subject) || ![...SWITCHES, 'canary'].includes(action)) continue;
    known.add(subject);
    // A rollback may start from a canary, which was never live. Only an earlier recorded change shows whether
    // the version before the rollback was live.
    const before = action === 'rollback' ? version : from;
    if (before === undefined) versions.delete(subject);
    else versions.set(subject, before);
  }
  return Object.fromEntries(versions);
}

/**
 * Returns the live versions after each change that switched a version, oldest first, preceded by the versions
 * before all changes.
 *
 * @param history changes of the registry, oldest first.
 * @param now the versions that the registry names as live; they include modules without a recorded change.
 */
export function listPastStates(
  history: readonly RegistryChange[],
  now: VersionsByName,
): PastState[] {
  const states: PastState[] = [{ change: undefined, live: findEarliestVersions(history, now) }];
  for (const change of history) {
    const { subject, action, version } = change;
    if (!SWITCHES.includes(action)) continue;
    const live: VersionsByName = states.at(-1)?.live ?? {};
    if (live[subject] === version && action !== 'remove') continue;
    const { [subject]: _before, ...others } = live;
    const isGone = action === 'remove' || version === undefined;
    states.push({ change, live: isGone ? others : { ...others, [subject]: version } });
  }
  return states;
}

/**
 * Opens a page with the versions of a past state, and returns the page's problems; empty when the page works.
 */
type TryState = (state: PastState) => Promise<string[]>;

/** The change that broke a page, and the page's problems since that change. */
interface FirstBad {
  change: RegistryChange;
  problems: string[];
  /** Number of past states in which the page was opened. */
  tries: number;
}

/**
 * Finds the first past state in which a page is broken, by binary search.
 *
 * @param states past states, oldest first; the page works in the first state and is broken in the last.
 * @param onTry is called after each state in which the page was opened.
 * @throws Error when the page works in the last state, or is broken in the first state.
 */
export async function findFirstBad(
  states: readonly PastState[],
  tryState: TryState,
  onTry: (state: PastState, problems: readonly string[]) => void = () => {},
): Promise<FirstBad> {
  let tries = 0;
  const problemsAt = async (index: number) => {
    const state = states[index];
    if (!state) throw new Error('The history of the registry is empty');
    tries += 1;
    const problems = await tryState(state);
    onTry(state, problems);
    return problems;
  };
  let [good, bad] = [0, states.length - 1];
  let problems = await problemsAt(bad);
  if (problems.length === 0)
    throw new Error('The page works with the live versions, so there is no fault to search for.');
  if (bad === 0 || (await problemsAt(good)).length > 0) {
    throw new Error('The page was already broken before the earliest recorded change.');
  }
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const found = await problemsAt(middle);
    if (found.length > 0) [bad, problems] = [middle, found];
    else good = middle;
  }
  const change = states[bad]?.change;
  if (!change) throw new Error('The history of the registry is empty');
  return { change, problems, tries };
}

/** Formats a past state and the page's problems as a line for a terminal. */
export function formatState({ change }: PastState, problems: readonly string[]): string {
  const when = change ? formatChange(change) : 'before the earliest change';
  return `${problems.length > 0 ? 'bad ' : 'good'}  ${when}`;
}

/** Formats the result of the search as lines for a terminal. */
export function formatFirstBad({ change, problems, tries }: FirstBad): string[] {
  return [
    `The first bad change, of ${tries} states tried:`,
    formatChange(change),
    ...problems.map((problem) => `    ${problem}`),
  ];
}
