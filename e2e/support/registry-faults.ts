import type { BrowserContext, Route } from '@playwright/test';
import { liveModules } from './registry.ts';
import { signedText } from './signed-registry.ts';

const SLOW_MS = 30_000;
/** Above every generation of the stack's registry. */
const NEWER = 1_000_000;

/** Every way that we know for the registry not to be one. Each answers a request for it. */
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
    route.fulfill({ body: await signedText({ generation: NEWER, modules: {} }) }),
  'is an old one': async (route) =>
    route.fulfill({ body: await signedText({ generation: 1, modules: {} }) }),
  'is forged': async (route) =>
    route.fulfill({ json: { generation: NEWER, modules: await liveModules() } }),
  'has only broken modules': async (route) => {
    const names = Object.keys(await liveModules());
    const modules = Object.fromEntries(names.map((name) => [name, { version: 5 }]));
    await route.fulfill({ body: await signedText({ generation: NEWER, modules }) });
  },
};

/** Breaks the registry for the pages of a context. @returns what puts it right again. */
export async function breakRegistry(context: BrowserContext, fault: string): Promise<() => void> {
  let isWell = false;
  await context.route('**/registry.json', async (route) => {
    if (isWell) return route.continue();
    // The page may be gone before a slow answer comes.
    await REGISTRY_FAULTS[fault]?.(route).catch(() => {});
  });
  return () => {
    isWell = true;
  };
}
