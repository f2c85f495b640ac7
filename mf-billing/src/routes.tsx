import { CONTRACT_VERSION, lazyLoadPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.pricing]: lazyLoadPage(() => import('./pricing/pricing-page.tsx'), 'PricingPage'),
    [PATHS.postCheckout]: lazyLoadPage(
      () => import('./post-checkout/post-checkout-page.tsx'),
      'PostCheckoutPage',
    ),
    [PATHS.billing]: lazyLoadPage(() => import('./billing/billing-page.tsx'), 'BillingPage'),
  },
} satisfies RemoteModule<typeof manifest>;
