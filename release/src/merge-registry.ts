import { setTimeout as sleep } from 'node:timers/promises';
import {
  getErrorMessage,
  getRouteKey,
  listNamedVersions,
  type RegistryChange,
  type RegistryFile,
  registryModuleSchema,
  registrySchema,
  SHELL_PATHS,
} from '@adwright/contracts';
import { exportPublicKey } from '@adwright/remotes/release';
import { signRegistry, verifyRegistry } from '@adwright/remotes/signed-registry';
import { recordChanges } from './history.ts';
import { findContradictions } from './judged-version.ts';
import {
  type RegistryPart,
  type RegistryParts,
  readParts,
  replacePart,
  writeMissingParts,
} from './registry-parts.ts';
import type { ReleaseStore, StoredText } from './store/release-store.ts';
import { readStored } from './stored-json.ts';

/**
 * Name of the registry file, which combines the teams' parts and which every page reads. Only a process with
 * the registry's signing key may write the registry file.
 */
export const REGISTRY_FILE = 'registry.json';
/**
 * Key of a marker file that exists once a registry was signed: from then on, an unsigned registry counts as
 * forged. No team has the right to write this file.
 */
const SIGNED_MARK = 'registry/signed';
/**
 * Maximum bytes of all registry entries together, since every page of every module waits for the registry. The
 * product's largest entry takes 8 KB.
 */
const MAX_ENTRY_BYTES = 100_000;
const EMPTY_REGISTRY: RegistryFile = { generation: 0, modules: {} };
const PATIENCE_MS = 30_000;
const LONGEST_PAUSE_MS = 200;

const SIGNATURE = /,"signature":"[A-Za-z0-9+/]+=*"\}\s*$/;

export function parseRegistryFile(stored: StoredText | undefined, store: ReleaseStore) {
  const place = `${store.address}/${REGISTRY_FILE}`;
  return readStored(stored, registrySchema, EMPTY_REGISTRY, place);
}

/** Tells whether this process may write the registry: it has the signing key, or the registry is unsigned. */
export function mayMerge(stored: StoredText | undefined, store: ReleaseStore): boolean {
  return store.registryKey !== undefined || !SIGNATURE.test(stored?.text ?? '');
}

/** The merged registry to which the next part is added. */
interface Base {
  registry: RegistryFile;
  parts: RegistryParts;
  /** Whether the registry's signature is valid, so that the registry need not be signed again. */
  isSigned: boolean;
}

/**
 * Reads the stored registry, or rebuilds it from the teams' parts. A registry with a missing or wrong signature
 * is rebuilt from the parts, under a higher generation number than its own. If no registry of this store was
 * ever signed, an unsigned registry is from before signing, and is trusted. Entries of a trusted registry
 * without a part get a part.
 */
async function readBase(stored: StoredText | undefined, store: ReleaseStore): Promise<Base> {
  const registry = parseRegistryFile(stored, store);
  const parts = await readParts(store);
  const key = store.registryKey?.();
  if (!key || !stored) return { registry, parts, isSigned: key === undefined };
  const isSigned = await verifyRegistry(stored.text, exportPublicKey(key)).then(
    () => true,
    () => false,
  );
  if (!isSigned && (await store.read(SIGNED_MARK))) {
    return { registry: { generation: registry.generation, modules: {} }, parts, isSigned };
  }
  return { registry, parts: await writeMissingParts(registry, parts, store), isSigned };
}

function listPaths(entry: unknown): string[] {
  const { data } = registryModuleSchema.safeParse(entry);
  const reachable = data ? listNamedVersions(data).filter(({ role }) => role !== 'previous') : [];
  return reachable.flatMap(({ version }) =>
    version.manifest.routes.map(({ path }) => getRouteKey(path)),
  );
}

/** Returns the reason why a team's part can't be merged: the part claims a page or version of another team. */
function findRefusal(
  name: string,
  { entry }: RegistryPart,
  registry: RegistryFile,
  parts: RegistryParts,
): string | undefined {
  const bytes = Buffer.byteLength(JSON.stringify(entry) ?? '');
  if (bytes > MAX_ENTRY_BYTES) {
    return `it takes ${Math.ceil(bytes / 1000)} KB of the registry, more than ${MAX_ENTRY_BYTES / 1000}`;
  }
  const { data } = registryModuleSchema.safeParse(entry);
  if (!data) return undefined;
  const versions = listNamedVersions(data).map(({ version }) => version);
  const other = versions.find(({ manifest }) => manifest.name !== name);
  if (other) return `its version ${other.version} is one of ${other.manifest.name}`;
  const own = listPaths(entry);
  const shells = SHELL_PATHS.map(getRouteKey);
  const taken = own.find((path) => shells.includes(path));
  if (taken) return `it claims ${taken}, which belongs to the shell`;
  for (const [owner, merged] of Object.entries(registry.modules)) {
    if (owner === name) continue;
    const next = parts.get(owner)?.part.entry;
    // A page may move to another module only after the module that had the page has released it.
    const kept = next === undefined ? listPaths(merged) : listPaths(next);
    const path = own.find((each) => listPaths(merged).includes(each) && kept.includes(each));
    if (path) return `it claims ${path}, which belongs to ${owner}`;
  }
  return undefined;
}

