import {
  AppError,
  type RegistryFile,
  type RuntimeConfig,
  registrySchema,
} from '@adwright/contracts';
import { parseRegistry, type Registry } from '@adwright/federation';
import { isInCanary } from './canary-visitor.ts';
import { type AppliedOverrides, applyOverrides } from './overrides.ts';

/** Where the inline script looks; an environment with its registry elsewhere pays for a second request. */
const EARLY_REGISTRY_URL = '/registry.json';

/** The modules of this visit. A tab keeps them: what is deployed meanwhile waits for the next load of the page. */
export interface Visit extends AppliedOverrides {
  registry: Registry;
}

/**
 * The registry as it is now.
 *
 * @param early the response that the inline script asked for.
 * @throws AppError `unavailable` when it can't be had or is no registry.
 */
export async function fetchRegistry(
  registryUrl: string,
  early?: Promise<Response>,
): Promise<RegistryFile> {
  try {
    const arriving = registryUrl === EARLY_REGISTRY_URL ? early : undefined;
    const response = await (arriving ?? fetch(registryUrl, { cache: 'no-cache' }));
    if (!response.ok) throw new Error(`status ${response.status}`);
    return registrySchema.parse(await response.json());
  } catch (cause) {
    throw new AppError('unavailable', `${registryUrl} could not be loaded`, { cause });
  }
}

/**
 * Reads the registry and chooses each module's version for this visit: live, canary or a tester's override.
 *
 * @throws AppError `unavailable` as {@link fetchRegistry}.
 */
export async function beginVisit(
  config: Pick<RuntimeConfig, 'registryUrl' | 'environment' | 'overrides' | 'overrideKey'>,
  early?: Promise<Response>,
): Promise<Visit> {
  const file = await fetchRegistry(config.registryUrl, early);
  const { overrides, refusal } = await applyOverrides(file, config);
  const registry = parseRegistry(file, {
    isInCanary,
    overrides: Object.fromEntries(
      overrides.flatMap(({ module, version }) => (version ? [[module, version]] : [])),
    ),
  });
  for (const { detail } of registry.refusals) console.error(`Module refused: ${detail}`);
  return { registry, overrides, refusal };
}
