/**
 * The six features that consume credits, with their prices. The credit check uses the feature names of this
 * table (spec §7, decisions).
 */
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
