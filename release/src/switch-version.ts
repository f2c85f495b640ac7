import { type ModuleVersion, type RegistryModule, registryModuleSchema } from '@adwright/contracts';
import { type RegistryState, updateRegistry } from './registry-store.ts';
import { registryEntry, releasesBefore, withRelease } from './release-log.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** A version that was released before can't be had any more as it was released; nothing has been changed. */
export class UnreachableVersionError extends Error {
  override readonly name = 'UnreachableVersionError';

  constructor(module: string, { version }: ModuleVersion, problems: readonly string[]) {
    super(
      `${module} ${version} can't be had as it was released, and nothing was changed (--offline: without asking):\n  ${problems.join('\n  ')}`,
    );
  }
}

/** What of a released version visitors would not get; an empty list when nothing. */
export type AskForVersion = (module: string, version: ModuleVersion) => Promise<string[]>;

/** What a switch is about to do, decided on the registry as it was read. */
interface Decision {
  next: RegistryState;
  /** The version that the registry then names as live. */
  live: ModuleVersion;
  /** True when it already is live for some: its files are being fetched as it is. */
  isKnownToWork?: boolean;
}

/**
 * Switches to a version that was released before, in one write. Its files are asked for before that write; where
 * somebody else changes the registry meanwhile, the decision is made anew and its version asked for in turn.
 *
 * @throws UnreachableVersionError
 */
async function switchVersion(
  module: string,
  store: ReleaseStore,
  ask: AskForVersion | undefined,
  decide: (state: RegistryState) => Decision,
): Promise<string> {
  const asked = new Set<string>();
  for (;;) {
    const decisions: Decision[] = [];
    let isWritten = false;
    await updateRegistry(store, (state) => {
      const decision = decide(state);
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
  if (!entry) throw new Error(`${name} is not deployed`);
  return entry;
}

/**
 * Makes a module's canary the live version.
 *
 * @param ask for its files, before anything is changed; without it nobody does.
 * @returns the version that is live now.
 * @throws UnreachableVersionError
 * @throws when there is no canary.
 */
export function promoteCanary(
  name: string,
  store: ReleaseStore,
  ask?: AskForVersion,
): Promise<string> {
  return switchVersion(name, store, ask, (state) => {
    const entry = deployedEntry(name, state);
    if (!entry.canary) throw new Error(`${name} has no canary`);
    const { percent: _everyone, ...live } = entry.canary;
    const log = withRelease(state.releases[name] ?? [], entry, live);
    return {
      live,
      next: {
        modules: { ...state.modules, [name]: registryEntry(name, log) },
        releases: { ...state.releases, [name]: log },
      },
    };
  });
}

/**
 * Takes a module back one step, without a build and in one write: its canary where there is one, else its live version.
 * What is live already, below a canary, is not asked for: a canary ends whatever else is wrong.
 *
 * @param ask for the files of the version before, before anything is changed; without it nobody does.
 * @returns the version that is live afterwards.
 * @throws UnreachableVersionError
 * @throws when there is nothing to go back to.
 */
export function rollBack(name: string, store: ReleaseStore, ask?: AskForVersion): Promise<string> {
  return switchVersion(name, store, ask, (state) => {
    const { canary, ...entry } = deployedEntry(name, state);
    const live = canary
      ? entry
      : registryEntry(name, releasesBefore(name, state.releases[name] ?? [], entry));
    const next = { ...state, modules: { ...state.modules, [name]: live } };
    return { live, next, isKnownToWork: canary !== undefined };
  });
}
