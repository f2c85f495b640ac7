import { moduleRecordSchemaOf } from '@adwright/remotes/build-record';
import { moduleManifestSchema } from './module-manifest.ts';

export { type ShellRecord, shellRecordSchema } from '@adwright/remotes/build-record';

/** module.json, with what this product's manifests say. */
export const moduleRecordSchema = moduleRecordSchemaOf(moduleManifestSchema);
