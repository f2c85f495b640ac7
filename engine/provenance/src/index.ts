export {
  areOutdatedSelfMade,
  type Credentials,
  createSigner,
  makeSelfSignedCredentials,
} from './credentials.ts';
export type { KeptManifest, ReadCredentials } from './kept-manifest.ts';
export { readCredentials } from './read-credentials.ts';
export {
  type ClaimMaker,
  isSignedBy,
  markPicture,
  type Picture,
  signCopy,
  signPicture,
} from './sign-picture.ts';
export { getSourceType } from './source-type.ts';
export { readWrittenAltText } from './xmp.ts';
