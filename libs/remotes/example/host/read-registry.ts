import {
  type Host,
  parseRegistry,
  type Registry,
  readLimitedText,
  refuseOlderGeneration,
} from '../../src/index.ts';
import { publicKeySchema, registrySchema } from '../../src/schemas/index.ts';
import { verifyRegistry } from '../../src/signed-registry.ts';
import { CONTRACT, type Manifest, manifestSchema } from './contract.ts';

const TIMEOUT_MS = 3000;
const MAX_BYTES = 2_000_000;
const KEPT = 'example-registry';
const GENERATION = 'example-generation';

/** Contract versions that this host supports. */
const HOST: Host<Manifest> = {
  manifest: manifestSchema,
  contracts: { oldest: CONTRACT, newest: CONTRACT },
  accessGroups: ['public'],
  paths: ['/'],
};

async function download(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return readLimitedText(response, MAX_BYTES);
}

/** Returns the current registry, or the last valid registry that this browser has stored. */
export async function readRegistry(): Promise<Registry<Manifest>> {
  const key = publicKeySchema.parse(JSON.parse(await download('/key.json')));
  const read = async (text: string) => registrySchema.parse(await verifyRegistry(text, key));
  try {
    const text = await download('/registry.json');
    const file = await read(text);
    refuseOlderGeneration(file.generation, key.x, {
      get: () => localStorage.getItem(GENERATION),
      set: (seen) => localStorage.setItem(GENERATION, seen),
    });
    localStorage.setItem(KEPT, text);
    return parseRegistry(file, HOST);
  } catch (error) {
    const kept = localStorage.getItem(KEPT);
    if (kept === null) throw error;
    console.warn('The last good registry of this browser is in use', error);
    return parseRegistry(await read(kept), HOST);
  }
}
