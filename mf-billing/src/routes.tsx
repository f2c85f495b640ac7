import { CONTRACT_VERSION, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.pricing]: () => import('./pricing/pricing-page.tsx'),
    [PATHS.postCheckout]: () => import('./post-checkout/post-checkout-page.tsx'),
    [PATHS.billing]: () => import('./billing/billing-page.tsx'),
  },
} satisfies RemoteModule<typeof manifest>;
