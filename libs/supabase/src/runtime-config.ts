import { AppError, type RuntimeConfig, runtimeConfigSchema } from '@adwright/contracts';
import { deviceStorage } from './browser-storage.ts';

const CONFIG_URL = '/config.json';
/** The last good configuration, for starts that can't have the current one. */
const KEPT_KEY = 'adwright-config';
const TIMEOUT_MS = 3000;

let loading: Promise<RuntimeConfig> | undefined;
let loaded: RuntimeConfig | undefined;

/**
 * The environment's configuration, fetched once a page. Where that fails, or takes longer than three seconds, the one that
 * this browser had last stands in. A failure without one is not remembered: the next call asks again.
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
    loaded = await fetchConfig(arriving);
    deviceStorage.set(KEPT_KEY, JSON.stringify(loaded));
  } catch (cause) {
    loaded = keptConfig();
    if (!loaded) throw new AppError('unavailable', `${CONFIG_URL} could not be loaded`, { cause });
    console.warn(`${CONFIG_URL} could not be loaded; the last one that could is in use`, cause);
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

function keptConfig(): RuntimeConfig | undefined {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(KEPT_KEY) ?? 'null');
    return runtimeConfigSchema.safeParse(kept).data;
  } catch {
    // No JSON: somebody else's entry, or half of one.
    return undefined;
  }
}
