export { type DecodedCreative, decodeCreative } from './creative-pixels.ts';
export { scoreCreative, scorePhoto } from './score-creative.ts';
