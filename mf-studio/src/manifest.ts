import { CONTRACT_VERSION, defineManifest, PATHS } from '@adwright/contracts';

export const manifest = defineManifest({
  name: 'mf-studio',
  owner: 'studio',
  contract: CONTRACT_VERSION,
  routes: [
    { path: PATHS.adEdit, access: 'user', title: 'Edit Ad' },
    { path: PATHS.brand, access: 'user', title: 'Brand kits' },
    { path: PATHS.brandKit, access: 'user', title: 'Brand kit' },
  ],
  navigation: [],
  furtherPages: [
    {
      label: 'Brand kits',
      path: PATHS.brand,
      hint: 'Logos, colours and photos to use again',
      order: 20,
    },
  ],
});
