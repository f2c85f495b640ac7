import * as z from 'zod';
import { type RemoteModuleOf, remoteManifestSchema } from '../../src/schemas/index.ts';

export { lazyLoadPage } from '../../src/schemas/index.ts';

/** Fields in this product's manifests in addition to the fields that every module has. */
export const manifestSchema = remoteManifestSchema.extend({
  /** Label in the host's menu. */
  label: z.string().min(1),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type Module = RemoteModuleOf<Manifest>;

export const CONTRACT = 1;
