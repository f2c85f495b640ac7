import * as z from 'zod';

/**
 * The last valid registry, kept in the browser's storage for visits on which the current registry can't be
 * loaded.
 */
export const keptRegistrySchema = z.object({
  /**
   * URL from which the registry was loaded. A stored registry with another URL belongs to another environment
   * and is ignored.
   */
  url: z.string().min(1),
  /** A module's entry is parsed when it is used, as are the entries of registry.json. */
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
