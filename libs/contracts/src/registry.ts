import { registrySchemasOf } from '@adwright/remotes/schemas';
import type * as z from 'zod';
import { moduleManifestSchema } from './module-manifest.ts';

/** Versions of modules in the registry, with what this product's manifests say. */
export const { moduleVersionSchema, registryModuleSchema } =
  registrySchemasOf(moduleManifestSchema);
export type ModuleVersion = z.infer<typeof moduleVersionSchema>;
export type RegistryModule = z.infer<typeof registryModuleSchema>;
