import { type RegistryFile, registryShellSchema } from '@adwright/contracts';
import * as z from 'zod';
import { getLiveVersions, getTriedVersions } from './reachable-versions.ts';
import { getShellFileKey } from './shell-files.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { readStored } from './stored-json.ts';

/**
 * Name of a file beside a version's files, which records when its pages were checked, in which shell, and
 * beside which modules.
 */
const LOOKS_FILE = 'gate.json';
const KEPT_LOOKS = 50;

/**
 * Schema of a record which states that the gate opened modules' pages in a version of the shell and found no
 * problem.
 */
const lookSchema = z.object({
  /** Time as an ISO timestamp. */
  at: z.string().min(1),
  shell: z.string().min(1),
  /** Names of the modules with pages that the gate opened. */
  shown: z.array(z.string()),
  /** Versions of all modules in the registry during the check, by module name. */
  modules: z.record(z.string(), z.string()),
});
export type GateLook = z.infer<typeof lookSchema>;

const looksSchema = z.array(lookSchema);

/** Returns the key of the file that records the gate's checks of a module's version. */
export function getModuleLooksKey(module: string, version: string): string {
  return `${module}/${version}/${LOOKS_FILE}`;
}

/** Returns the key of the file that records the gate's checks of a shell's version. */
export function getShellLooksKey(version: string): string {
  return getShellFileKey(version, LOOKS_FILE);
}

/**
 * Reads the gate's recorded checks of a version, oldest first.
 * @param key key of the file with the records.
 */
export async function readLooks(key: string, store: ReleaseStore): Promise<GateLook[]> {
  return readStored(await store.read(key), looksSchema, [], `${store.address}/${key}`);
}

/** Adds records of checks to an uploaded version's records; concurrent additions are all stored. */
export async function addLooks(
  key: string,
  looks: readonly GateLook[],
  store: ReleaseStore,
): Promise<void> {
  if (looks.length === 0) return;
  for (;;) {
    const stored = await store.read(key);
    const known = readStored(stored, looksSchema, [], `${store.address}/${key}`);
    const text = `${JSON.stringify([...known, ...looks].slice(-KEPT_LOOKS))}\n`;
    if (await store.replace(key, text, stored?.revision)) return;
  }
}

/**
 * Returns the records to store after the gate has opened a module's pages in the live shell and in the shell's
 * canary.
 * @param registry registry in which the module's version is live.
 */
export function listModuleLooks(module: string, registry: RegistryFile): GateLook[] {
  const shell = registryShellSchema.safeParse(registry.shell).data;
  const shells = shell ? [shell.version, ...(shell.canary ? [shell.canary.version] : [])] : [];
  const modules = getLiveVersions(registry);
  const at = new Date().toISOString();
  return shells.map((version) => ({ at, shell: version, shown: [module], modules }));
}

/**
 * Returns the records to store after the gate has opened all modules' pages in a shell, with live modules and
 * with their canaries.
 */
export function listShellLooks(shell: string, registry: RegistryFile): GateLook[] {
  const [live, tried] = [getLiveVersions(registry), getTriedVersions(registry)];
  const canaries = Object.keys(live).filter((name) => tried[name] !== live[name]);
  const at = new Date().toISOString();
  return [
    { at, shell, shown: Object.keys(live), modules: live },
    ...(canaries.length > 0 ? [{ at, shell, shown: canaries, modules: tried }] : []),
  ];
}
