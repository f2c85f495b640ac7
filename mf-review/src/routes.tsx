import { CONTRACT_VERSION, lazyLoadPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.review]: lazyLoadPage(() => import('./client/review-page.tsx'), 'ReviewPage'),
    [PATHS.reviewMails]: lazyLoadPage(() => import('./client/mails-page.tsx'), 'MailsPage'),
    [PATHS.reviews]: lazyLoadPage(() => import('./owner/reviews-page.tsx'), 'ReviewsPage'),
  },
} satisfies RemoteModule<typeof manifest>;
