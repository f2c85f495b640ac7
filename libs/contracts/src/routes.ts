import { OVERRIDE_PATH } from './override-link.ts';

export const PATHS = {
  landing: '/',
  terms: '/terms',
  privacy: '/privacy',
  pricing: '/pricing',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  create: '/create',
  results: '/results',
  myAds: '/my-ads',
  favorites: '/favorites',
  ad: '/ad/:id',
  adEdit: '/ad/:id/edit',
  boost: '/boost',
  boostResults: '/boost/results',
  optimize: '/optimize',
  optimizeResults: '/optimize/results',
  enhanceResults: '/enhance/results',
  variation: '/variation',
  variationResults: '/variation/results',
  overlay: '/overlay',
  overlayResults: '/overlay/results',
  photoshoot: '/photoshoot',
  photoshootResults: '/photoshoot/results',
  brand: '/brand',
  brandKit: '/brand/:id',
  campaigns: '/campaigns',
  newCampaign: '/campaigns/new',
  campaign: '/campaigns/:id',
  postCheckout: '/post-checkout',
  billing: '/billing',
  account: '/account',
  status: '/status',
  verify: '/verify',
  review: '/review/:token',
  reviews: '/reviews',
  reviewMails: '/review-mails/:token',
  workspaces: '/workspaces',
  workspace: '/workspaces/:id',
  invitation: '/invitation/:token',
} as const;

/**
 * Redirects that the shell handles (decisions, "The product"). A redirect replaces the entry of the old path
 * in the browser's history.
 */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/index': PATHS.dashboard,
  '/payment': PATHS.pricing,
  [OVERRIDE_PATH]: PATHS.landing,
};

/** Paths to which the route guards redirect (spec §2). */
export const GUEST_REDIRECT = PATHS.landing;
export const USER_REDIRECT = PATHS.dashboard;

/** Returns the path of one ad's detail page. */
export function buildAdPath(id: string): string {
  return PATHS.ad.replace(':id', encodeURIComponent(id));
}

/** Returns the path of one ad's editor. */
export function buildAdEditPath(id: string): string {
  return PATHS.adEdit.replace(':id', encodeURIComponent(id));
}

/** Placeholder in the path of a brand kit's page, in place of the id of a new kit. */
export const NEW_BRAND_KIT = 'new';

/** Returns the path of one brand kit's page. */
export function buildBrandKitPath(id: string): string {
  return PATHS.brandKit.replace(':id', encodeURIComponent(id));
}

/** Returns the path of a campaign's page. */
export function buildCampaignPagePath(id: string): string {
  return PATHS.campaign.replace(':id', encodeURIComponent(id));
}

/** Returns the path of the page on which a recipient of emails about a review unsubscribes. */
export function buildMailsPath(token: string): string {
  return PATHS.reviewMails.replace(':token', encodeURIComponent(token));
}

/** Returns the path of a review link. */
export function buildReviewPath(token: string): string {
  return PATHS.review.replace(':token', encodeURIComponent(token));
}
