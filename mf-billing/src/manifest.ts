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
    // This is the menu's own path for the pricing page (spec §2, mobile side menu).
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
