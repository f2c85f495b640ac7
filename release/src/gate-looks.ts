import { type RegistryFile, registryShellSchema } from '@adwright/contracts';
import * as z from 'zod';
import { getLiveVersions, getTriedVersions } from './reachable-versions.ts';
import { getShellFileKey } from './shell-files.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { readStored } from './stored-json.ts';

/**
 * File beside the files of a version, which records when its pages were checked, in which shell, and beside
 * which modules.
 */
const LOOKS_FILE = 'gate.json';
const KEPT_LOOKS = 50;

/** A record that the gate has opened pages of modules in a version of the shell without finding a problem. */
const lookSchema = z.object({
  /** ISO timestamp. */
  at: z.string().min(1),
  shell: z.string().min(1),
  /** Modules whose pages were opened. */
  shown: z.array(z.string()),
  /** All modules that were on the page, each with its version. */
  modules: z.record(z.string(), z.string()),
});
export type GateLook = z.infer<typeof lookSchema>;

const looksSchema = z.array(lookSchema);

/** Returns the key of the file that records the checks of a module's version. */
export function getModuleLooksKey(module: string, version: string): string {
  return `${module}/${version}/${LOOKS_FILE}`;
}

/** Returns the key of the file that records the checks of a version of the shell. */
export function getShellLooksKey(version: string): string {
  return getShellFileKey(version, LOOKS_FILE);
}

/** Reads the recorded checks of a version, oldest first. @param key of their file. */
export async function readLooks(key: string, store: ReleaseStore): Promise<GateLook[]> {
  return readStored(await store.read(key), looksSchema, [], `${store.address}/${key}`);
}

/** Adds checks to those of an uploaded version; concurrent additions are all kept. */
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
 * Returns the records to store after the gate has opened a module's pages in the live shell and in its
 * canary.
 * @param registry with the module's version live.
 */
export function listModuleLooks(module: string, registry: RegistryFile): GateLook[] {
  const shell = registryShellSchema.safeParse(registry.shell).data;
  const shells = shell ? [shell.version, ...(shell.canary ? [shell.canary.version] : [])] : [];
  const modules = getLiveVersions(registry);
  const at = new Date().toISOString();
  return shells.map((version) => ({ at, shell: version, shown: [module], modules }));
}

/**
 * Returns the records to store after the gate has opened all modules' pages in a shell: first with the live
 * modules, then with their canaries.
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
