export { unsupportedClaims } from './unsupported-claims.ts';
export { briefLanguage, writeAdCopy } from './write-ad-copy.ts';
export { writeAdText } from './write-ad-text.ts';
