import { CONTRACT_VERSION, defineManifest, PATHS } from '@adwright/contracts';

export const manifest = defineManifest({
  name: 'mf-review',
  owner: 'review',
  contract: CONTRACT_VERSION,
  routes: [
    { path: PATHS.review, access: 'public', title: 'Review', isWithoutKits: true },
    { path: PATHS.reviewMails, access: 'public', title: 'Mails', isWithoutKits: true },
    { path: PATHS.reviews, access: 'user', title: 'Review links' },
  ],
  navigation: [],
  furtherPages: [
    {
      label: 'Review links',
      path: PATHS.reviews,
      hint: 'What clients say of the ads that you sent them',
      order: 15,
    },
  ],
});
