import type { RegistryFile, RuntimeConfig } from '@adwright/contracts';
import {
  loadOverride,
  type Override,
  overrideSource,
  type RunnableVersion,
  readOverrides,
} from '@adwright/federation';
import * as z from 'zod';

/** Per tab: a tester's other tabs, and everybody else, keep the live versions. */
const STORAGE_KEY = 'adwright-overrides';
const PARAMETER = 'override';

const storedSchema = z.array(z.object({ module: z.string(), target: z.string() }));

/** What a visit runs in place of a live version, and for whom. */
interface RequestedOverride extends Override {
  /** False for a module under development, which every tab runs. */
  ofThisTab: boolean;
}

/** An override as this visit took it; with a problem, the live version runs. */
export interface AppliedOverride extends RequestedOverride {
  version: RunnableVersion | undefined;
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

/** The modules under development, except where this tab has asked for another version of them. */
function visitOverrides(developed: RuntimeConfig['overrides'] = {}): RequestedOverride[] {
  const own = tabOverrides();
  const servers = Object.entries(developed).filter(
    ([name]) => !own.some(({ module }) => module === name),
  );
  return [
    ...servers.map(([module, target]) => ({ module, target, ofThisTab: false })),
    ...own.map((override) => ({ ...override, ofThisTab: true })),
  ];
}

/** Loads what stands in for live versions: in this tab, or while modules are being developed. */
export function applyOverrides(
  registry: RegistryFile,
  { environment, overrides }: Pick<RuntimeConfig, 'environment' | 'overrides'>,
): Promise<AppliedOverride[]> {
  return Promise.all(
    visitOverrides(overrides).map(async (override) => {
      try {
        const version = await loadOverride(overrideSource(override, registry, environment));
        return { ...override, version, problem: undefined };
      } catch (error) {
        console.error(`Override of ${override.module} failed`, error);
        const problem = error instanceof Error ? error.message : String(error);
        return { ...override, version: undefined, problem };
      }
    }),
  );
}

/** Back to the live versions, or to what is being developed. */
export function resetOverrides(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  location.reload();
}
