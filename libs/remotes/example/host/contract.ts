import * as z from 'zod';
import { type RemoteModuleOf, remoteManifestSchema } from '../../src/schemas/index.ts';

export { lazyPage } from '../../src/schemas/index.ts';

/** What this product's modules say of themselves, beside what every module does. */
export const manifestSchema = remoteManifestSchema.extend({
  /** In the host's menu. */
  label: z.string().min(1),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type Module = RemoteModuleOf<Manifest>;

export const CONTRACT = 1;
