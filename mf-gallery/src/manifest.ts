import { CONTRACT_VERSION, defineManifest, PATHS } from '@adwright/contracts';

export const manifest = defineManifest({
  name: 'mf-gallery',
  owner: 'gallery',
  contract: CONTRACT_VERSION,
  routes: [
    { path: PATHS.myAds, access: 'user', title: 'My Ad Campaigns' },
    { path: PATHS.favorites, access: 'user', title: 'My Favorites' },
    { path: PATHS.ad, access: 'user', title: 'Ad Details' },
  ],
  navigation: [
    { label: 'My Ads', path: PATHS.myAds, menu: 'header', audience: 'user', order: 20 },
    { label: 'My Ad Gallery', path: PATHS.myAds, menu: 'mobile', audience: 'user', order: 20 },
    { label: 'My Favorites', path: PATHS.favorites, menu: 'mobile', audience: 'user', order: 70 },
  ],
});
