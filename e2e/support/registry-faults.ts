import type { BrowserContext, Route } from '@playwright/test';
import { readLiveRegistry } from './registry.ts';
import { signText } from './signed-registry.ts';

const SLOW_MS = 30_000;

/**
 * Every known fault of the registry, by a phrase that test names contain. Each value is a function that answers
 * a request for the registry with the fault.
 */
export const REGISTRY_FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'answers 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'is garbage': (route) =>
    route.fulfill({ body: '<!doctype html><title>Welcome to nginx</title>' }),
  'is empty': (route) => route.fulfill({ body: '' }),
  'is slow, 30 s': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
    await route.continue();
  },
  'has no modules': async (route) =>
    route.fulfill({ body: await signText({ ...(await readLiveRegistry()), modules: {} }) }),
  'is an old one': async (route) =>
    route.fulfill({ body: await signText({ generation: 1, modules: {} }) }),
  'is forged': async (route) => route.fulfill({ json: await readLiveRegistry() }),
  'has only broken modules': async (route) => {
    const registry = await readLiveRegistry();
    const names = Object.keys(registry.modules);
    const modules = Object.fromEntries(names.map((name) => [name, { version: 5 }]));
    await route.fulfill({ body: await signText({ ...registry, modules }) });
  },
};

/**
 * Answers requests for the registry with a fault, for the pages of a browser context.
 * @returns a function that ends the fault
 */
export async function breakRegistry(context: BrowserContext, fault: string): Promise<() => void> {
  let isWell = false;
  await context.route('**/registry.json', async (route) => {
    if (isWell) return route.continue();
    // The page may have closed before a slow response, so an error in answering is ignored.
    await REGISTRY_FAULTS[fault]?.(route).catch(() => {});
  });
  return () => {
    isWell = true;
  };
}
