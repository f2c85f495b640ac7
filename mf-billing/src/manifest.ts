import { CONTRACT_VERSION, defineManifest, PATHS } from '@adwright/contracts';

export const manifest = defineManifest({
  name: 'mf-billing',
  owner: 'money',
  contract: CONTRACT_VERSION,
  routes: [
    { path: PATHS.pricing, access: 'public', title: 'Pricing' },
    { path: PATHS.postCheckout, access: 'user', title: 'Payment successful' },
    { path: PATHS.billing, access: 'user', title: 'Billing' },
  ],
  navigation: [
    // The mobile side menu links to the pricing page by the path /payment (spec §2).
    { label: 'Pricing', path: '/payment', menu: 'mobile', audience: 'guest', order: 10 },
  ],
  furtherPages: [
    {
      label: 'Billing',
      path: PATHS.billing,
      hint: 'Plan, invoices and credit history',
      order: 40,
    },
  ],
});
