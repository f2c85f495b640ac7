import type { Benefit } from './benefit.ts';
import { DOING } from './doing.ts';
import { MAKING } from './making.ts';
import { SERVING } from './serving.ts';
import { WITHOUT } from './without.ts';

/** Every benefit that the copywriter knows by its words. */
export const BENEFITS: readonly Benefit[] = [...MAKING, ...WITHOUT, ...DOING, ...SERVING];
