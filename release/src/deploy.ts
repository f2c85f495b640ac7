import { isDeepStrictEqual } from 'node:util';
import { type ModuleVersion, type RegistryModule, registryModuleSchema } from '@adwright/contracts';
import { type BuiltModule, moveVersion, readBuiltModule, versionAt } from './built-module.ts';
import { publishFiles } from './publish-files.ts';
import { type RegistryState, readRegistry, updateRegistry } from './registry-store.ts';
import { registryEntry, withoutLive, withRelease } from './release-log.ts';
import { verifyModule } from './verify.ts';
import { builtModuleFolders } from './workspace.ts';

/** What a deploy came to. */
export interface Deployment {
  module: string;
  version: string;
  /** `unchanged` when the registry already names this version at this origin. */
  outcome: 'deployed' | 'unchanged';
}

export interface DeployTarget {
  /** Folder that holds `<module>/<version>/` and registry.json. */
  cdnDir: string;
  /** Origin of each module, such as `http://localhost:3001`. */
  origins: Readonly<Record<string, string>>;
}

/** A module of the registry, or undefined where it has none that can be read. */
function liveEntry(state: RegistryState, name: string): RegistryModule | undefined {
  return registryModuleSchema.safeParse(state.modules[name]).data;
}

/** The state after a module's log has changed: its newest release is live, beside the canary given. */
function withLog(
  { modules, releases }: RegistryState,
  name: string,
  log: readonly ModuleVersion[],
  canary?: RegistryModule['canary'],
): RegistryState {
  const entry = registryEntry(name, log);
  return {
    modules: { ...modules, [name]: canary ? { ...entry, canary } : entry },
    releases: { ...releases, [name]: log },
  };
}

function originFor(name: string, { origins }: DeployTarget): string {
  const origin = origins[name];
  if (!origin) throw new Error(`No origin is known for ${name}`);
  return origin;
}

/** Files first, then the registry in one atomic write. */
async function release(built: BuiltModule, target: DeployTarget): Promise<Deployment> {
  const { name } = built;
  const origin = originFor(name, target);
  const version = versionAt(built, origin);
  await publishFiles(built, target.cdnDir);

  let outcome: Deployment['outcome'] = 'unchanged';
  await updateRegistry(target.cdnDir, (state) => {
    const earlier = (state.releases[name] ?? []).map((past) => moveVersion(past, origin));
    const live = liveEntry(state, name);
    // The same version again ends no canary: `npm start` deploys whatever is built.
    const kept = live?.version === version.version ? live.canary : undefined;
    const canary = kept && { ...moveVersion(kept, origin), percent: kept.percent };
    const next = withLog(state, name, withRelease(earlier, version), canary);
    if (isDeepStrictEqual(next.modules[name], state.modules[name])) return undefined;
    outcome = 'deployed';
    return next;
  });
  return { module: name, version: version.version, outcome };
}

/**
 * Deploys one built module.
 *
 * @param moduleFolder the module's workspace.
 * @throws VerificationError when it does not fit what is live.
 * @throws when it is not built, or the target has no origin for it.
 */
export async function deployModule(
  moduleFolder: string,
  target: DeployTarget,
): Promise<Deployment> {
  const built = await readBuiltModule(moduleFolder);
  await verifyModule(built, await readRegistry(target.cdnDir));
  return release(built, target);
}

/**
 * Deploys every module of the workspace that has been built. They are verified against each other rather than
 * against what they replace, so that a page may move from one to another. What is live already costs nothing.
 *
 * @throws VerificationError before anything is deployed.
 */
export async function deployAll(target: DeployTarget): Promise<Deployment[]> {
  const builds = await Promise.all((await builtModuleFolders()).map(readBuiltModule));
  const { generation, modules } = await readRegistry(target.cdnDir);
  const replaced = builds.map((built) => [
    built.name,
    versionAt(built, originFor(built.name, target)),
  ]);
  const planned = { generation, modules: { ...modules, ...Object.fromEntries(replaced) } };
  for (const built of builds) await verifyModule(built, planned);

  const deployments: Deployment[] = [];
  for (const built of builds) deployments.push(await release(built, target));
  return deployments;
}

/**
 * Shows a built version to some visitors; the others keep what is live.
 *
 * @param percent of visitors, 0 to 100; each visitor stays on one side.
 * @throws VerificationError when it does not fit what is live.
 * @throws when the module has never been deployed.
 */
export async function startCanary(
  moduleFolder: string,
  percent: number,
  target: DeployTarget,
): Promise<{ module: string; version: string }> {
  const built = await readBuiltModule(moduleFolder);
  await verifyModule(built, await readRegistry(target.cdnDir));
  const { name } = built;
  const version = versionAt(built, originFor(name, target));
  await publishFiles(built, target.cdnDir);
  await updateRegistry(target.cdnDir, (state) => {
    const live = liveEntry(state, name);
    if (!live) throw new Error(`${name} has nothing live to try a canary against`);
    const entry: RegistryModule = { ...live, canary: { ...version, percent } };
    return { ...state, modules: { ...state.modules, [name]: entry } };
  });
  return { module: name, version: version.version };
}

/**
 * Makes a module's canary the live version.
 *
 * @returns the version that is live now.
 * @throws when it has none.
 */
export async function promoteCanary(name: string, cdnDir: string): Promise<string> {
  let promoted = '';
  await updateRegistry(cdnDir, (state) => {
    const canary = liveEntry(state, name)?.canary;
    if (!canary) throw new Error(`${name} has no canary`);
    const { percent: _everyone, ...version } = canary;
    promoted = version.version;
    return withLog(state, name, withRelease(state.releases[name] ?? [], version));
  });
  return promoted;
}

/**
 * Takes a module back one step, without a build: its canary where there is one, else its live version.
 *
 * @returns the version that is live afterwards.
 * @throws when there is nothing to go back to.
 */
export async function rollBack(name: string, cdnDir: string): Promise<string> {
  let live = '';
  await updateRegistry(cdnDir, (state) => {
    const entry = liveEntry(state, name);
    if (!entry) throw new Error(`${name} is not deployed`);
    const log = state.releases[name] ?? [];
    if (entry.canary) {
      const { canary: _ended, ...rest } = entry;
      live = rest.version;
      return { ...state, modules: { ...state.modules, [name]: rest } };
    }
    const earlier = withoutLive(name, log, entry.version);
    const next = withLog(state, name, earlier);
    live = earlier.at(-1)?.version ?? '';
    return next;
  });
  return live;
}
