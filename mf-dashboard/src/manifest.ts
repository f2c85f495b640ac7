import { CONTRACT_VERSION, defineManifest, PATHS } from '@adwright/contracts';

export const manifest = defineManifest({
  name: 'mf-dashboard',
  owner: 'growth',
  contract: CONTRACT_VERSION,
  routes: [
    { path: PATHS.dashboard, access: 'user', title: 'Dashboard' },
    // The status page is in no menu, because it is only for operators.
    { path: PATHS.status, access: 'user', title: 'Status' },
  ],
  navigation: [
    { label: 'Dashboard', path: PATHS.dashboard, menu: 'header', audience: 'user', order: 10 },
    { label: 'Dashboard', path: PATHS.dashboard, menu: 'mobile', audience: 'user', order: 10 },
  ],
});
