import * as z from 'zod';

/** The last valid registry in the browser's storage, for visits that can't load the current registry. */
export const keptRegistrySchema = z.object({
  /** URL from which the registry was loaded. A stored registry of another environment is ignored. */
  url: z.string().min(1),
  /** Each module's entry is parsed when it is used, like the entries of registry.json. */
  modules: z.record(
    z.string(),
    z.object({
      /** Time in milliseconds since 1970 at which the registry last had a valid entry of this module. */
      savedAt: z.number(),
      entry: z.unknown(),
    }),
  ),
});
export type KeptRegistry = z.infer<typeof keptRegistrySchema>;
