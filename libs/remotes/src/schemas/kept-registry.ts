import * as z from 'zod';

/** The last valid registry in the browser's storage, for visits that can't load the current registry. */
export const keptRegistrySchema = z.object({
  /** URL of the registry. An entry from another environment's registry is ignored. */
  url: z.string().min(1),
  /** Entries are checked at their use, like the entries of registry.json. */
  modules: z.record(
    z.string(),
    z.object({
      /** Milliseconds since 1970 at which the registry last had a valid entry. */
      savedAt: z.number(),
      entry: z.unknown(),
    }),
  ),
});
export type KeptRegistry = z.infer<typeof keptRegistrySchema>;
