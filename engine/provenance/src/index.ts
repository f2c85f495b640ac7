export { type Credentials, createSigner, selfMadeCredentials } from './credentials.ts';
export { type ClaimMaker, markPicture, type Picture, signPicture } from './sign-picture.ts';
export { MAKINGS, type Making, sourceTypeOf } from './source-type.ts';
