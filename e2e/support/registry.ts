import {
  type ModuleVersion,
  type RegistryFile,
  type RegistryModule,
  registryModuleSchema,
  registrySchema,
} from '@adwright/contracts';
import type { BrowserContext } from '@playwright/test';
import type { MODULE_NAMES } from './addresses.ts';
import { SHELL_URL } from './addresses.ts';
import { signText } from './signed-registry.ts';

export type ModuleName = (typeof MODULE_NAMES)[number];

/** Reads the live registry of the test stack, without the signature. */
export async function readLiveRegistry(): Promise<RegistryFile> {
  const response = await fetch(`${SHELL_URL}/registry.json`);
  return registrySchema.parse(await response.json());
}

/** Reads the live version of each module from the test stack's registry. */
export async function readLiveModules(): Promise<Record<string, RegistryModule>> {
  const { modules } = await readLiveRegistry();
  return Object.fromEntries(
    Object.entries(modules).map(([name, entry]) => [name, registryModuleSchema.parse(entry)]),
  );
}

/** Returns the live version of a module from the test stack's registry. */
export async function readLiveVersion(name: ModuleName): Promise<ModuleVersion> {
  const live = (await readLiveModules())[name];
  if (!live) throw new Error(`${name} is not deployed`);
  const { previous: _before, canary: _tried, ...version } = live;
  return version;
}

/**
 * A copy of the stack's registry, in which some modules have other versions. Pages that load this copy treat
 * each change of it as a deploy.
 */
export interface OwnRegistry {
  deploy(entries: Record<string, RegistryModule>): void;
}

/** Serves a copy of the registry to the pages of a browser context; other pages load the stack's registry. */
export async function serveOwnRegistry(
  context: BrowserContext,
  entries: Record<string, RegistryModule>,
): Promise<OwnRegistry> {
  let modules: Record<string, RegistryModule> = { ...(await readLiveModules()), ...entries };
  let generation = 1_000_000;
  await context.route('**/registry.json', async (route) => {
    const body = await signText({ generation, modules });
    await route.fulfill({ body, contentType: 'application/json' });
  });
  return {
    deploy(changed) {
      generation += 1;
      modules = { ...modules, ...changed };
    },
  };
}
