import { isDeepStrictEqual } from 'node:util';
import {
  type ModuleVersion,
  type RegistryFile,
  type RegistryModule,
  registryModuleSchema,
} from '@adwright/contracts';
import { buildVersionEntry, explain, moveVersion } from '@adwright/remotes/release';
import { type BuiltModule, readBuiltModule } from './built-module.ts';
import type { Gate } from './gate/gate.ts';
import { addLooks, type GateLook, getModuleLooksKey, listModuleLooks } from './gate-looks.ts';
import { publishFiles } from './publish-files.ts';
import type { RegistryState } from './registry-state.ts';
import {
  mergeParts,
  type RegistryUpdate,
  readRegistry,
  readState,
  updateRegistry,
} from './registry-store.ts';
import { appendRelease, buildModuleEntry, findModuleStanding } from './release-log.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { type JudgedShell, listOtherMinors, listProblems, VerificationError } from './verify.ts';
import { listVisitorShells } from './visitor-shells.ts';
import { listBuiltModuleFolders } from './workspace.ts';

/** Thrown when the version to show as a canary is already live, because such a canary would test nothing. */
export class AlreadyLiveError extends Error {
  override readonly name = 'AlreadyLiveError';

  constructor(name: string, version: string) {
    super(
      `${name} ${version} is live already: a canary of it would test nothing. Build it after a change.`,
    );
  }
}

/** The result of deploying a module. */
export interface Deployment {
  module: string;
  version: string;
  /** Result of the deploy; `unchanged` when the registry already names this version at this origin. */
  outcome: 'deployed' | 'unchanged';
}

/** The store and the origins to which modules are released, and the checks before a release. */
export interface Destination {
  store: ReleaseStore;
  /** Origin of each module, such as `http://localhost:3001`. */
  origins: Readonly<Record<string, string>>;
  /**
   * The gate in front of the live deployment. The gate checks builds before a deploy; without a gate, only a
   * build's files are checked.
   */
  gate?: Gate | undefined;
  /** Shells to check builds against, if these shells replace the registry's shells together with the builds. */
  shells?: readonly JudgedShell[] | undefined;
}

/** Returns a module's entry in the registry, or undefined when the entry is missing or invalid. */
function findLiveEntry(
  state: Pick<RegistryState, 'modules'>,
  name: string,
): RegistryModule | undefined {
  return registryModuleSchema.safeParse(state.modules[name]).data;
}

function findOrigin(name: string, { origins }: Destination): string {
  const origin = origins[name];
  if (!origin) throw new Error(`No origin is known for ${name}`);
  return origin;
}

/** Returns the registry as it will be when the given builds are live. */
function planRegistry(
  registry: RegistryFile,
  builds: readonly BuiltModule[],
  destination: Destination,
): RegistryFile {
  const versions = builds.map((built) => [
    built.name,
    buildVersionEntry(built, findOrigin(built.name, destination)),
  ]);
  return { ...registry, modules: { ...registry.modules, ...Object.fromEntries(versions) } };
}

/**
 * Lists every version of the shell that visitors can get. Shells that go live together with a build replace the
 * registry's shells.
 */
async function listShells(
  state: Pick<RegistryFile, 'shell'>,
  { store, gate, shells }: Destination,
): Promise<readonly JudgedShell[]> {
  return shells ?? listVisitorShells(state, store, gate?.shell);
}

/** A module's build that may be deployed, and the records of the gate's checks. */
interface Admitted {
  built: BuiltModule;
  looks: readonly GateLook[];
}

/**
 * Returns the problems of a build with another minor version of a shared package than the shell's. Only a
 * gate that opens pages may accept such a build.
 */
function listUnseenProblems(built: BuiltModule, shells: readonly JudgedShell[]): string[] {
  return shells
    .flatMap((shell) => listOtherMinors(built, shell))
    .map((difference) => `${difference}: its pages must be checked in a browser`);
}

/**
 * Checks whether a module's build may be deployed.
 * @throws VerificationError with all reasons, before anything is written.
 */
async function admit(
  built: BuiltModule,
  registry: RegistryFile,
  destination: Destination,
): Promise<Admitted> {
  const shells = await listShells(registry, destination);
  const problems = [
    ...listProblems(built, registry, shells),
    ...(destination.gate?.looksAtPages ? [] : listUnseenProblems(built, shells)),
    ...((await destination.gate?.pageProblems(built, registry)) ?? []),
  ];
  if (problems.length > 0) throw new VerificationError(built, problems);
  const looks = destination.gate?.looksAtPages ? listModuleLooks(built.name, registry) : [];
  return { built, looks };
}

