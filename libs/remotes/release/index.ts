export {
  type BuiltFile,
  type BuiltModuleOf,
  buildVersionEntry,
  computeIntegrity,
  computeVersion,
  moveVersion,
  readBuild,
  readBuiltModule,
  readPackageVersion,
} from './built-module.ts';
export { explain, listSentences } from './explain.ts';
export {
  createSigningKey,
  exportPublicKey,
  readSigningKey,
  type SigningKey,
} from './signing-key.ts';
