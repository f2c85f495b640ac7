import * as z from 'zod';

const responseSchema = z.custom<Promise<Response>>((value) => value instanceof Promise);
const earlySchema = z.object({
  hash: z.string(),
  config: responseSchema,
  registry: responseSchema,
});

/** Results of `early.ts`: the hash of the page's URL, and two running requests. */
type EarlyResults = z.infer<typeof earlySchema>;

/**
 * Reads the inline script's results. Returns undefined without them; every step then fetches its data itself.
 */
export function readEarlyResults(): EarlyResults | undefined {
  return earlySchema.safeParse(Reflect.get(window, 'adwrightEarly')).data;
}
