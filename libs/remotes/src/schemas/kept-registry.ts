import * as z from 'zod';

/** What a browser keeps of the last good registry, for visits that can't have the current one. */
export const keptRegistrySchema = z.object({
  /** Where it came from; another environment's registry does not count. */
  url: z.string().min(1),
  /** By module name. Entries are checked when they are used, as those of registry.json. */
  modules: z.record(
    z.string(),
    z.object({
      /** Milliseconds since 1970 at which the registry last had the entry in order. */
      savedAt: z.number(),
      entry: z.unknown(),
    }),
  ),
});
export type KeptRegistry = z.infer<typeof keptRegistrySchema>;
