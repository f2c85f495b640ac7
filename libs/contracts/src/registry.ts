import { createRegistrySchemas } from '@adwright/remotes/schemas';
import type * as z from 'zod';
import { moduleManifestSchema } from './module-manifest.ts';

/** Schemas of a module and of its versions in the registry, with the manifests of this product. */
export const { moduleVersionSchema, registryModuleSchema } =
  createRegistrySchemas(moduleManifestSchema);
export type ModuleVersion = z.infer<typeof moduleVersionSchema>;
export type RegistryModule = z.infer<typeof registryModuleSchema>;