/**
 * Uploads a build's files and requests each file at its public URL.
 * @throws VerificationError with every file that visitors would not receive, before the registry is written.
 */
async function putInPlace(
  { built, looks }: Admitted,
  destination: Destination,
): Promise<ModuleVersion> {
  const version = buildVersionEntry(built, findOrigin(built.name, destination));
  await publishFiles(built, destination.store);
  await addLooks(getModuleLooksKey(built.name, built.version), looks, destination.store);
  const problems = (await destination.gate?.fileProblems(built, new URL('.', version.entry))) ?? [];
  if (problems.length > 0) throw new VerificationError(built, problems);
  return version;
}

/**
 * Checks a build again, because another deploy may have taken one of its paths or changed the shell.
 *
 * @throws VerificationError
 */
async function admitStill(
  built: BuiltModule,
  { modules, shell }: RegistryState,
  destination: Destination,
  together: readonly BuiltModule[],
): Promise<void> {
  const registry = planRegistry({ generation: 0, modules, shell }, together, destination);
  const problems = listProblems(built, registry, await listShells(registry, destination));
  if (problems.length > 0) throw new VerificationError(built, problems);
}

/**
 * Releases a build: stores the files first, and then replaces the registry in one atomic write.
 *
 * @param together builds that go live at the same time and count as live in the checks; the caller merges their
 * changes.
 */
async function releaseBuild(
  admitted: Admitted,
  destination: Destination,
  together?: readonly BuiltModule[],
): Promise<Deployment> {
  const { built } = admitted;
  const { name } = built;
  const origin = findOrigin(name, destination);
  const version = await putInPlace(admitted, destination);

  let outcome: Deployment['outcome'] = 'unchanged';
  await updateRegistry(
    destination.store,
    async (state) => {
      await admitStill(built, state, destination, together ?? [built]);
      const update = setLiveVersion(name, version, origin, state);
      outcome = update ? 'deployed' : 'unchanged';
      return update;
    },
    together !== undefined,
  );
  return { module: name, version: version.version, outcome };
}

/** Returns the registry with a version live, or undefined when the version is already live. */
function setLiveVersion(
  name: string,
  version: ModuleVersion,
  origin: string,
  state: RegistryState,
): RegistryUpdate | undefined {
  const live = findLiveEntry(state, name);
  const earlier = (state.releases[name] ?? []).map((past) => moveVersion(past, origin));
  const log = appendRelease(earlier, live && findModuleStanding(live), version);
  // Deploying the live version again must not end a canary, because `npm start` deploys all built modules.
  const kept = live?.version === version.version ? live.canary : undefined;
  const canary = kept && { ...moveVersion(kept, origin), percent: kept.percent };
  const entry = buildModuleEntry(name, log);
  const next = canary ? { ...entry, canary } : entry;
  if (isDeepStrictEqual(next, state.modules[name])) return undefined;
  return {
    ...state,
    modules: { ...state.modules, [name]: next },
    releases: { ...state.releases, [name]: log },
    note: {
      action: 'deploy',
      subject: name,
      version: version.version,
      ...(live ? { from: live.version } : {}),
    },
  };
}

/**
 * Reads a build; if only the package version is new, the build keeps the version under which its files are
 * stored. Visitors then do not download unchanged files again.
 */
export async function readForRelease(folder: string, store: ReleaseStore): Promise<BuiltModule> {
  const built = await readBuiltModule(folder);
  const { modules, releases } = await readState(store);
  const entry = findLiveEntry({ modules }, built.name);
  const known = [entry, entry?.canary, ...(releases[built.name] ?? []).toReversed()];
  const same = known.find((each) => each?.version.endsWith(`-${built.contentHash}`));
  return same ? { ...built, version: same.version } : built;
}

/**
 * Checks whether a module's build may be deployed.
 *
 * @param moduleFolder folder of the module's workspace.
 * @throws VerificationError when the build does not fit the live versions.
 */
export async function verifyModule(
  moduleFolder: string,
  destination: Destination,
): Promise<BuiltModule> {
  return (await lookAtModule(moduleFolder, destination)).built;
}

/**
 * Checks a module's build for a deploy, and returns the build.
 * @throws VerificationError
 */
async function lookAtModule(moduleFolder: string, destination: Destination): Promise<Admitted> {
  const built = await readForRelease(moduleFolder, destination.store);
  const registry = await readRegistry(destination.store);
  return admit(built, planRegistry(registry, [built], destination), destination);
}

/**
 * Deploys the build of one module.
 *
 * @param moduleFolder folder of the module's workspace.
 * @throws VerificationError when the build does not fit the live versions, or cannot be fetched from its URL.
 * @throws Error when the module has no build, or the destination has no origin for the module.
 */
