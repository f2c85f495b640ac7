import { AppError } from '@adwright/contracts';
import { parseRegistry, type Registry } from '@adwright/federation';

/** Where the inline script looks; an environment with its registry elsewhere pays for a second request. */
const EARLY_REGISTRY_URL = '/registry.json';

/**
 * The registry of this visit. A tab keeps it: what is deployed meanwhile waits for the next load of the page.
 *
 * @param early the response that the inline script asked for.
 * @throws AppError `unavailable` when it can't be had or is no registry.
 */
export async function loadRegistry(url: string, early?: Promise<Response>): Promise<Registry> {
  try {
    const arriving = url === EARLY_REGISTRY_URL ? early : undefined;
    const response = await (arriving ?? fetch(url, { cache: 'no-cache' }));
    if (!response.ok) throw new Error(`status ${response.status}`);
    const registry = parseRegistry(await response.json());
    for (const { detail } of registry.refusals) console.error(`Module refused: ${detail}`);
    return registry;
  } catch (cause) {
    throw new AppError('unavailable', `${url} could not be loaded`, { cause });
  }
}
