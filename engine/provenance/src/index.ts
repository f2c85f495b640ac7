export {
  areOutdatedSelfMade,
  type Credentials,
  createSigner,
  selfMadeCredentials,
} from './credentials.ts';
export {
  type KeptManifest,
  type ReadCredentials,
  readCredentials,
} from './read-credentials.ts';
export {
  type ClaimMaker,
  isSignedBy,
  markPicture,
  type Picture,
  signPicture,
} from './sign-picture.ts';
export { sourceTypeOf } from './source-type.ts';
