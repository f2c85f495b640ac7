import { type ModuleVersion, type RegistryModule, registryModuleSchema } from '@adwright/contracts';
import { moveVersion } from '@adwright/remotes/release';
import { readJudgedVersion } from './judged-version.ts';
import { readReleasedVersion } from './publish-files.ts';
import type { RegistryState } from './registry-state.ts';
import { type RegistryUpdate, updateRegistry } from './registry-store.ts';
import {
  buildModuleEntry,
  findModuleStanding,
  listEarlierReleases,
  withRelease,
  withRollback,
} from './release-log.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { fitProblems, VerificationError } from './verify.ts';
import { listVisitorShells } from './visitor-shells.ts';

/** Thrown when a version's released files can't be fetched any more. Nothing has been changed. */
class UnreachableVersionError extends Error {
  override readonly name = 'UnreachableVersionError';

  constructor(module: string, { version }: ModuleVersion, problems: readonly string[]) {
    super(
      `${module} ${version} can't be fetched as it was released, so nothing was changed (--offline skips this check):\n  ${problems.join('\n  ')}`,
    );
  }
}

/** Problems that visitors would have with a released version; empty for none. */
export type AskForVersion = (module: string, version: ModuleVersion) => Promise<string[]>;

/** The target of a switch, decided on the registry as it was read. */
interface Decision {
  next: RegistryUpdate;
  /** The version that the registry will name as live. */
  live: ModuleVersion;
  /** Whether the version is live for some visitors already, who are fetching its files now. */
  isKnownToWork?: boolean;
}

/**
 * Checks that a version fits the versions that visitors get now: shells and other modules may have changed
 * since it was live.
 * @throws VerificationError
 */
async function admitVersion(
  module: string,
  version: ModuleVersion,
  state: RegistryState,
  store: ReleaseStore,
): Promise<void> {
  const judged = await readJudgedVersion(module, version, store);
  const problems = fitProblems(judged, state, await listVisitorShells(state, store));
  if (problems.length > 0) throw new VerificationError(judged, problems);
}

/**
 * Switches to a version that was released before, in one write. The version's files are requested before that
 * write. If somebody else changes the registry meanwhile, the decision is made again, and its version is
 * checked in turn.
 *
 * @throws UnreachableVersionError
 * @throws VerificationError
 */
async function switchVersion(
  module: string,
  store: ReleaseStore,
  ask: AskForVersion | undefined,
  decide: (state: RegistryState) => Decision | Promise<Decision>,
): Promise<string> {
  const asked = new Set<string>();
  for (;;) {
    const decisions: Decision[] = [];
    let isWritten = false;
    await updateRegistry(store, async (state) => {
      const decision = await decide(state);
      if (!decision.isKnownToWork) await admitVersion(module, decision.live, state, store);
      decisions.push(decision);
      isWritten = !ask || decision.isKnownToWork === true || asked.has(decision.live.version);
      return isWritten ? decision.next : undefined;
    });
    const decision = decisions.at(-1);
    if (!decision) throw new Error('The registry was changed without a decision');
    if (isWritten) return decision.live.version;
    const problems = (await ask?.(module, decision.live)) ?? [];
    if (problems.length > 0) throw new UnreachableVersionError(module, decision.live, problems);
    asked.add(decision.live.version);
  }
}

function deployedEntry(name: string, state: RegistryState): RegistryModule {
  const entry = registryModuleSchema.safeParse(state.modules[name]).data;
  if (entry) return entry;
  throw new Error(
    name in state.modules
      ? `The registry’s entry of ${name} is damaged: npm run release -- deploy ${name} writes it anew.`
      : `${name} is not deployed`,
  );
}

/**
 * Returns the registry with another version live. The version follows the releases, or after a rollback, the
 * releases before that version.
 */
function withVersion(
  name: string,
  entry: RegistryModule,
  live: ModuleVersion,
  action: 'promote' | 'rollback',
  state: RegistryState,
  remark?: string,
): RegistryUpdate {
  const switched = action === 'rollback' ? withRollback : withRelease;
  const log = switched(state.releases[name] ?? [], findModuleStanding(entry), live);
  return {
    ...state,
    modules: { ...state.modules, [name]: buildModuleEntry(name, log) },
    releases: { ...state.releases, [name]: log },
    note: {
      action,
      subject: name,
      version: live.version,
      from: entry.version,
      ...(remark ? { remark } : {}),
    },
  };
}

