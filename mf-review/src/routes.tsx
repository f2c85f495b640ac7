import { CONTRACT_VERSION, lazyPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.review]: lazyPage(() => import('./client/review-page.tsx'), 'ReviewPage'),
    [PATHS.reviewMails]: lazyPage(() => import('./client/mails-page.tsx'), 'MailsPage'),
    [PATHS.reviews]: lazyPage(() => import('./owner/reviews-page.tsx'), 'ReviewsPage'),
  },
} satisfies RemoteModule<typeof manifest>;
