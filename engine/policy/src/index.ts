export { checkAd, type OtherLines } from './check-ad.ts';
