import { setTimeout as sleep } from 'node:timers/promises';
import { moduleVersionSchema, type RegistryFile, registrySchema } from '@adwright/contracts';
import * as z from 'zod';
import type { ReleaseLog } from './release-log.ts';
import type { ReleaseStore, StoredText } from './store/release-store.ts';

const REGISTRY_FILE = 'registry.json';
/** Beside the registry, for the release tool alone: the shell has no use for what was live long ago. */
const RELEASES_FILE = 'releases.json';
const PATIENCE_MS = 30_000;
const LONGEST_PAUSE_MS = 200;

const EMPTY_REGISTRY: RegistryFile = { generation: 0, modules: {} };

const releaseLogSchema = z.record(z.string(), z.array(moduleVersionSchema));

/** What one write changes. */
export interface RegistryState {
  modules: RegistryFile['modules'];
  releases: ReleaseLog;
}

/** The registry changed between being read and being written. */
export class GenerationConflictError extends Error {
  override readonly name = 'GenerationConflictError';
}

function parse<Shape>(stored: StoredText | undefined, schema: z.ZodType<Shape>, absent: Shape) {
  return stored ? schema.parse(JSON.parse(stored.text)) : absent;
}

function serialise(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The registry of a store; an empty one where nothing has been deployed. */
export async function readRegistry(store: ReleaseStore): Promise<RegistryFile> {
  return parse(await store.read(REGISTRY_FILE), registrySchema, EMPTY_REGISTRY);
}

/** One try; undefined when somebody else wrote in between. */
async function attempt(
  store: ReleaseStore,
  change: (state: RegistryState) => RegistryState | undefined,
  expectedGeneration: number | undefined,
): Promise<RegistryFile | undefined> {
  // The registry first: a log that is read after it is never older than it.
  const storedRegistry = await store.read(REGISTRY_FILE);
  const storedLog = await store.read(RELEASES_FILE);
  const registry = parse(storedRegistry, registrySchema, EMPTY_REGISTRY);
  if (expectedGeneration !== undefined && registry.generation !== expectedGeneration) {
    throw new GenerationConflictError(
      `The registry is at generation ${registry.generation}, not ${expectedGeneration}`,
    );
  }
  const releases = parse(storedLog, releaseLogSchema, {});
  const state = change({ modules: registry.modules, releases });
  if (!state) return registry;
  const log = serialise(state.releases);
  if (log !== storedLog?.text && !(await store.replace(RELEASES_FILE, log, storedLog?.revision))) {
    return undefined;
  }
  const next: RegistryFile = { generation: registry.generation + 1, modules: state.modules };
  const written = await store.replace(REGISTRY_FILE, serialise(next), storedRegistry?.revision);
  return written ? next : undefined;
}

/**
 * Changes the registry in one step: readers see the old file or the new one, nobody's change is lost, and the
 * generation goes up by one with each. A writer who was overtaken decides anew on what is there then.
 *
 * The log of releases is written first: a process that dies in between leaves a log that is ahead of the registry,
 * which the log bears (`release-log.ts`), and never a registry whose versions nobody remembers.
 *
 * @param change gives the new state, or undefined to leave everything as it is. It may be asked more than once.
 * @param expectedGeneration refuses the write when the registry has moved on since it was looked at.
 * @returns the registry as it stands afterwards.
 * @throws GenerationConflictError
 */
export async function updateRegistry(
  store: ReleaseStore,
  change: (state: RegistryState) => RegistryState | undefined,
  expectedGeneration?: number,
): Promise<RegistryFile> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const registry = await attempt(store, change, expectedGeneration);
    if (registry) return registry;
    if (Date.now() > deadline) {
      throw new Error(`Others kept changing the registry of ${store.address}; try again`);
    }
    await sleep(Math.random() * LONGEST_PAUSE_MS);
  }
}
