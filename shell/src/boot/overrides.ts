import type { ModuleVersion, RegistryFile, RuntimeConfig } from '@adwright/contracts';
import { loadOverride, type Override, overrideBase, readOverrides } from '@adwright/federation';
import * as z from 'zod';

/** Per tab: a tester's other tabs, and everybody else, keep the live versions. */
const STORAGE_KEY = 'adwright-overrides';
const PARAMETER = 'override';

const storedSchema = z.array(z.object({ module: z.string(), target: z.string() }));

/** An override as this visit took it; with a problem, the live version runs. */
export interface AppliedOverride extends Override {
  version: ModuleVersion | undefined;
  problem: string | undefined;
}

/** The overrides of this tab. Those of an override link are kept for the tab and taken out of the address. */
function tabOverrides(): Override[] {
  const url = new URL(location.href);
  if (url.searchParams.has(PARAMETER)) {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(readOverrides(url.search)));
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', url);
  }
  return storedSchema.parse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
}

/** Loads what this tab has put in place of live versions. */
export function applyOverrides(
  registry: RegistryFile,
  environment: RuntimeConfig['environment'],
): Promise<AppliedOverride[]> {
  return Promise.all(
    tabOverrides().map(async (override) => {
      try {
        const version = await loadOverride(overrideBase(override, registry, environment));
        return { ...override, version, problem: undefined };
      } catch (error) {
        console.error(`Override of ${override.module} failed`, error);
        const problem = error instanceof Error ? error.message : String(error);
        return { ...override, version: undefined, problem };
      }
    }),
  );
}

/** Back to the live versions. */
export function resetOverrides(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  location.reload();
}
