/** The six credit-consuming features and their prices. Names are the ones the credit check receives (spec §7, decisions). */
export const FEATURES = {
  createAd: { name: 'Create Ad', cost: 1, webhook: 'createAd' },
  boost: { name: 'Creative Boost', cost: 10, webhook: 'boost' },
  enhance: { name: 'Optimize Creative', cost: 1, webhook: 'enhance' },
  variation: { name: 'Creative Variation', cost: 1, webhook: 'variation' },
  overlay: { name: 'Add Text', cost: 1, webhook: 'overlay' },
  photoshoot: { name: 'Product Photoshoot', cost: 3, webhook: 'photoshoot' },
} as const satisfies Record<string, { name: string; cost: number; webhook: WebhookName }>;

export type FeatureKey = keyof typeof FEATURES;
export type FeatureName = (typeof FEATURES)[FeatureKey]['name'];

export const WEBHOOK_NAMES = [
  'createAd',
  'boost',
  'variation',
  'overlay',
  'enhance',
  'photoshoot',
] as const;
export type WebhookName = (typeof WEBHOOK_NAMES)[number];

/** Path of each webhook below the engine's origin. */
export const WEBHOOK_PATHS: Record<WebhookName, string> = {
  createAd: '/webhooks/create-ad',
  boost: '/webhooks/boost',
  variation: '/webhooks/variation',
  overlay: '/webhooks/overlay',
  enhance: '/webhooks/enhance',
  photoshoot: '/webhooks/photoshoot',
};

export interface FeatureCard {
  title: string;
  description: string;
  path: string;
  buttonText: string;
  /** Credits; 0 reads "Free". */
  cost: number;
}

/** The dashboard's grid, in order (spec §2 /dashboard). */
export const FEATURE_CARDS: readonly FeatureCard[] = [
  {
    title: 'Create Single Ad',
    description: 'A post, a story and the words to go with them, from a short brief.',
    path: '/create',
    buttonText: 'Create Ad',
    cost: FEATURES.createAd.cost,
  },
  {
    title: 'Creative Boost (10x)',
    description: 'Ten different creatives from one brief, ready to test against each other.',
    path: '/boost',
    buttonText: 'Boost Creative',
    cost: FEATURES.boost.cost,
  },
  {
    title: 'Optimize Creative',
    description: 'Sharper, cleaner, better lit: the picture you have, at its best.',
    path: '/optimize',
    buttonText: 'Optimize Image',
    cost: FEATURES.enhance.cost,
  },
  {
    title: 'Creative Variation',
    description: 'A fresh take on a creative that already works.',
    path: '/variation',
    buttonText: 'Create Variation',
    cost: FEATURES.variation.cost,
  },
  {
    title: 'Add Text to Images',
    description: 'A title and a subtitle, set where they read best.',
    path: '/overlay',
    buttonText: 'Add Text',
    cost: FEATURES.overlay.cost,
  },
  {
    title: 'Product Photoshoot',
    description: 'Your product in four marketing photos, in the setting you choose.',
    path: '/photoshoot',
    buttonText: 'Start Photoshoot',
    cost: FEATURES.photoshoot.cost,
  },
  {
    title: 'My Ad Gallery',
    description: 'Everything you have made, with its copy and its downloads.',
    path: '/my-ads',
    buttonText: 'View Gallery',
    cost: 0,
  },
  {
    title: 'My Favorites',
    description: 'The ads you marked to come back to.',
    path: '/favorites',
    buttonText: 'View Favorites',
    cost: 0,
  },
];
