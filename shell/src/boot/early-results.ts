import * as z from 'zod';

const earlySchema = z.object({ hash: z.string(), registry: z.instanceof(Promise) });

/** What `early.ts` left: the address's hash as the visitor came with it, and the registry's response on its way. */
export interface EarlyResults {
  hash: string;
  registry: Promise<unknown> | undefined;
}

/** Reads what the inline script left; without it (a test, a broken template) the page's own state serves. */
export function earlyResults(): EarlyResults {
  const early = earlySchema.safeParse(Reflect.get(window, 'adwrightEarly'));
  return early.data ?? { hash: location.hash, registry: undefined };
}
