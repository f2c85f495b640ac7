export { type DecodedCreative, decodeCreative } from './creative-pixels.ts';
export type { AdMessage, ProductShown } from './message-score.ts';
export { scoreCreative, scorePhoto } from './score-creative.ts';
