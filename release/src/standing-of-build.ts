import { registryModuleSchema } from '@adwright/contracts';
import { readBuiltShell } from './built-shell.ts';
import { readForRelease } from './deploy.ts';
import { getShellEntry, SHELL } from './deploy-shell.ts';
import { readRegistry } from './registry-store.ts';
import type { Settings } from './settings.ts';
import { findWorkspace } from './workspace.ts';

/** States whether a build is live, and whether another version is live. */
interface StandingOfBuild {
  version: string;
  isLive: boolean;
  /** Whether a version other than this build is live. */
  hasOther: boolean;
}

/** Compares the build of a module or of the shell with the live version. */
export async function findBuildStanding(
  name: string,
  { store }: Pick<Settings, 'store'>,
): Promise<StandingOfBuild> {
  const registry = await readRegistry(store);
  const [built, live] =
    name === SHELL
      ? [await readBuiltShell(), getShellEntry(registry)]
      : [
          await readForRelease(await findWorkspace(name), store),
          registryModuleSchema.safeParse(registry.modules[name]).data,
        ];
  const isLive = live?.version === built.version;
  return { version: built.version, isLive, hasOther: live !== undefined && !isLive };
}
