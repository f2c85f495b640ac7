import { type ModuleVersion, type RegistryModule, registryModuleSchema } from '@adwright/contracts';
import { moveVersion } from '@adwright/remotes/release';
import { readJudgedVersion } from './judged-version.ts';
import { readReleasedVersion } from './publish-files.ts';
import type { RegistryState } from './registry-state.ts';
import { type RegistryUpdate, updateRegistry } from './registry-store.ts';
import {
  appendRelease,
  appendRollback,
  buildModuleEntry,
  findModuleStanding,
  listEarlierReleases,
} from './release-log.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { fitProblems, VerificationError } from './verify.ts';
import { listVisitorShells } from './visitor-shells.ts';

/**
 * Thrown when the released files of a version can't be fetched any more. The registry is unchanged when this
 * error is thrown.
 */
class UnreachableVersionError extends Error {
  override readonly name = 'UnreachableVersionError';

  constructor(module: string, { version }: ModuleVersion, problems: readonly string[]) {
    super(
      `${module} ${version} can't be fetched as it was released, so nothing was changed (--offline skips this check):\n  ${problems.join('\n  ')}`,
    );
  }
}

/** Requests the files of a released version; returns the problems that visitors would have, empty for none. */
export type AskForVersion = (module: string, version: ModuleVersion) => Promise<string[]>;

/** The version to which the registry switches, decided from the registry as it was read. */
interface Decision {
  next: RegistryUpdate;
  /** The version that the registry will name as live. */
  live: ModuleVersion;
  /** Whether the version is already live for some visitors, who are fetching its files at this moment. */
  isKnownToWork?: boolean;
}

/**
 * Checks a version against the shells and modules that visitors get now, which may have changed since the
 * version was live.
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
 * Switches a module to a version from an earlier release, in one write of the registry. The version's files are
 * requested before the registry is written. If somebody changes the registry meanwhile, the target is decided
 * again and the new target is checked.
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

function findDeployedEntry(name: string, state: RegistryState): RegistryModule {
  const entry = registryModuleSchema.safeParse(state.modules[name]).data;
  if (entry) return entry;
  throw new Error(
    name in state.modules
      ? `The registry’s entry of ${name} is damaged: npm run release -- deploy ${name} writes it anew.`
      : `${name} is not deployed`,
  );
}

/**
 * Returns the registry with another version of a module live. The version is appended to the release log; after
 * a rollback, the log ends with this version.
 */
function setVersion(
  name: string,
  entry: RegistryModule,
  live: ModuleVersion,
  action: 'promote' | 'rollback',
  state: RegistryState,
  remark?: string,
): RegistryUpdate {
  const switched = action === 'rollback' ? appendRollback : appendRelease;
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

/** The judged canary that a promotion makes live, and a note about it. */
export interface Promotion {
  /** The canary version that was judged; undefined if any canary may be promoted. */
  version?: string;
  /** Note for the registry's history, such as the canary's evidence. */
  remark?: string;
}

/**
 * Refuses the promotion of a canary other than the judged version.
 * @throws Error when another canary has replaced the judged canary.
 */
export function refuseOther(name: string, canary: string, { version }: Promotion): void {
  if (version === undefined || version === canary) return;
  throw new Error(`${name} has another canary by now, ${canary}, which has not been judged yet.`);
}

/**
 * Makes the canary of a module the live version.
 *
 * @param ask whether to request the canary's files before anything changes; by default the files are not checked.
 * @param promotion the judged version, and a note for the registry's history.
 * @returns the version that is live after the promotion.
 * @throws UnreachableVersionError
 * @throws VerificationError when the canary does not fit the versions that visitors get now.
 * @throws Error if the module has no canary, or a canary other than the judged version.
 */
export function promoteCanary(
  name: string,
  store: ReleaseStore,
  ask?: AskForVersion,
  promotion: Promotion = {},
): Promise<string> {
  return switchVersion(name, store, ask, (state) => {
    const entry = findDeployedEntry(name, state);
    if (!entry.canary) throw new Error(`${name} has no canary`);
    const { percent: _everyone, ...live } = entry.canary;
    refuseOther(name, live.version, promotion);
    return { live, next: setVersion(name, entry, live, 'promote', state, promotion.remark) };
  });
}

/**
 * Decides where a rollback leads: from the canary to the live version, or without a canary to the release
 * before the live version.
 */
function stepBack(name: string, state: RegistryState): Decision {
  const { canary, ...entry } = findDeployedEntry(name, state);
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

/**
 * Returns a version that was uploaded at any time, by its name.
 * @throws Error that lists the known versions.
 */
async function findNamedVersion(
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
    `${store.address} has no version ${version} of ${name}. The last versions are: ${known.join(', ')}.`,
  );
}

/**
 * Rolls a module back without a build: to the named version, or by default one step back from its canary or its
 * live version. When a canary ends, the live version's files are not requested, because a canary must end even
 * if the live version has a fault.
 *
 * @param ask requests the target version's files before anything changes; by default the files are not checked.
 * @param to any version in the store; undefined for one step back.
 * @returns the version that is live after the rollback.
 * @throws UnreachableVersionError
 * @throws VerificationError when the target does not fit the versions that visitors get now.
 * @throws Error if the module has no earlier version.
 */
export function rollBack(
  name: string,
  store: ReleaseStore,
  ask?: AskForVersion,
  to?: string,
): Promise<string> {
  return switchVersion(name, store, ask, async (state) => {
    if (to === undefined) return stepBack(name, state);
    const entry = findDeployedEntry(name, state);
    if (entry.version === to) throw new Error(`${name} is live at ${to} already`);
    const live = await findNamedVersion(name, to, entry, state, store);
    return { live, next: setVersion(name, entry, live, 'rollback', state) };
  });
}
