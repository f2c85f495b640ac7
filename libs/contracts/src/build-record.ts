import { createModuleRecordSchema } from '@adwright/remotes/build-record';
import { moduleManifestSchema } from './module-manifest.ts';

export { type ShellRecord, shellRecordSchema } from '@adwright/remotes/build-record';

/** Schema of module.json with the manifests of this product's modules. */
export const moduleRecordSchema = createModuleRecordSchema(moduleManifestSchema);
