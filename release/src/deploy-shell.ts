import {
  type RegistryShell,
  type RuntimeConfig,
  registryShellSchema,
  type ShellVersion,
} from '@adwright/contracts';
import { type BuiltShell, readBuiltShell } from './built-shell.ts';
import { AlreadyLiveError } from './deploy.ts';
import { addLooks, getShellLooksKey, listShellLooks } from './gate-looks.ts';
import type { RegistryState } from './registry-state.ts';
import { type RegistryUpdate, readRegistry, updateRegistry } from './registry-store.ts';
import {
  appendRelease,
  appendRollback,
  buildRegistryEntry,
  findShellStanding,
  listEarlierReleases,
} from './release-log.ts';
import { ALWAYS_ASK, getContentType } from './served-headers.ts';
import { listShellFileNames, publishShell, putShell, showShell } from './shell-files.ts';
import { listShellProblems, type ShellGate } from './shell-problems.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { type Promotion, refuseOther } from './switch-version.ts';
import { VerificationError } from './verify.ts';
import { readReleasedShellRecord } from './visitor-shells.ts';

export const SHELL = 'shell';

/** The store to which a shell is released, and the checks before the release. */
export interface ShellDestination {
  store: ReleaseStore;
  /**
   * Gate that opens the modules' pages in the build of the shell. Without a gate, a deploy checks only whether
   * the build is complete.
   */
  gate?: ShellGate | undefined;
  /** Folder of the shell's workspace; by default the shell of this repository. */
  folder?: string | undefined;
}

/** Returns the shell's entry in a registry, or undefined before the first release of the shell. */
export function getShellEntry({ shell }: Pick<RegistryState, 'shell'>): RegistryShell | undefined {
  return registryShellSchema.safeParse(shell).data;
}

/**
 * Updates the served pages of the shell to the versions that the registry names. If the registry changes
 * meanwhile, the function runs again, so that the pages match the registry's last change. Running the function
 * twice has no further effect.
 */
export async function syncShell(store: ReleaseStore): Promise<void> {
  for (;;) {
    const before = getShellEntry(await readRegistry(store));
    if (!before) return;
    await showShell(before.version, before.canary?.version, store);
    const after = getShellEntry(await readRegistry(store));
    const isSame =
      after?.version === before.version && after.canary?.version === before.canary?.version;
    if (isSame) return;
  }
}

/**
 * Checks whether a build of the shell may be deployed.
 * @throws VerificationError with all reasons, before any file of the shell is served.
 */
async function admit(
  { version, record }: Pick<BuiltShell, 'version' | 'record'>,
  state: RegistryState | undefined,
  store: ReleaseStore,
  pageProblems: readonly string[],
): Promise<void> {
  const registry = state ?? (await readRegistry(store));
  const problems = [...(await listShellProblems(record, registry, store)), ...pageProblems];
  if (problems.length > 0) throw new VerificationError({ name: SHELL, version }, problems);
}

/**
 * Checks whether a build of the shell may be deployed: every module version that visitors can get must run in
 * it.
 *
 * @throws VerificationError
 */
export async function verifyShell(destination: ShellDestination): Promise<BuiltShell> {
  return (await lookAtShell(destination)).built;
}

/**
 * Checks a build of the shell; returns the build, and the records of the gate's checks.
 * @throws VerificationError
 */
async function lookAtShell({ store, gate, folder }: ShellDestination) {
  const built = await readBuiltShell(folder);
  const registry = await readRegistry(store);
  await admit(built, undefined, store, (await gate?.pageProblems(built, registry)) ?? []);
  return { built, looks: gate?.looksAtPages ? listShellLooks(built.version, registry) : [] };
}

/** Returns the registry's state with a new live version of the shell. */
function setLiveShell(
  state: RegistryState,
  live: ShellVersion,
  action: 'deploy' | 'promote' | 'rollback',
  remark?: string,
): RegistryUpdate {
  const entry = getShellEntry(state);
  const releases = state.shellReleases ?? [];
  const standing = entry && findShellStanding(entry);
  const log =
    action === 'rollback' && standing
      ? appendRollback(releases, standing, live)
      : appendRelease(releases, standing, live);
  return {
    ...state,
    shell: buildRegistryEntry(SHELL, log),
    shellReleases: log,
    note: {
      action,
      subject: SHELL,
      version: live.version,
      ...(entry ? { from: entry.version } : {}),
      ...(remark ? { remark } : {}),
    },
  };
}

type Outcome = 'deployed' | 'unchanged';

/**
 * Uploads a build of the shell and makes it live: stores its files, then writes the registry once, then updates
 * the served pages.
 * @param admitStill checks the build again, against the registry that is about to be replaced.
 */
export async function deployBuiltShell(
  { version, files }: BuiltShell,
  store: ReleaseStore,
  admitStill: (state: RegistryState) => Promise<void> = async () => {},
): Promise<{ version: string; outcome: Outcome }> {
  await publishShell(version, files, store);
  let outcome: Outcome = 'deployed';
  await updateRegistry(store, async (state) => {
    outcome = getShellEntry(state)?.version === version ? 'unchanged' : 'deployed';
    if (outcome === 'unchanged') return undefined;
    await admitStill(state);
    return setLiveShell(state, { version }, 'deploy');
  });
  await syncShell(store);
  return { version, outcome };
}

/**
 * Deploys a build of the shell to all visitors.
 *
 * @throws VerificationError when a module version that visitors can get does not run in this shell.
 */
export async function deployShell(
  destination: ShellDestination,
): Promise<{ version: string; outcome: Outcome }> {
  const { store } = destination;
  const { built, looks } = await lookAtShell(destination);
  const deployed = await deployBuiltShell(built, store, (state) => admit(built, state, store, []));
  await addLooks(getShellLooksKey(built.version), looks, store);
  return deployed;
}

