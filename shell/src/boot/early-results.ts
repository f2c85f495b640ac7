import * as z from 'zod';

const responseSchema = z.custom<Promise<Response>>((value) => value instanceof Promise);
const earlySchema = z.object({
  hash: z.string(),
  config: responseSchema,
  registry: responseSchema,
});

/** Results of `early.ts`: the hash of the page's URL, and two running requests. */
type EarlyResults = z.infer<typeof earlySchema>;

/** Reads the inline script's results; undefined without them, in which case every step fetches for itself. */
export function readEarlyResults(): EarlyResults | undefined {
  return earlySchema.safeParse(Reflect.get(window, 'adwrightEarly')).data;
}