export async function deployModule(
  moduleFolder: string,
  destination: Destination,
): Promise<Deployment> {
  return releaseBuild(await lookAtModule(moduleFolder, destination), destination);
}

/**
 * Uploads a built module for an override link; the registry stays unchanged.
 *
 * @throws VerificationError when the build does not fit the live versions, or cannot be fetched from its URL.
 */
export async function publishPreview(
  moduleFolder: string,
  destination: Destination,
): Promise<{ module: string; version: string }> {
  const admitted = await lookAtModule(moduleFolder, destination);
  await putInPlace(admitted, destination);
  const { name, version } = admitted.built;
  return { module: name, version };
}

/**
 * Deploys every module of the workspace that has a build. The builds are checked against each other rather than
 * against the live versions, so that a page may move from one module to another. Builds that are already live
 * are skipped. {@link deployNewModules} deploys modules that were never live, unless no module is live yet.
 *
 * @param admitted is called when all builds have passed the checks, before any build goes live.
 * @throws VerificationError before anything is deployed, if a build fails a check.
 * @throws Error naming the modules that did not go live because of another deploy; all other modules are live.
 */
export async function deployAll(
  destination: Destination,
  admitted: () => Promise<void> = async () => {},
): Promise<Deployment[]> {
  const live = await readRegistry(destination.store);
  const isFirst = Object.keys(live.modules).length === 0;
  const all = await Promise.all(
    (await listBuiltModuleFolders()).map((folder) => readForRelease(folder, destination.store)),
  );
  const builds = all.filter(({ name }) => isFirst || name in live.modules);
  const registry = planRegistry(live, builds, destination);
  const looked: Admitted[] = [];
  for (const built of builds) looked.push(await admit(built, registry, destination));
  await admitted();

  const deployments: Deployment[] = [];
  for (const each of looked) deployments.push(await releaseBuild(each, destination, builds));
  await mergeParts(builds, destination.store);
  return deployments;
}

/**
 * Deploys every built module that was never live, after the gate's checks of each module.
 *
 * @returns a line for each new module: that the module is live, or why it is not.
 */
export async function deployNewModules(
  destination: Destination,
  openGate: () => Promise<Gate>,
): Promise<string[]> {
  const { modules } = await readRegistry(destination.store);
  const lines: string[] = [];
  for (const folder of await listBuiltModuleFolders()) {
    const { name } = await readBuiltModule(folder);
    if (name in modules) continue;
    try {
      const { version } = await deployModule(folder, { ...destination, gate: await openGate() });
      lines.push(`${name} ${version} is new, and live`);
    } catch (error) {
      lines.push(`${name} is new, and not live: ${explain(error)}`);
    }
  }
  return lines;
}

/**
 * Shows a built version of a module to a share of visitors; all other visitors keep the live version.
 *
 * @param percent percentage of visitors, 0 to 100; each visitor always gets the same version.
 * @throws VerificationError when the build does not fit the live versions, or cannot be fetched from its URL.
 * @throws Error when the module has never been deployed.
 */
export async function startCanary(
  moduleFolder: string,
  percent: number,
  destination: Destination,
): Promise<{ module: string; version: string }> {
  const admitted = await lookAtModule(moduleFolder, destination);
  const { built } = admitted;
  const { name } = built;
  const version = await putInPlace(admitted, destination);
  await updateRegistry(destination.store, async (state) => {
    await admitStill(built, state, destination, [built]);
    const live = findLiveEntry(state, name);
    if (!live) throw new Error(`${name} has no live version that a canary could be compared with`);
    if (live.version === version.version) throw new AlreadyLiveError(name, version.version);
    const entry: RegistryModule = { ...live, canary: { ...version, percent } };
    return {
      ...state,
      modules: { ...state.modules, [name]: entry },
      note: {
        action: 'canary',
        subject: name,
        version: `${version.version} at ${percent} %`,
        from: live.version,
      },
    };
  });
  return { module: name, version: version.version };
}

/**
 * Removes a module from the registry. Visitors no longer get its pages from their next visit on, and other
 * modules may claim its paths. The module's files remain stored for browser tabs that are still running the
 * module.
 *
 * @throws Error when the module is not deployed.
 */
export async function removeModule(name: string, store: ReleaseStore): Promise<void> {
  await updateRegistry(store, (state) => {
    if (!(name in state.modules)) throw new Error(`${name} is not deployed`);
    const from = findLiveEntry(state, name)?.version;
    const { [name]: _entry, ...modules } = state.modules;
    const { [name]: _log, ...releases } = state.releases;
    const note = { action: 'remove', subject: name, ...(from ? { from } : {}) };
    return { ...state, modules, releases, note };
  });
}
