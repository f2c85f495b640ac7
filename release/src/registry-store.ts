import { setTimeout as sleep } from 'node:timers/promises';
import type { RegistryChange, RegistryFile } from '@adwright/contracts';
import { readCurrentActor } from './actor.ts';
import { mayMerge, mergeRegistry, parseRegistryFile, REGISTRY_FILE } from './merge-registry.ts';
import {
  buildNextPart,
  buildState,
  findChangedPart,
  getPartContent,
  type RegistryParts,
  readEarlierLog,
  readParts,
  replacePart,
  writePart,
} from './registry-parts.ts';
import type { RegistryState } from './registry-state.ts';
import type { ReleaseStore } from './store/release-store.ts';

const PATIENCE_MS = 30_000;
const LONGEST_PAUSE_MS = 200;
/**
 * Maximum milliseconds to wait until another process merges the registry, when this process may not merge it.
 */
const MERGE_PATIENCE_MS = 20_000;
const MERGE_POLL_MS = 500;

/** A new state of the registry, with the change to record in its history. */
export interface RegistryUpdate extends RegistryState {
  note: Pick<RegistryChange, 'action' | 'subject' | 'version' | 'from' | 'remark'>;
}

/** The new state that a change decides on; undefined leaves the registry unchanged. */
type RegistryDecision = RegistryUpdate | undefined;

type Change = (state: RegistryState) => RegistryDecision | Promise<RegistryDecision>;

/** Reads the registry of a store; returns an empty registry before the first deploy. */
export async function readRegistry(store: ReleaseStore): Promise<RegistryFile> {
  return parseRegistryFile(await store.read(REGISTRY_FILE), store);
}

/** Reads the current registry and the log of releases, for commands that write nothing. */
export async function readState(store: ReleaseStore): Promise<RegistryState> {
  const registry = await readRegistry(store);
  const parts = await readParts(store);
  return buildState(registry, parts, await readEarlierLog(registry, parts, store));
}

/** A part that was just written, and the registry on which its content was based. */
interface WrittenPart {
  registry: RegistryFile;
  name: string;
  serial: number;
}

/** Tries once to write a changed part; returns `overtaken` when somebody else wrote the part meanwhile. */
async function attempt(
  store: ReleaseStore,
  change: Change,
): Promise<WrittenPart | RegistryFile | 'overtaken'> {
  const registry = await readRegistry(store);
  const parts = await readParts(store);
  const state = buildState(registry, parts, await readEarlierLog(registry, parts, store));
  const update = await change(state);
  const name = update && findChangedPart(state, update);
  if (!update || name === undefined) return registry;
  const before = parts.get(name);
  const noted = { at: new Date().toISOString(), by: readCurrentActor(), ...update.note };
  const content = getPartContent(update, name);
  const part = buildNextPart(before?.part, registry.serials?.[name], content, noted);
  const isWritten = await writePart(name, part, before, store);
  return isWritten ? { registry, name, serial: part.serial } : 'overtaken';
}

/** Resets a refused part to its merged state, so that the team's next change starts from the merged state. */
async function putBack(name: string, registry: RegistryFile, store: ReleaseStore): Promise<void> {
  const stored = (await readParts(store)).get(name);
  // A part with another serial number has not been checked yet, so it stays unchanged.
  if (!stored || stored.part.serial !== registry.serials?.[name]) return;
  const { part } = stored;
  const merged = buildState(registry, new Map(), {});
  const { entry } = getPartContent(merged, name);
  const releases = part.releases.slice(0, -1);
  const change = {
    at: new Date().toISOString(),
    by: readCurrentActor(),
    action: 'put back',
    subject: name,
  };
  await writePart(
    name,
    buildNextPart(part, part.serial, { entry, releases }, change),
    stored,
    store,
  );
}

/**
 * Merges the parts that were just written, and resets each part that the merge refuses.
 * @returns the registry after the merge.
 * @throws Error naming each refused part with the reason of the refusal.
 */
export async function mergeParts(
  written: readonly { name: string; serial?: number }[],
  store: ReleaseStore,
): Promise<RegistryFile> {
  const registry = await mergeRegistry(store);
  // If somebody has written the part again, the refusal concerns the newer part.
  const judged = written.filter(({ name, serial = registry.serials?.[name] }) => {
    return serial === registry.serials?.[name];
  });
  const refused = judged.filter(({ name }) => registry.refusals?.[name] !== undefined);
  if (refused.length === 0) return registry;
  for (const { name } of refused) await putBack(name, registry, store);
  await mergeRegistry(store);
  throw new Error(
    refused.map(({ name }) => `${name} is not changed: ${registry.refusals?.[name]}.`).join('\n'),
  );
}

/** Waits until the process with the registry's signing key has merged the parts. */
async function waitForMerge(
  { registry, name, serial }: WrittenPart,
  store: ReleaseStore,
): Promise<RegistryFile> {
  const deadline = Date.now() + MERGE_PATIENCE_MS;
  while (Date.now() < deadline) {
    const now = await readRegistry(store);
    if ((now.serials?.[name] ?? 0) >= serial) {
      const reason = now.refusals?.[name];
      if (reason === undefined) return now;
      await putBack(name, now, store);
      throw new Error(`${name} is not changed: ${reason}.`);
    }
    await sleep(MERGE_POLL_MS);
  }
  console.error(
    `${name} is written, and goes live once the registry is merged (npm run release -- merge).`,
  );
  const written: RegistryParts = await readParts(store);
  return replacePart(registry, name, written.get(name)?.part.entry ?? null);
}

/**
 * Changes one part of the registry (a module, the shell or the flags), and merges the part. No change is lost:
 * a writer who was overtaken decides again on the new state of the registry. Without the registry's signing
 * key, this process waits for the merging process.
 *
 * @param change returns the new state, or undefined to leave the registry unchanged. The function may be called
 * several times.
 * @param mergeLater whether the caller merges, because several parts must be merged together.
 * @returns the registry after the change.
 * @throws Error when the part claims a page or version of another module.
 */
export async function updateRegistry(
  store: ReleaseStore,
  change: Change,
  mergeLater = false,
): Promise<RegistryFile> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const result = await attempt(store, change);
    if (result !== 'overtaken') {
      if (!('serial' in result)) return result;
      if (mergeLater) return result.registry;
      const stored = await store.read(REGISTRY_FILE);
      return mayMerge(stored, store) ? mergeParts([result], store) : waitForMerge(result, store);
    }
    if (Date.now() > deadline) {
      throw new Error(
        `Other deploys have kept changing the registry of ${store.address} for ${PATIENCE_MS / 1000} seconds. Nothing is changed; run the command again.`,
      );
    }
    await sleep(Math.random() * LONGEST_PAUSE_MS);
  }
}
