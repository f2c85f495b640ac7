import { setTimeout as sleep } from 'node:timers/promises';
import { type RegistryFile, registryModuleSchema } from '@adwright/contracts';
import {
  type CanaryHealth,
  type CanaryVerdict,
  type EvidenceRule,
  judgeCanary,
} from './canary-verdict.ts';
import { getShellEntry, SHELL, takeBackShellCanary } from './deploy-shell.ts';
import type { ReadHealth } from './module-health.ts';
import { readRegistry } from './registry-store.ts';
import { readEvidenceRule } from './release-config.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { takeBackCanary } from './take-back-canary.ts';

/** A current canary, with visitors' reports and the verdict. */
interface CanaryState {
  module: string;
  version: string;
  percent: number;
  health: CanaryHealth;
  verdict: CanaryVerdict;
  /** Whether this check has rolled the canary back. */
  takenBack: boolean;
}

type Canary = Pick<CanaryState, 'module' | 'version' | 'percent'>;

/** Lists all current canaries of modules and of the shell. */
function listCanaries(registry: RegistryFile): Canary[] {
  const shell = getShellEntry(registry)?.canary;
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
 * Judges every canary once, and rolls back canaries that are worse than the live version. A canary that was
 * replaced or ended meanwhile is left unchanged.
 *
 * @param ruleOf returns the requirements for making a module's canary live.
 * @throws Error when the registry or the visitors' reports can't be read.
 */
export async function checkCanaries(
  store: ReleaseStore,
  readHealth: ReadHealth,
  ruleOf: (module: string) => EvidenceRule = readEvidenceRule,
): Promise<CanaryState[]> {
  const canaries = listCanaries(await readRegistry(store));
  const states: CanaryState[] = [];
  for (const canary of canaries) {
    const health = await readHealth(canary.module, canary.version);
    const verdict = judgeCanary(health, canary.percent, ruleOf(canary.module));
    const takenBack = verdict.outcome === 'worse' && (await takeBack(canary, store));
    states.push({ ...canary, health, verdict, takenBack });
  }
  return states;
}

/** Formats the visitors' reports of a canary so far, for people and for the registry's history. */
export function formatEvidence({ health: { canary, live } }: Pick<CanaryState, 'health'>): string {
  return `failed for ${canary.failing} of ${canary.visitors} visitors, the live version for ${live.failing} of ${live.visitors}`;
}

/** Formats a canary's verdict as a line for people. */
export function formatCanary({
  module,
  version,
  percent,
  verdict,
  takenBack,
  health,
}: CanaryState) {
  if (takenBack) return `${module} ${version} is taken back: ${verdict.reasons.join('; ')}`;
  const judgement = { worse: 'worse', sound: 'may go live', undecided: 'held' }[verdict.outcome];
  const why = verdict.reasons.length > 0 ? ` (${verdict.reasons.join('; ')})` : '';
  return `${module} ${version} at ${percent} %: ${formatEvidence({ health })}: ${judgement}${why}`;
}

/**
 * Judges all canaries repeatedly, as long as the process runs. An error is reported and does not end the
 * watch, so that nobody has to restart the process.
 * @param say is called with a line for each canary that was rolled back, and for each new error.
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
      for (const state of await look()) if (state.takenBack) say(formatCanary(state));
      trouble = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== trouble) say(`The canaries could not be checked: ${message}`);
      trouble = message;
    }
  }
}
