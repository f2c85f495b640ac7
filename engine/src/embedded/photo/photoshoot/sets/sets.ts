import type { SceneName } from '../shoot-direction.ts';
import { night, urban } from './city.ts';
import { autumn, beach, nature, winter } from './outdoors.ts';
import { kitchen, spa, workspace } from './rooms.ts';
import type { PaintSet } from './set-look.ts';
import { festive, luxury, minimalist, studio } from './stages.ts';

/** The set of every scene. */
export const SETS: Readonly<Record<SceneName, PaintSet>> = {
  nature,
  urban,
  minimalist,
  luxury,
  kitchen,
  workspace,
  beach,
  winter,
  autumn,
  spa,
  festive,
  night,
  studio,
};
