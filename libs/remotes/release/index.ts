export {
  type BuiltFile,
  type BuiltModuleOf,
  integrityOf,
  moveVersion,
  packageVersion,
  readBuild,
  readBuiltModule,
  versionAt,
  versionOf,
} from './built-module.ts';
export { explain, sentencesOf } from './explain.ts';
export { createSigningKey, publicHalf, readSigningKey, type SigningKey } from './signing-key.ts';
