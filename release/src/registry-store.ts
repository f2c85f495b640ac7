import { setTimeout as sleep } from 'node:timers/promises';
import {
  errorMessage,
  moduleVersionSchema,
  type RegistryChange,
  type RegistryFile,
  registrySchema,
  type ShellVersion,
  shellVersionSchema,
} from '@adwright/contracts';
import * as z from 'zod';
import { currentActor } from './actor.ts';
import { remember } from './history.ts';
import type { ReleaseLog } from './release-log.ts';
import type { ReleaseStore, StoredText } from './store/release-store.ts';
import { readStored } from './stored-json.ts';

const REGISTRY_FILE = 'registry.json';
/** Beside the registry, for the release tool alone: the shell has no use for what was live long ago. */
const RELEASES_FILE = 'releases.json';
const PATIENCE_MS = 30_000;
const LONGEST_PAUSE_MS = 200;

const EMPTY_REGISTRY: RegistryFile = { generation: 0, modules: {} };
/** Key of the shell's own releases, which no module's name can be. */
const SHELL_KEY = 'shell';

const logFileSchema = z.record(z.string(), z.array(z.unknown()));
const moduleLogSchema = z.record(z.string(), z.array(moduleVersionSchema));
const shellLogSchema = z.array(shellVersionSchema);

/** What one write changes. */
export interface RegistryState extends Pick<RegistryFile, 'modules' | 'shell' | 'flags'> {
  releases: ReleaseLog;
  /** What was live of the shell, oldest first. */
  shellReleases?: readonly ShellVersion[];
}

/** A new state, and what the history says of it. */
export interface RegistryUpdate extends RegistryState {
  note: Pick<RegistryChange, 'action' | 'subject' | 'version' | 'from' | 'remark'>;
}

/** What a change makes of the registry; undefined leaves everything as it is. */
export type RegistryDecision = RegistryUpdate | undefined;

/** The registry changed between being read and being written. */
export class GenerationConflictError extends Error {
  override readonly name = 'GenerationConflictError';
}

function serialise(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The registry of a store; an empty one where nothing has been deployed. */
export async function readRegistry(store: ReleaseStore): Promise<RegistryFile> {
  return readStored(
    await store.read(REGISTRY_FILE),
    registrySchema,
    EMPTY_REGISTRY,
    `${store.address}/${REGISTRY_FILE}`,
  );
}

/** The registry and its log as they are, for a decision that writes nothing. */
export async function readState(store: ReleaseStore): Promise<RegistryState> {
  const registry = await readRegistry(store);
  return { ...registry, ...readLog(await store.read(RELEASES_FILE), store) };
}

function readLog(
  stored: StoredText | undefined,
  store: ReleaseStore,
): Pick<RegistryState, 'releases' | 'shellReleases'> {
  const place = `${store.address}/${RELEASES_FILE}`;
  const { [SHELL_KEY]: shell = [], ...modules } = readStored(stored, logFileSchema, {}, place);
  return {
    releases: moduleLogSchema.parse(modules),
    shellReleases: shellLogSchema.parse(shell),
  };
}

function writtenLog({ releases, shellReleases = [] }: RegistryState): string {
  return serialise(
    shellReleases.length > 0 ? { ...releases, [SHELL_KEY]: shellReleases } : releases,
  );
}

function nextRegistry(generation: number, { modules, shell, flags, note }: RegistryUpdate) {
  return {
    generation,
    modules,
    ...(shell === undefined ? {} : { shell }),
    ...(flags && Object.keys(flags).length > 0 ? { flags } : {}),
    change: { generation, at: new Date().toISOString(), by: currentActor(), ...note },
  } satisfies RegistryFile;
}

/** One try; undefined when somebody else wrote in between. */
async function attempt(
  store: ReleaseStore,
  change: (state: RegistryState) => RegistryDecision | Promise<RegistryDecision>,
  expectedGeneration: number | undefined,
): Promise<RegistryFile | undefined> {
  // The registry first: a log that is read after it is never older than it.
  const storedRegistry = await store.read(REGISTRY_FILE);
  const storedLog = await store.read(RELEASES_FILE);
  const place = `${store.address}/${REGISTRY_FILE}`;
  const registry = readStored(storedRegistry, registrySchema, EMPTY_REGISTRY, place);
  if (expectedGeneration !== undefined && registry.generation !== expectedGeneration) {
    throw new GenerationConflictError(
      `The registry is at generation ${registry.generation}, not ${expectedGeneration}`,
    );
  }
  const { modules, shell, flags } = registry;
  const update = await change({ modules, shell, flags, ...readLog(storedLog, store) });
  if (!update) return registry;
  const log = writtenLog(update);
  if (log !== storedLog?.text && !(await store.replace(RELEASES_FILE, log, storedLog?.revision))) {
    return undefined;
  }
  const next = nextRegistry(registry.generation + 1, update);
  const written = await store.replace(
    REGISTRY_FILE,
    `${JSON.stringify(next)}\n`,
    storedRegistry?.revision,
  );
  if (!written) return undefined;
  // The registry is already written: a failed history entry must not report the change as failed.
  await remember([registry.change, next.change], store).catch((error: unknown) => {
    console.error(`The change is made, but not in the history: ${errorMessage(error, 'unknown')}`);
  });
  return next;
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
  change: (state: RegistryState) => RegistryDecision | Promise<RegistryDecision>,
  expectedGeneration?: number,
): Promise<RegistryFile> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const registry = await attempt(store, change, expectedGeneration);
    if (registry) return registry;
    if (Date.now() > deadline) {
      throw new Error(
        `Other deploys have kept changing the registry of ${store.address} for ${PATIENCE_MS / 1000} seconds. Nothing is changed; run the command again.`,
      );
    }
    await sleep(Math.random() * LONGEST_PAUSE_MS);
  }
}
