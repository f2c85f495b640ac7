export { renderPage } from './render-page.tsx';
export { createTestAd } from './test-ad.ts';
export {
  buildSignedAddress,
  type RecordedCall,
  TEST_USER_ID,
  TestBackend,
} from './test-backend.ts';
export { createTestAsset, createTestBrandKit, createTestFont } from './test-brand.ts';
export { createTestImage } from './test-image.ts';
export { createTestProposal } from './test-proposal.ts';