/** Returns the first part with a higher serial number than its merged state. */
function findFirstNews({ serials = {} }: RegistryFile, parts: RegistryParts) {
  return [...parts]
    .map(([name, { part }]) => ({ name, part }))
    .find(({ name, part }) => part.serial > (serials[name] ?? 0));
}

/**
 * Returns the differences between a team's part and the builds of its versions, because shells trust the
 * registry.
 */
async function findForgery(
  name: string,
  { entry }: RegistryPart,
  store: ReleaseStore,
): Promise<string | undefined> {
  const { data } = registryModuleSchema.safeParse(entry);
  if (!data) return undefined;
  for (const { version } of listNamedVersions(data)) {
    const [first] = await findContradictions(name, version, store);
    if (first) return `of its version ${version.version} ${first}`;
  }
  return undefined;
}

/**
 * Merges a team's part into the registry, or rejects the part.
 * @param reason why the part is rejected; undefined when the part is merged.
 */
function mergePart(
  registry: RegistryFile,
  name: string,
  part: RegistryPart,
  reason: string | undefined,
): { next: RegistryFile; changes: RegistryChange[] } {
  const generation = registry.generation + 1;
  const merged = registry.serials?.[name] ?? 0;
  const news = part.changes.filter(({ serial }) => serial > merged);
  const { [name]: _before, ...refusals } = registry.refusals ?? {};
  const serials = { ...registry.serials, [name]: part.serial };
  const changes = news.map(({ serial: _own, ...change }) => ({
    ...change,
    generation,
    ...(reason ? { action: 'refuse', remark: reason } : {}),
  }));
  const base = reason ? registry : replacePart(registry, name, part.entry);
  const { refusals: _refused, change: _change, ...rest } = base;
  const allRefusals = reason ? { ...refusals, [name]: reason } : refusals;
  const last = changes.at(-1);
  const next: RegistryFile = {
    ...rest,
    generation,
    serials,
    ...(Object.keys(allRefusals).length > 0 ? { refusals: allRefusals } : {}),
    ...(last ? { change: last } : {}),
  };
  return { next, changes };
}

async function writeRegistry(
  next: RegistryFile,
  stored: StoredText | undefined,
  store: ReleaseStore,
): Promise<boolean> {
  if (!mayMerge(stored, store)) {
    throw new Error(
      `The registry of ${store.address} is signed. Only a process with ADWRIGHT_REGISTRY_KEY can merge into it.`,
    );
  }
  const key = store.registryKey?.();
  if (!key) return store.replace(REGISTRY_FILE, `${JSON.stringify(next)}\n`, stored?.revision);
  const text = await signRegistry(next, key);
  const isWritten = await store.replace(REGISTRY_FILE, text, stored?.revision);
  if (isWritten) await store.replace(SIGNED_MARK, 'signed\n', undefined);
  return isWritten;
}

/** Merges one change of a part; returns `done` when no changed part remains. */
async function mergeOnce(
  store: ReleaseStore,
): Promise<{ registry: RegistryFile; outcome: 'done' | 'merged' | 'overtaken' }> {
  const stored = await store.read(REGISTRY_FILE);
  const { registry, parts, isSigned } = await readBase(stored, store);
  const news = findFirstNews(registry, parts);
  if (!news) {
    if (isSigned) return { registry, outcome: 'done' };
    const next = { ...registry, generation: registry.generation + 1 };
    const isWritten = await writeRegistry(next, stored, store);
    return { registry: next, outcome: isWritten ? 'merged' : 'overtaken' };
  }
  const { name, part } = news;
  const reason = findRefusal(name, part, registry, parts) ?? (await findForgery(name, part, store));
  const { next, changes } = mergePart(registry, name, part, reason);
  if (!(await writeRegistry(next, stored, store))) return { registry, outcome: 'overtaken' };
  // The registry is already written, so an error in writing the history must not report the change as failed.
  await recordChanges([registry.change, ...changes], store).catch((error: unknown) => {
    console.error(
      `The registry was changed, but the change is missing in the history: ${getErrorMessage(error, 'unknown')}`,
    );
  });
  return { registry: next, outcome: 'merged' };
}

/**
 * Merges the teams' parts into the registry, with a new generation number for each change, and signs the
 * registry. A part that claims another module's page or version is rejected, and the history records the
 * rejection. A part with a lower serial number than its merged state is refused.
 *
 * @returns the merged registry.
 * @throws Error when a part must be merged, and this process lacks the key with which the registry is signed.
 */
export async function mergeRegistry(store: ReleaseStore): Promise<RegistryFile> {
  let deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { registry, outcome } = await mergeOnce(store);
    if (outcome === 'done') return registry;
    if (outcome === 'merged') {
      deadline = Date.now() + PATIENCE_MS;
      continue;
    }
    if (Date.now() > deadline) {
      throw new Error(
        `Other deploys have kept changing the registry of ${store.address} for ${PATIENCE_MS / 1000} seconds. Run the command again.`,
      );
    }
    await sleep(Math.random() * LONGEST_PAUSE_MS);
  }
}
