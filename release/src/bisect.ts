import type { RegistryChange } from '@adwright/contracts';
import { historyLine } from './history.ts';
import type { VersionsByName } from './reachable-versions.ts';

/** What was live after a change. */
export interface PastState {
  /** Undefined for what was live before the earliest change that is remembered. */
  change: RegistryChange | undefined;
  live: VersionsByName;
}

/** Actions that change what is live for everybody. */
const SWITCHES: readonly string[] = ['deploy', 'promote', 'rollback', 'remove'];

/** What was live of everything before the first change that is remembered of it. Not known before a rollback. */
function earliest(history: readonly RegistryChange[], now: VersionsByName): VersionsByName {
  const versions = new Map(Object.entries(now));
  const known = new Set<string>();
  for (const { subject, action, version, from } of history) {
    if (known.has(subject) || ![...SWITCHES, 'canary'].includes(action)) continue;
    known.add(subject);
    // A rollback may start from a canary, which was never live. Only a remembered change before it tells.
    const before = action === 'rollback' ? version : from;
    if (before === undefined) versions.delete(subject);
    else versions.set(subject, before);
  }
  return Object.fromEntries(versions);
}

/**
 * What was live after each change that switched something, oldest first; before them what was live before.
 *
 * @param history oldest first.
 * @param now what is live by the registry; it tells of what no change is remembered of.
 */
export function pastStates(history: readonly RegistryChange[], now: VersionsByName): PastState[] {
  const states: PastState[] = [{ change: undefined, live: earliest(history, now) }];
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

/** What is wrong with the page in a state; an empty list when nothing is. */
export type TryState = (state: PastState) => Promise<string[]>;

/** The change that broke a page, and what is wrong since. */
export interface FirstBad {
  change: RegistryChange;
  problems: string[];
  /** How many states were tried. */
  tries: number;
}

/**
 * The first state in which a page is broken, by binary search.
 *
 * @param states oldest first; the page is in order in the first and broken in the last.
 * @param onTry is told of each try.
 * @throws Error when the page is in order in the last state, or broken in the first.
 */
export async function findFirstBad(
  states: readonly PastState[],
  tryState: TryState,
  onTry: (state: PastState, problems: readonly string[]) => void = () => {},
): Promise<FirstBad> {
  let tries = 0;
  const problemsAt = async (index: number) => {
    const state = states[index];
    if (!state) throw new Error('The history is empty');
    tries += 1;
    const problems = await tryState(state);
    onTry(state, problems);
    return problems;
  };
  let [good, bad] = [0, states.length - 1];
  let problems = await problemsAt(bad);
  if (problems.length === 0) throw new Error('The page is in order as it is live now.');
  if (bad === 0 || (await problemsAt(good)).length > 0) {
    throw new Error('The page was broken before the earliest change that is remembered.');
  }
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const found = await problemsAt(middle);
    if (found.length > 0) [bad, problems] = [middle, found];
    else good = middle;
  }
  const change = states[bad]?.change;
  if (!change) throw new Error('The history is empty');
  return { change, problems, tries };
}

/** A state that was tried, as a line for a terminal. */
export function stateLine({ change }: PastState, problems: readonly string[]): string {
  const when = change ? historyLine(change) : 'before the earliest change';
  return `${problems.length > 0 ? 'bad ' : 'good'}  ${when}`;
}

/** The answer in lines for a terminal. */
export function firstBadLines({ change, problems, tries }: FirstBad): string[] {
  return [
    `The first bad change, of ${tries} states tried:`,
    historyLine(change),
    ...problems.map((problem) => `    ${problem}`),
  ];
}
