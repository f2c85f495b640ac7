import { AppError, type RuntimeConfig, runtimeConfigSchema } from '@adwright/contracts';
import { deviceStorage } from './browser-storage.ts';

const CONFIG_URL = '/config.json';
/** Storage key of the last valid configuration, for a visit that can't load the current configuration. */
const KEPT_KEY = 'adwright-config';
const TIMEOUT_MS = 3000;

let loading: Promise<RuntimeConfig> | undefined;
let loaded: RuntimeConfig | undefined;

/**
 * Returns the configuration of the environment, which is fetched once per page. If the request fails or takes
 * longer than three seconds, the function returns the last configuration stored in this browser. If no
 * configuration is stored, the call fails, and the next call sends a new request.
 * @param arriving response with the configuration, if an inline script has already requested the file
 * @throws AppError `unavailable` when the configuration can't be loaded or is invalid
 */
export function loadRuntimeConfig(arriving?: Promise<Response>): Promise<RuntimeConfig> {
  loading ??= readConfig(arriving).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Returns the loaded configuration without waiting, for code that runs after the app has started.
 * @throws Error when {@link loadRuntimeConfig} has not finished, which means that the start calls functions in
 * the wrong order
 */
export function getRuntimeConfig(): RuntimeConfig {
  if (!loaded) throw new Error('The runtime config was requested before it was loaded');
  return loaded;
}

async function readConfig(arriving?: Promise<Response>): Promise<RuntimeConfig> {
  try {
    loaded = await fetchConfig(arriving);
    deviceStorage.set(KEPT_KEY, JSON.stringify(loaded));
  } catch (cause) {
    loaded = readKeptConfig();
    if (!loaded) throw new AppError('unavailable', `${CONFIG_URL} could not be loaded`, { cause });
    console.warn(`${CONFIG_URL} could not be loaded; the last valid one is used instead`, cause);
  }
  return loaded;
}

async function fetchConfig(arriving?: Promise<Response>): Promise<RuntimeConfig> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const expiry = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const answer = arriving ?? fetch(CONFIG_URL, { cache: 'no-cache', signal });
  const response = await Promise.race([answer, expiry]);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return runtimeConfigSchema.parse(await Promise.race([response.json(), expiry]));
}

function readKeptConfig(): RuntimeConfig | undefined {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(KEPT_KEY) ?? 'null');
    return runtimeConfigSchema.safeParse(kept).data;
  } catch {
    // The stored value is not JSON, because another program wrote the value, or the value is incomplete.
    return undefined;
  }
}
