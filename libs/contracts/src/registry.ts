import { createRegistrySchemas } from '@adwright/remotes/schemas';
import type * as z from 'zod';
import { moduleManifestSchema } from './module-manifest.ts';

/** Schemas of a module's versions in the registry, with this product's manifests. */
export const { moduleVersionSchema, registryModuleSchema } =
  createRegistrySchemas(moduleManifestSchema);
export type ModuleVersion = z.infer<typeof moduleVersionSchema>;
export type RegistryModule = z.infer<typeof registryModuleSchema>;
