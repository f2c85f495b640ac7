import type { CreateAdRequest } from '@adwright/contracts';
import type { BoostRequest } from '@adwright/contracts/boost';

/** Request bodies for tests, as Adwright's own client sends them. */
export const brief: CreateAdRequest = {
  product: 'Handmade ceramic mugs',
  audience: 'Coffee lovers',
  goal: 'More online orders',
  emotion: 'happiness',
  adType: 'product showcase',
  prompt: 'Create a product showcase ad for Handmade ceramic mugs.',
};

export const boostBrief: BoostRequest = {
  product: 'Handmade ceramic mugs',
  audience: 'Coffee lovers',
  emotion: 'trust',
  format: 'story',
};
