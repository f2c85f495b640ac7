import { CONTRACT_VERSION, defineManifest, FEATURES, PATHS } from '@adwright/contracts';

export const manifest = defineManifest({
  name: 'mf-create',
  owner: 'making',
  contract: CONTRACT_VERSION,
  routes: [
    { path: PATHS.create, access: 'user', title: 'Create Ad Creatives' },
    { path: PATHS.results, access: 'user', title: 'Your ad creatives' },
  ],
  navigation: [
    { label: 'Create Ad', path: PATHS.create, menu: 'header', audience: 'user', order: 30 },
    { label: 'Create Single Ad', path: PATHS.create, menu: 'mobile', audience: 'user', order: 30 },
  ],
  cards: [
    {
      title: 'Create Single Ad',
      description: 'A post, a story and the words to go with them, from a short brief.',
      path: PATHS.create,
      buttonText: 'Create Ad',
      cost: FEATURES.createAd.cost,
      order: 10,
      drawing: {
        ink: 'M130 14h46v82h-46zM140 66h26M140 76h18',
        signal: 'M62 30h52v52h-52z',
      },
    },
  ],
});
