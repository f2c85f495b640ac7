import * as z from 'zod';

const responseSchema = z.custom<Promise<Response>>((value) => value instanceof Promise);
const earlySchema = z.object({
  hash: z.string(),
  config: responseSchema,
  registry: responseSchema,
});

/** Results of the inline script `early.ts`: the hash of the page's URL, and two running requests. */
type EarlyResults = z.infer<typeof earlySchema>;

/**
 * Returns the results of the inline script. Returns undefined if the inline script left no results; the app
 * then sends all requests itself.
 */
export function readEarlyResults(): EarlyResults | undefined {
  return earlySchema.safeParse(Reflect.get(window, 'adwrightEarly')).data;
}
