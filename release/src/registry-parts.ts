import { isDeepStrictEqual } from 'node:util';
import {
  moduleVersionSchema,
  type RegistryChange,
  type RegistryFile,
  registryChangeSchema,
  shellVersionSchema,
} from '@adwright/contracts';
import * as z from 'zod';
import { readCurrentActor } from './actor.ts';
import type { RegistryState } from './registry-state.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { readStored } from './stored-json.ts';

/**
 * Folder of the store with one file (a part of the registry) for each module, for the shell and for the flags.
 * Each team writes its own part, and the merging process reads all parts.
 */
const FOLDER = 'registry';
/** Name that stands for the shell among the parts of the registry; no module may have this name. */
const SHELL_PART = 'shell';
const FLAGS_PART = 'flags';
/** Maximum number of changes that a part contains; the history contains all merged changes. */
const KEPT_CHANGES = 20;
/**
 * Name of the release log from before the registry was split into parts. The log is read for every module
 * without a part, and is never written.
 */
const EARLIER_LOG_FILE = 'releases.json';

const partChangeSchema = registryChangeSchema
  .omit({ generation: true })
  .extend({ serial: z.number().int().positive() });

const partSchema = z.object({
  /** Serial number of the part, which increases by one with each write. */
  serial: z.number().int().positive(),
  /** The registry entry of the part's module; null after the module was removed. */
  entry: z.unknown(),
  /** The module's versions that were live, oldest first. */
  releases: z.array(z.unknown()),
  /** The last changes of the part, at most KEPT_CHANGES, oldest first. */
  changes: z.array(partChangeSchema),
});
export type RegistryPart = z.infer<typeof partSchema>;

/** A part as it was read from the store, with the revision that is needed to replace it. */
interface StoredPart {
  part: RegistryPart;
  revision: string;
}

export type RegistryParts = ReadonlyMap<string, StoredPart>;

function buildPartKey(name: string): string {
  return `${FOLDER}/${name}.json`;
}

/** Returns the keys of the files that the team of a module or of the shell writes as its parts. */
export function listPartKeys(subject: string): string[] {
  return subject === SHELL_PART
    ? [buildPartKey(SHELL_PART), buildPartKey(FLAGS_PART)]
    : [buildPartKey(subject)];
}

async function readPart(key: string, store: ReleaseStore): Promise<StoredPart | undefined> {
  const stored = await store.read(key);
  if (!stored) return undefined;
  const place = `${store.address}/${key}`;
  const part = readStored<RegistryPart | undefined>(stored, partSchema, undefined, place);
  return part && { part, revision: stored.revision };
}

export async function readParts(store: ReleaseStore): Promise<RegistryParts> {
  const keys = (await store.list(FOLDER)).filter((key) => key.endsWith('.json'));
  const parts = await Promise.all(
    keys.toSorted().map(async (key) => {
      const name = key.slice(FOLDER.length + 1, -'.json'.length);
      return [name, await readPart(key, store)] as const;
    }),
  );
  return new Map(parts.flatMap(([name, stored]) => (stored ? [[name, stored] as const] : [])));
}

/** Returns the registry with the entry of a part, or without this entry if the part's module was removed. */
export function replacePart(registry: RegistryFile, name: string, entry: unknown): RegistryFile {
  if (name === SHELL_PART) {
    const { shell: _before, ...others } = registry;
    return entry === null ? others : { ...others, shell: entry };
  }
  if (name === FLAGS_PART) {
    const { flags: _before, ...others } = registry;
    const flags = z.record(z.string(), z.unknown()).safeParse(entry).data ?? {};
    return Object.keys(flags).length > 0 ? { ...others, flags } : others;
  }
  const { [name]: _before, ...modules } = registry.modules;
  return { ...registry, modules: entry === null ? modules : { ...modules, [name]: entry } };
}

const moduleReleasesSchema = z.array(moduleVersionSchema);
const shellReleasesSchema = z.array(shellVersionSchema);

/** Returns the names of registry entries that have no part yet. */
function listNamesWithoutPart(
  { modules, shell, flags }: RegistryFile,
  parts: RegistryParts,
): string[] {
  const names = [
    ...Object.keys(modules),
    ...(shell === undefined ? [] : [SHELL_PART]),
    ...(flags === undefined ? [] : [FLAGS_PART]),
  ];
  return names.filter((name) => !parts.has(name));
}

const earlierLogSchema = z.record(z.string(), z.array(z.unknown()));
type EarlierLog = z.infer<typeof earlierLogSchema>;

