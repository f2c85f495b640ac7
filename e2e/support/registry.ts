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
import { signedText } from './signed-registry.ts';

export type ModuleName = (typeof MODULE_NAMES)[number];

/** The stack's registry without its signature. */
export async function liveRegistry(): Promise<RegistryFile> {
  const response = await fetch(`${SHELL_URL}/registry.json`);
  return registrySchema.parse(await response.json());
}

/** The stack's live versions. */
export async function liveModules(): Promise<Record<string, RegistryModule>> {
  const { modules } = await liveRegistry();
  return Object.fromEntries(
    Object.entries(modules).map(([name, entry]) => [name, registryModuleSchema.parse(entry)]),
  );
}

/** The live version of a module. */
export async function liveVersion(name: ModuleName): Promise<ModuleVersion> {
  const live = (await liveModules())[name];
  if (!live) throw new Error(`${name} is not deployed`);
  const { previous: _before, canary: _tried, ...version } = live;
  return version;
}

/** A copy of the stack's registry with other entries for some modules. Its pages see each change as a deploy. */
export interface OwnRegistry {
  deploy(entries: Record<string, RegistryModule>): void;
}

/** Serves this registry to the pages of a context; other pages keep the stack's. */
export async function ownRegistry(
  context: BrowserContext,
  entries: Record<string, RegistryModule>,
): Promise<OwnRegistry> {
  let modules: Record<string, RegistryModule> = { ...(await liveModules()), ...entries };
  let generation = 1_000_000;
  await context.route('**/registry.json', async (route) => {
    const body = await signedText({ generation, modules });
    await route.fulfill({ body, contentType: 'application/json' });
  });
  return {
    deploy(changed) {
      generation += 1;
      modules = { ...modules, ...changed };
    },
  };
}
