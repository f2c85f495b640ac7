export { renderPage } from './render-page.tsx';
export { testAd } from './test-ad.ts';
export { type RecordedCall, signedAddress, TEST_USER_ID, TestBackend } from './test-backend.ts';
export { testAsset, testBrandKit, testFont } from './test-brand.ts';
export { testImage } from './test-image.ts';
export { testProposal } from './test-proposal.ts';
