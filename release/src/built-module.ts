import { type ModuleManifest, moduleManifestSchema } from '@adwright/contracts';
import { type BuiltModuleOf, readBuiltModule as read } from '@adwright/remotes/release';

/** A module's build, ready to be uploaded under its version. */
export type BuiltModule = BuiltModuleOf<ModuleManifest>;

/**
 * Reads the output of a module's build.
 *
 * @param moduleFolder folder of the module's workspace, with package.json and `dist`.
 * @throws Error when the module has no build of the product's build preset.
 */
export function readBuiltModule(moduleFolder: string): Promise<BuiltModule> {
  return read(moduleFolder, moduleManifestSchema);
}