/**
 * Returns the release log of every entry that has no part yet, oldest first. A part contains its own release
 * log from its first write on.
 */
export async function readEarlierLog(
  registry: RegistryFile,
  parts: RegistryParts,
  store: ReleaseStore,
): Promise<EarlierLog> {
  const names = listNamesWithoutPart(registry, parts);
  if (names.length === 0) return {};
  const place = `${store.address}/${EARLIER_LOG_FILE}`;
  const log = readStored(await store.read(EARLIER_LOG_FILE), earlierLogSchema, {}, place);
  return Object.fromEntries(names.map((name) => [name, log[name] ?? []]));
}

/** Builds the registry's state from the teams' parts, including parts that are not yet merged. */
export function buildState(
  registry: RegistryFile,
  parts: RegistryParts,
  earlier: EarlierLog,
): RegistryState {
  const decided = [...parts].reduce(
    (before, [name, { part }]) => replacePart(before, name, part.entry),
    registry,
  );
  const { modules, shell, flags } = decided;
  const own = [...parts].map(([name, { part }]) => [name, part.releases] as const);
  const { [SHELL_PART]: shellReleases = [], ...logs }: EarlierLog = {
    ...earlier,
    ...Object.fromEntries(own),
  };
  const releases = Object.entries(logs).flatMap(([name, log]) =>
    name === FLAGS_PART || log.length === 0 ? [] : [[name, moduleReleasesSchema.parse(log)]],
  );
  return {
    modules,
    shell,
    flags,
    releases: Object.fromEntries(releases),
    shellReleases: shellReleasesSchema.parse(shellReleases),
  };
}

export function getPartContent(
  state: RegistryState,
  name: string,
): Pick<RegistryPart, 'entry' | 'releases'> {
  if (name === SHELL_PART) {
    return { entry: state.shell ?? null, releases: [...(state.shellReleases ?? [])] };
  }
  if (name === FLAGS_PART) return { entry: state.flags ?? {}, releases: [] };
  return { entry: state.modules[name] ?? null, releases: [...(state.releases[name] ?? [])] };
}

/**
 * Returns the name of the part in which two states differ.
 *
 * @throws Error when several parts differ, because a change belongs to one team.
 */
export function findChangedPart(before: RegistryState, after: RegistryState): string | undefined {
  const names = new Set([
    ...[before.modules, after.modules, before.releases, after.releases].flatMap(Object.keys),
    SHELL_PART,
    FLAGS_PART,
  ]);
  const changed = [...names].filter(
    (name) => !isDeepStrictEqual(getPartContent(before, name), getPartContent(after, name)),
  );
  if (changed.length > 1) throw new Error(`One change at a time: not ${changed.join(', ')}.`);
  return changed[0];
}

/**
 * Builds a changed part with the next serial number.
 * @param merged serial number at which the part was last merged.
 */
export function buildNextPart(
  before: RegistryPart | undefined,
  merged: number | undefined,
  content: Pick<RegistryPart, 'entry' | 'releases'>,
  change: Omit<RegistryChange, 'generation'>,
): RegistryPart {
  const serial = Math.max(before?.serial ?? 0, merged ?? 0) + 1;
  const changes = [...(before?.changes ?? []), { ...change, serial }].slice(-KEPT_CHANGES);
  return { serial, ...content, changes };
}

/**
 * Replaces a part in the store unless somebody has changed it since it was read.
 * @returns false when somebody has changed the part meanwhile.
 */
export function writePart(
  name: string,
  part: RegistryPart,
  before: StoredPart | undefined,
  store: ReleaseStore,
): Promise<boolean> {
  return store.replace(buildPartKey(name), `${JSON.stringify(part, null, 1)}\n`, before?.revision);
}

/**
 * Writes a part for every registry entry that has none, so that the registry can be rebuilt from its parts.
 *
 * @returns all parts of the store.
 */
export async function writeMissingParts(
  registry: RegistryFile,
  parts: RegistryParts,
  store: ReleaseStore,
): Promise<RegistryParts> {
  const names = listNamesWithoutPart(registry, parts);
  if (names.length === 0) return parts;
  const state = buildState(registry, new Map(), await readEarlierLog(registry, parts, store));
  for (const name of names) {
    const change = {
      at: new Date().toISOString(),
      by: readCurrentActor(),
      action: 'take over',
      subject: name,
    };
    const part = buildNextPart(
      undefined,
      registry.serials?.[name],
      getPartContent(state, name),
      change,
    );
    // If the team has written this part meanwhile, the team's part is newer and remains.
    await writePart(name, part, undefined, store);
  }
  return readParts(store);
}
