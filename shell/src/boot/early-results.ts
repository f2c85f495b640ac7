import * as z from 'zod';

const responseSchema = z.custom<Promise<Response>>((value) => value instanceof Promise);
const earlySchema = z.object({
  hash: z.string(),
  config: responseSchema,
  registry: responseSchema,
});

/** What `early.ts` left: the hash of the address, and two responses under way. */
type EarlyResults = z.infer<typeof earlySchema>;

/** Reads what the inline script left; undefined without it: every step then fetches for itself. */
export function earlyResults(): EarlyResults | undefined {
  return earlySchema.safeParse(Reflect.get(window, 'adwrightEarly')).data;
}
