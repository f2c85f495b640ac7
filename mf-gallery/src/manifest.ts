import { CONTRACT_VERSION, defineManifest, PATHS } from '@adwright/contracts';

export const manifest = defineManifest({
  name: 'mf-gallery',
  owner: 'gallery',
  contract: CONTRACT_VERSION,
  routes: [
    { path: PATHS.myAds, access: 'user', title: 'My Ad Campaigns' },
    { path: PATHS.favorites, access: 'user', title: 'My Favorites' },
    { path: PATHS.ad, access: 'user', title: 'Ad Details' },
    { path: PATHS.verify, access: 'public', title: 'Verify a picture' },
  ],
  navigation: [
    { label: 'My Ads', path: PATHS.myAds, menu: 'header', audience: 'user', order: 20 },
    { label: 'My Ad Gallery', path: PATHS.myAds, menu: 'mobile', audience: 'user', order: 20 },
    { label: 'My Favorites', path: PATHS.favorites, menu: 'mobile', audience: 'user', order: 70 },
  ],
  cards: [
    {
      title: 'My Ad Gallery',
      description: 'Everything you have made, with its copy and its downloads.',
      path: PATHS.myAds,
      buttonText: 'View Gallery',
      cost: 0,
      order: 70,
      drawing: {
        ink: 'M62 20h32v32h-32zM104 20h32v68h-32zM62 62h32v26h-32zM146 62h32v26h-32z',
        signal: 'M146 20h32v32h-32z',
      },
    },
    {
      title: 'My Favorites',
      description: 'The ads you marked to come back to.',
      path: PATHS.favorites,
      buttonText: 'View Favorites',
      cost: 0,
      order: 80,
      drawing: {
        ink: 'M84 18h72v72h-72z',
        signal: 'M120 74l-19-19a12 12 0 0 1 17-17l2 2 2-2a12 12 0 0 1 17 17z',
      },
    },
  ],
});
