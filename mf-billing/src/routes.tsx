import { CONTRACT_VERSION, lazyPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.pricing]: lazyPage(() => import('./pricing/pricing-page.tsx'), 'PricingPage'),
    [PATHS.postCheckout]: lazyPage(
      () => import('./post-checkout/post-checkout-page.tsx'),
      'PostCheckoutPage',
    ),
    [PATHS.billing]: lazyPage(() => import('./billing/billing-page.tsx'), 'BillingPage'),
  },
} satisfies RemoteModule<typeof manifest>;
