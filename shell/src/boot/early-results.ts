import * as z from 'zod';

const responseSchema = z.custom<Promise<Response>>((value) => value instanceof Promise);
const earlySchema = z.object({
  hash: z.string(),
  config: responseSchema,
  registry: responseSchema,
});

/** What `early.ts` left: the hash that the visitor came with, and two responses on their way. */
export type EarlyResults = z.infer<typeof earlySchema>;

/** Reads what the inline script left; undefined without it, and every step then fetches for itself. */
export function earlyResults(): EarlyResults | undefined {
  return earlySchema.safeParse(Reflect.get(window, 'adwrightEarly')).data;
}
