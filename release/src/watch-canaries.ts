import { setTimeout as sleep } from 'node:timers/promises';
import { type RegistryFile, registryModuleSchema } from '@adwright/contracts';
import { isOverBudget, type ModuleHealth } from './canary-budget.ts';
import { SHELL, shellEntry, takeBackShellCanary } from './deploy-shell.ts';
import type { ReadHealth } from './module-health.ts';
import { readRegistry } from './registry-store.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { takeBackCanary } from './take-back-canary.ts';

/** A canary that is out, and how it does. */
export interface CanaryState {
  module: string;
  version: string;
  percent: number;
  health: ModuleHealth;
  /** True when this look at it has taken it back for everybody. */
  takenBack: boolean;
}

type Canary = Pick<CanaryState, 'module' | 'version' | 'percent'>;

/** Every canary that is out, the shell's included. */
function canariesOf(registry: RegistryFile): Canary[] {
  const shell = shellEntry(registry)?.canary;
  const modules = Object.entries(registry.modules).flatMap(([module, entry]) => {
    const canary = registryModuleSchema.safeParse(entry).data?.canary;
    return canary ? [{ module, version: canary.version, percent: canary.percent }] : [];
  });
  return [...(shell ? [{ module: SHELL, ...shell }] : []), ...modules];
}

function takeBack({ module, version }: Canary, store: ReleaseStore): Promise<boolean> {
  return module === SHELL
    ? takeBackShellCanary(version, store)
    : takeBackCanary(module, version, store);
}

/**
 * Looks at every canary once and takes back those over their error budget. A canary that was replaced or ended meanwhile
 * is left alone.
 *
 * @throws when the registry or the figures can't be read.
 */
export async function checkCanaries(
  store: ReleaseStore,
  readHealth: ReadHealth,
): Promise<CanaryState[]> {
  const canaries = canariesOf(await readRegistry(store));
  const states: CanaryState[] = [];
  for (const canary of canaries) {
    const health = await readHealth(canary.module, canary.version);
    const takenBack = isOverBudget(health) && (await takeBack(canary, store));
    states.push({ ...canary, health, takenBack });
  }
  return states;
}

/** A canary's state as a line for people. */
export function canaryLine({ module, version, percent, health, takenBack }: CanaryState): string {
  const share = `failed for ${health.failing} of ${health.visitors} visitors`;
  return takenBack
    ? `${module} ${version} ${share}: taken back`
    : `${module} ${version} at ${percent} %: ${share}`;
}

/**
 * Looks at the canaries again and again, for as long as the process runs. It never ends
 * by an error: whoever runs it has no better answer than to look again.
 *
 * @param say gets a line for each canary that was taken back, and for each new trouble.
 */
export async function watchCanaries(
  look: () => Promise<CanaryState[]>,
  everyMs: number,
  say: (line: string) => void,
): Promise<never> {
  let trouble = '';
  for (;;) {
    await sleep(everyMs);
    try {
      for (const state of await look()) if (state.takenBack) say(canaryLine(state));
      trouble = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== trouble) say(`The canaries could not be looked at: ${message}`);
      trouble = message;
    }
  }
}