/**
 * Shows a build of the shell to a share of visitors; all other visitors keep the live shell.
 *
 * @param percent percentage of visitors, 0 to 100; each visitor always gets the same version.
 * @throws VerificationError
 * @throws Error when no shell is live.
 */
export async function startShellCanary(
  percent: number,
  destination: ShellDestination,
): Promise<string> {
  const { store } = destination;
  const { built, looks } = await lookAtShell(destination);
  const { version } = built;
  await publishShell(version, built.files, store);
  await addLooks(getShellLooksKey(version), looks, store);
  await updateRegistry(store, async (state) => {
    const live = getShellEntry(state);
    if (!live)
      throw new Error('No shell is live that a canary could be compared with: deploy shell.');
    if (live.version === version) throw new AlreadyLiveError(SHELL, version);
    await admit(built, state, store, []);
    return {
      ...state,
      shell: { ...live, canary: { version, percent } } satisfies RegistryShell,
      note: {
        action: 'canary',
        subject: SHELL,
        version: `${version} at ${percent} %`,
        from: live.version,
      },
    };
  });
  await syncShell(store);
  return version;
}

/**
 * Checks a released version of the shell again, since modules may have changed since the last check.
 * @throws VerificationError
 */
async function admitReleased(version: string, state: RegistryState, store: ReleaseStore) {
  await listShellFileNames(version, store);
  const record = await readReleasedShellRecord(version, store);
  if (record) await admit({ version, record }, state, store, []);
}

/**
 * Makes the shell's canary live.
 * @param promotion the judged version, and a note for the registry's history.
 * @returns the version that is live after the promotion.
 * @throws VerificationError
 * @throws Error if the shell has no canary, or a canary other than the judged version.
 */
export async function promoteShell(
  store: ReleaseStore,
  promotion: Promotion = {},
): Promise<string> {
  let promoted = '';
  await updateRegistry(store, async (state) => {
    const canary = getShellEntry(state)?.canary;
    if (!canary) throw new Error('The shell has no canary');
    promoted = canary.version;
    refuseOther('The shell', promoted, promotion);
    await admitReleased(promoted, state, store);
    return setLiveShell(state, { version: promoted }, 'promote', promotion.remark);
  });
  await syncShell(store);
  return promoted;
}

/** Returns the version to which a rollback of the shell leads: the previous one, or a version by name. */
async function stepBack(
  state: RegistryState,
  store: ReleaseStore,
  to: string | undefined,
): Promise<RegistryUpdate & { shell: RegistryShell }> {
  const entry = getShellEntry(state);
  if (!entry) throw new Error('The shell is not deployed');
  const { canary, ...live } = entry;
  if (to !== undefined) {
    if (to === live.version) throw new Error(`The shell is live at ${to} already`);
    await admitReleased(to, state, store);
    const update = setLiveShell(state, { version: to }, 'rollback');
    return { ...update, shell: registryShellSchema.parse(update.shell) };
  }
  if (canary) {
    const note = {
      action: 'rollback',
      subject: SHELL,
      version: live.version,
      from: canary.version,
    };
    return { ...state, shell: live, note };
  }
  const log = listEarlierReleases('The shell', state.shellReleases ?? [], findShellStanding(entry));
  const earlier = buildRegistryEntry(SHELL, log);
  await admitReleased(earlier.version, state, store);
  const note = {
    action: 'rollback',
    subject: SHELL,
    version: earlier.version,
    from: live.version,
  };
  return { ...state, shell: earlier, note };
}

/**
 * Rolls the shell back without a build: to the named version, or by default from its canary, or else from its
 * live version.
 *
 * @returns the version that is live after the rollback.
 * @throws VerificationError when a module version that visitors can get does not run in the target version.
 * @throws Error if the shell has no earlier version.
 */
export async function rollBackShell(store: ReleaseStore, to?: string): Promise<string> {
  let live = '';
  await updateRegistry(store, async (state) => {
    const update = await stepBack(state, store, to);
    live = update.shell.version;
    return update;
  });
  await syncShell(store);
  return live;
}

/**
 * Ends the shell's canary if the canary is still the given version.
 *
 * @returns false if this version is no longer the canary.
 */
export async function takeBackShellCanary(version: string, store: ReleaseStore): Promise<boolean> {
  let takenBack = false;
  await updateRegistry(store, (state) => {
    const entry = getShellEntry(state);
    takenBack = entry?.canary?.version === version;
    if (!takenBack || !entry) return undefined;
    const { canary: _ended, ...live } = entry;
    const note = { action: 'rollback', subject: SHELL, version: live.version, from: version };
    return { ...state, shell: live, note };
  });
  if (takenBack) await syncShell(store);
  return takenBack;
}

/**
 * Copies the built shell, without versions, to the folder from which a development session serves the shell.
 * @param except pages that are left unchanged.
 */
export async function putBuiltShell(
  store: ReleaseStore,
  except: readonly string[] = [],
): Promise<void> {
  const { files } = await readBuiltShell();
  await putShell(
    files.filter(({ path }) => !except.includes(path)),
    store,
  );
}

/** Writes the runtime configuration beside the shell's pages; the host serves the file as /config.json. */
export async function putRuntimeConfig(config: RuntimeConfig, store: ReleaseStore): Promise<void> {
  const path = 'config.json';
  await store.overwrite({
    key: `shell/${path}`,
    content: Buffer.from(`${JSON.stringify(config, null, 2)}\n`),
    contentType: getContentType(path),
    cacheControl: ALWAYS_ASK,
  });
}
