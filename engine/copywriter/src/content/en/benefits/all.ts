import type { Benefit } from './benefit.ts';
import { FREE_FROM_AND_SUSTAINABLE } from './free-from-and-sustainable.ts';
import { FUNCTIONS } from './functions.ts';
import { MATERIALS_AND_MAKING } from './materials-and-making.ts';
import { SERVICE_AND_DELIVERY } from './service-and-delivery.ts';

/** Every benefit that the copywriter knows by its words. */
export const BENEFITS: readonly Benefit[] = [
  ...MATERIALS_AND_MAKING,
  ...FREE_FROM_AND_SUSTAINABLE,
  ...FUNCTIONS,
  ...SERVICE_AND_DELIVERY,
];
