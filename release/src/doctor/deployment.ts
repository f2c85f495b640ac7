import {
  type RegistryFile,
  type RuntimeConfig,
  registrySchema,
  runtimeConfigSchema,
} from '@adwright/contracts';
import { listSentences } from '@adwright/remotes/release';
import type * as z from 'zod';
import type { ReleaseStore } from '../store/release-store.ts';
import { ask, type Problem } from './problem.ts';

/** Data about a deployment that any visitor can fetch: its URLs, configuration and registry. */
export interface ExaminedDeployment {
  /** URL origin of the shell. */
  origin: string;
  config: RuntimeConfig;
  registry: RegistryFile;
  /**
   * The store of releases, to be compared with the served files; undefined if only the served files are
   * checked.
   */
  store: ReleaseStore | undefined;
}

async function readJson<Shape>(
  url: URL,
  schema: z.ZodType<Shape>,
  mend: string,
): Promise<{ value: Shape } | { problem: Problem }> {
  try {
    const response = await ask(url);
    if (!response.ok) return { problem: { what: `${url} answers ${response.status}`, mend } };
    const parsed = schema.safeParse(await response.json());
    if (parsed.success) return { value: parsed.data };
    return {
      problem: { what: `${url} is not valid. ${listSentences(parsed.error).join(' ')}`, mend },
    };
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: { what: `${url} is no JSON`, mend } };
    const what = error instanceof Error ? error.message : String(error);
    return { problem: { what, mend: MEND_SILENCE } };
  }
}

const MEND_SILENCE =
  'Start the shell (npm start), or set ADWRIGHT_SHELL_URL to the URL of another shell.';
const MEND_CONFIG =
  'Write config.json as in docs/hosting.md, "Configuration", and serve it at /config.json.';
const MEND_REGISTRY =
  'Serve the store’s registry.json at this URL (docs/hosting.md, "The static host"); before the first deploy, npm run release -- deploy creates it.';

/**
 * Fetches the data about a deployment that all other checks need. If fetching fails, the report contains only
 * the problems of fetching.
 */
export async function readDeployment(
  origin: string,
  store?: ReleaseStore,
): Promise<ExaminedDeployment | Problem[]> {
  const configUrl = new URL('/config.json', origin);
  const config = await readJson(configUrl, runtimeConfigSchema, MEND_CONFIG);
  if ('problem' in config) return [config.problem];
  const registryUrl = new URL(config.value.registryUrl, origin);
  const registry = await readJson(registryUrl, registrySchema, MEND_REGISTRY);
  if ('problem' in registry) return [registry.problem];
  return { origin, config: config.value, registry: registry.value, store };
}
