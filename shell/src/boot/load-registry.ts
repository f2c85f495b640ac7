import {
  AppError,
  type RegistryFile,
  type RuntimeConfig,
  registrySchema,
} from '@adwright/contracts';
import { parseRegistry, type Registry } from '@adwright/federation';
import { readLimitedText, refuseOlderGeneration, withTimeout } from '@adwright/remotes';
import { verifyRegistry } from '@adwright/remotes/signed-registry';
import { deviceStorage } from '@adwright/supabase/browser-storage';
import { isInCanary } from './canary-visitor.ts';
import { type KeptEntries, keepEntries, readKeptEntries } from './kept-registry.ts';
import { type AppliedOverrides, applyOverrides } from './overrides.ts';

/**
 * URL of the registry that the inline script fetches. An environment with another registry URL needs a second
 * request.
 */
const EARLY_REGISTRY_URL = '/registry.json';

const GENERATION_KEY = 'adwright-registry-generation';
const NEWEST_GENERATION = {
  get: () => deviceStorage.get(GENERATION_KEY),
  set: (text: string) => deviceStorage.set(GENERATION_KEY, text),
};

/**
 * Maximum size of the registry in bytes, which is enough for hundreds of modules. A larger registry is forged,
 * or would delay every page.
 */
const MAX_REGISTRY_BYTES = 2_000_000;

/** Timeout in milliseconds for loading the registry; after the timeout, the stored registry is used. */
export const REGISTRY_TIMEOUT_MS = 3000;

/** Source of a visit's modules: the loaded registry, the registry stored in this browser, or none. */
type RegistryOrigin = 'registry' | 'kept' | 'nowhere';

/**
 * The modules of this visit, with the version of each module. A tab keeps these versions: later deployments
 * take effect when the page is loaded again.
 */
export interface Visit extends AppliedOverrides {
  registry: Registry;
  origin: RegistryOrigin;
}

/** URL of the registry, and its signing key if the environment has one. */
export type RegistrySource = Pick<RuntimeConfig, 'registryUrl' | 'registryKey'>;

/**
 * Parses a registry and verifies its signature.
 * @throws for a registry that is not signed with the environment's key, or has a lower generation than a
 * previous one
 */
async function readText(text: string, key: RuntimeConfig['registryKey']): Promise<RegistryFile> {
  if (!key) return registrySchema.parse(JSON.parse(text));
  const file = registrySchema.parse(await verifyRegistry(text, key));
  refuseOlderGeneration(file.generation, key.x, NEWEST_GENERATION);
  return file;
}

/**
 * Fetches the current registry and checks its signature.
 * @param early response to the request that the inline script has sent
 * @throws AppError `unavailable` when the registry does not load within three seconds, is invalid, is not
 * signed, or is outdated
 */
export async function fetchRegistry(
  { registryUrl, registryKey }: RegistrySource,
  early?: Promise<Response>,
): Promise<RegistryFile> {
  const download = async () => {
    const arriving = registryUrl === EARLY_REGISTRY_URL ? early : undefined;
    const signal = AbortSignal.timeout(REGISTRY_TIMEOUT_MS);
    const response = await (arriving ?? fetch(registryUrl, { cache: 'no-cache', signal }));
    if (!response.ok) throw new Error(`status ${response.status}`);
    return readText(await readLimitedText(response, MAX_REGISTRY_BYTES), registryKey);
  };
  try {
    return await withTimeout(
      download(),
      REGISTRY_TIMEOUT_MS,
      () => new Error('the server did not respond in time'),
    );
  } catch (cause) {
    throw new AppError('unavailable', `${registryUrl} could not be loaded`, { cause });
  }
}

/** Returns the parsed registry, in which stored entries replace invalid entries. */
function readFile(url: string, file: RegistryFile, choice: Parameters<typeof parseRegistry>[1]) {
  const registry = parseRegistry(file, { ...choice, kept: readKeptEntries(url).modules });
  for (const { detail } of registry.refusals) console.error(`Module refused: ${detail}`);
  keepEntries(url, file, registry);
  return registry;
}

function hasLiveModule({ modules }: Registry): boolean {
  return modules.some(({ source }) => source !== 'override');
}

const computeAgeMinutes = ({ ageMs }: KeptEntries) => Math.round(ageMs / 60_000);

/**
 * Loads the registry and selects each module's version for this visit: the live version, the canary or a
 * tester's override. A registry that can't be loaded, or has no module that can run, is replaced by the
 * registry stored in this browser.
 */
export async function beginVisit(
  config: RegistrySource & Pick<RuntimeConfig, 'environment' | 'overrides' | 'overrideKey'>,
  early?: Promise<Response>,
): Promise<Visit> {
  const { registryUrl } = config;
  const kept = readKeptEntries(registryUrl);
  const keptFile: RegistryFile = { generation: 0, modules: kept.modules };
  const fetched = await fetchRegistry(config, early).catch((error: unknown) => {
    console.error(error);
    return undefined;
  });
  const applied = await applyOverrides(fetched ?? keptFile, config);
  const overrides = Object.fromEntries(
    applied.overrides.flatMap(({ module, version }) => (version ? [[module, version]] : [])),
  );
  if (fetched) {
    const registry = readFile(registryUrl, fetched, { isInCanary, overrides });
    if (hasLiveModule(registry)) return { ...applied, registry, origin: 'registry' };
  }
  const registry = parseRegistry(keptFile, { overrides });
  if (!hasLiveModule(registry)) return { ...applied, registry, origin: 'nowhere' };
  console.warn(`The registry of ${computeAgeMinutes(kept)} minutes ago is in use`);
  return { ...applied, registry, origin: 'kept' };
}
