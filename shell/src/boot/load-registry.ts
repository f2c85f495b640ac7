import { AppError } from '@adwright/contracts';
import { parseRegistry, type Registry } from '@adwright/federation';
import { earlyResults } from './early-results.ts';

/** Where the inline script looks; an environment with its registry elsewhere pays for a second request. */
const EARLY_REGISTRY_URL = '/registry.json';

async function fetchRegistry(url: string): Promise<Response> {
  const early = url === EARLY_REGISTRY_URL ? await earlyResults().registry : undefined;
  return early instanceof Response && !early.bodyUsed ? early : fetch(url, { cache: 'no-cache' });
}

/**
 * The registry of this visit. A tab keeps it: what is deployed meanwhile waits for the next load of the page.
 *
 * @throws AppError `unavailable` when it can't be had or is no registry.
 */
export async function loadRegistry(url: string): Promise<Registry> {
  try {
    const response = await fetchRegistry(url);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const registry = parseRegistry(await response.json());
    for (const { detail } of registry.refusals) console.error(`Module refused: ${detail}`);
    return registry;
  } catch (cause) {
    throw new AppError('unavailable', `${url} could not be loaded`, { cause });
  }
}
