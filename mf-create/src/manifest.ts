import { CONTRACT_VERSION, defineManifest, PATHS } from '@adwright/contracts';

export const manifest = defineManifest({
  name: 'mf-create',
  owner: 'making',
  contract: CONTRACT_VERSION,
  routes: [
    { path: PATHS.create, access: 'user', title: 'Create Ad Creatives' },
    { path: PATHS.adEdit, access: 'user', title: 'Edit Ad' },
    { path: PATHS.campaigns, access: 'user', title: 'Campaigns' },
    { path: PATHS.newCampaign, access: 'user', title: 'New campaign' },
    { path: PATHS.campaign, access: 'user', title: 'Campaign' },
    { path: PATHS.results, access: 'user', title: 'Your ad creatives' },
  ],
  navigation: [
    { label: 'Create Ad', path: PATHS.create, menu: 'header', audience: 'user', order: 30 },
    { label: 'Create Single Ad', path: PATHS.create, menu: 'mobile', audience: 'user', order: 30 },
  ],
});
