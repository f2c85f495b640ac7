import { createModuleRecordSchema } from '@adwright/remotes/build-record';
import { moduleManifestSchema } from './module-manifest.ts';

export { type ShellRecord, shellRecordSchema } from '@adwright/remotes/build-record';

/** The schema of module.json with this product's manifests. */
export const moduleRecordSchema = createModuleRecordSchema(moduleManifestSchema);
