import { CONTRACT_VERSION, defineManifest, PATHS } from '@adwright/contracts';

export const manifest = defineManifest({
  name: 'mf-campaigns',
  owner: 'campaigns',
  contract: CONTRACT_VERSION,
  routes: [
    { path: PATHS.campaigns, access: 'user', title: 'Campaigns' },
    { path: PATHS.newCampaign, access: 'user', title: 'New campaign' },
    { path: PATHS.campaign, access: 'user', title: 'Campaign' },
  ],
  navigation: [],
  furtherPages: [
    {
      label: 'Campaigns',
      path: PATHS.campaigns,
      hint: 'One ad for each product of a catalogue',
      order: 10,
    },
  ],
});
