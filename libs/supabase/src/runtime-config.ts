import { AppError, type RuntimeConfig, runtimeConfigSchema } from '@adwright/contracts';

const CONFIG_URL = '/config.json';

let loading: Promise<RuntimeConfig> | undefined;
let loaded: RuntimeConfig | undefined;

/**
 * The environment's configuration, fetched once a page. A failure is not remembered: the next call asks again.
 * @param arriving the file's response, where an inline script has asked for it already
 * @throws AppError `unavailable` when the file can't be had or has another shape
 */
export function loadRuntimeConfig(arriving?: Promise<Response>): Promise<RuntimeConfig> {
  loading ??= readConfig(arriving).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * The configuration for code that runs after the start, without waiting.
 * @throws Error when {@link loadRuntimeConfig} has not finished: a mistake in the order of the start
 */
export function getRuntimeConfig(): RuntimeConfig {
  if (!loaded) throw new Error('The runtime config was asked for before it was loaded');
  return loaded;
}

async function readConfig(arriving?: Promise<Response>): Promise<RuntimeConfig> {
  try {
    const response = await (arriving ?? fetch(CONFIG_URL, { cache: 'no-cache' }));
    if (!response.ok) throw new Error(`status ${response.status}`);
    loaded = runtimeConfigSchema.parse(await response.json());
    return loaded;
  } catch (cause) {
    throw new AppError('unavailable', `${CONFIG_URL} could not be loaded`, { cause });
  }
}
