import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type ModuleVersion, type RegistryModule, registryModuleSchema } from '@adwright/contracts';
import { type BuiltModule, moveVersion, readBuiltModule, versionAt } from './built-module.ts';
import { updateRegistry } from './registry-store.ts';
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

/** Puts the files under their version. A version that is there already stays as it is: versions never change. */
async function publishFiles(built: BuiltModule, cdnDir: string): Promise<void> {
  const folder = join(cdnDir, built.name, built.version);
  if (existsSync(folder)) return;
  await mkdir(join(cdnDir, built.name), { recursive: true });
  const draft = `${folder}.${randomUUID()}`;
  await cp(built.folder, draft, { recursive: true });
  try {
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The registry entry after a deploy: what was live becomes the version to fall back to. */
export function withDeployed(
  deployed: ModuleVersion,
  origin: string,
  entry: unknown,
): RegistryModule {
  const live = registryModuleSchema.safeParse(entry).data;
  if (!live) return deployed;
  const { previous, canary: _ended, ...current } = live;
  const fallback = current.version === deployed.version ? previous : current;
  return fallback ? { ...deployed, previous: moveVersion(fallback, origin) } : deployed;
}

/**
 * Deploys one built module: files first, then the registry in one atomic write.
 *
 * @param moduleFolder the module's workspace.
 * @throws when it is not built, or the target has no origin for it.
 */
export async function deployModule(
  moduleFolder: string,
  { cdnDir, origins }: DeployTarget,
): Promise<Deployment> {
  const built = await readBuiltModule(moduleFolder);
  const origin = origins[built.name];
  if (!origin) throw new Error(`No origin is known for ${built.name}`);
  await publishFiles(built, cdnDir);

  let outcome: Deployment['outcome'] = 'unchanged';
  await updateRegistry(cdnDir, ({ modules }) => {
    const next = withDeployed(versionAt(built, origin), origin, modules[built.name]);
    if (isDeepStrictEqual(next, modules[built.name])) return undefined;
    outcome = 'deployed';
    return { ...modules, [built.name]: next };
  });
  return { module: built.name, version: built.version, outcome };
}

/** Deploys every module of the workspace that has been built. What is live already costs nothing. */
export async function deployAll(target: DeployTarget): Promise<Deployment[]> {
  const deployments: Deployment[] = [];
  for (const folder of await builtModuleFolders()) {
    deployments.push(await deployModule(folder, target));
  }
  return deployments;
}
