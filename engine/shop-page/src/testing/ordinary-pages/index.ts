import { HAND_MADE_PAGES } from './hand-made-pages.ts';
import { MAGENTO_AND_PRESTASHOP_PAGES } from './magento-presta-pages.ts';
import { MARKETPLACE_PAGES } from './marketplace-pages.ts';
import type { OrdinaryPage } from './ordinary-page.ts';
import { OTHER_SYSTEM_PAGES } from './other-system-pages.ts';
import { SELF_HOSTED_PAGES } from './self-hosted-pages.ts';
import { SHOPIFY_PAGES } from './shopify-pages.ts';
import { SITE_BUILDER_PAGES } from './site-builder-pages.ts';
import { WOOCOMMERCE_PAGES } from './woocommerce-pages.ts';

export const ORDINARY_PAGES: readonly OrdinaryPage[] = [
  ...SHOPIFY_PAGES,
  ...WOOCOMMERCE_PAGES,
  ...MAGENTO_AND_PRESTASHOP_PAGES,
  ...SELF_HOSTED_PAGES,
  ...SITE_BUILDER_PAGES,
  ...MARKETPLACE_PAGES,
  ...HAND_MADE_PAGES,
  ...OTHER_SYSTEM_PAGES,
];
