import { CONTRACT_VERSION, defineManifest, PATHS } from '@adwright/contracts';

export const manifest = defineManifest({
  name: 'mf-review',
  owner: 'review',
  contract: CONTRACT_VERSION,
  routes: [{ path: PATHS.review, access: 'public', title: 'Review' }],
  navigation: [],
});