/** What a promotion is based on. */
export interface Promotion {
  /** The canary that was judged; absent if any canary may be promoted. */
  version?: string;
  /** Text for the history, such as the evidence. */
  remark?: string;
}

/**
 * Refuses a promotion of another canary. @throws Error when somebody has replaced the canary that was judged.
 */
export function refuseOther(name: string, canary: string, { version }: Promotion): void {
  if (version === undefined || version === canary) return;
  throw new Error(`${name} has another canary by now, ${canary}, which has not been judged yet.`);
}

/**
 * Makes a module's canary the live version.
 *
 * @param ask function that requests the canary's files before anything changes; without it they are not
 * checked.
 * @param promotion the version that was judged, and its entry in the history.
 * @returns the version that is live now.
 * @throws UnreachableVersionError
 * @throws VerificationError when it does not fit the versions that visitors get now.
 * @throws Error if there is no canary, or another one than was judged.
 */
export function promoteCanary(
  name: string,
  store: ReleaseStore,
  ask?: AskForVersion,
  promotion: Promotion = {},
): Promise<string> {
  return switchVersion(name, store, ask, (state) => {
    const entry = deployedEntry(name, state);
    if (!entry.canary) throw new Error(`${name} has no canary`);
    const { percent: _everyone, ...live } = entry.canary;
    refuseOther(name, live.version, promotion);
    return { live, next: withVersion(name, entry, live, 'promote', state, promotion.remark) };
  });
}

/** Decides where a rollback leads: from the canary if there is one, else to the release before the live one. */
function oneStepBack(name: string, state: RegistryState): Decision {
  const { canary, ...entry } = deployedEntry(name, state);
  const live = canary
    ? entry
    : buildModuleEntry(
        name,
        listEarlierReleases(name, state.releases[name] ?? [], findModuleStanding(entry)),
      );
  const from = canary?.version ?? entry.version;
  const note = { action: 'rollback', subject: name, version: live.version, from };
  const next = { ...state, modules: { ...state.modules, [name]: live }, note };
  return { live, next, isKnownToWork: canary !== undefined };
}

/** Finds a version that was uploaded at any time. @throws Error that lists the known ones. */
async function namedVersion(
  name: string,
  version: string,
  entry: RegistryModule,
  state: RegistryState,
  store: ReleaseStore,
): Promise<ModuleVersion> {
  const { origin } = new URL(entry.entry);
  const folder = new URL(`../`, entry.entry).href.replace(/\/$/, '');
  const remembered = (state.releases[name] ?? []).toReversed();
  const logged = remembered.find((each) => each.version === version);
  const found = logged
    ? moveVersion(logged, origin)
    : await readReleasedVersion(name, version, store, folder);
  if (found) return found;
  const known = remembered.slice(0, 5).map((each) => each.version);
  throw new Error(
    `${store.address} has no version ${version} of ${name}. The last ones are: ${known.join(', ')}.`,
  );
}

/**
 * Rolls a module back, without a build and in one write: to the named version, else from its canary if there
 * is one, else from its live version. The files of a live version below a canary are not requested, because a
 * canary must end even if the live version has a fault.
 *
 * @param ask function that requests the version's files before anything changes; without it they are not
 * checked.
 * @param to any version in the store; absent for one step back.
 * @returns the version that is live afterwards.
 * @throws UnreachableVersionError
 * @throws VerificationError when it does not fit the versions that visitors get now.
 * @throws Error if there is no version to return to.
 */
export function rollBack(
  name: string,
  store: ReleaseStore,
  ask?: AskForVersion,
  to?: string,
): Promise<string> {
  return switchVersion(name, store, ask, async (state) => {
    if (to === undefined) return oneStepBack(name, state);
    const entry = deployedEntry(name, state);
    if (entry.version === to) throw new Error(`${name} is live at ${to} already`);
    const live = await namedVersion(name, to, entry, state, store);
    return { live, next: withVersion(name, entry, live, 'rollback', state) };
  });
}
