import type { SceneName } from '../shoot-direction.ts';
import { space, underwater } from './beyond.ts';
import { neonStreet, night, urban } from './city.ts';
import { gym, loft } from './halls.ts';
import { cafe, library, lounge } from './interiors.ts';
import { autumn, garden, nature } from './outdoors.ts';
import { kitchen, spa, workspace } from './rooms.ts';
import type { PaintSet } from './set-look.ts';
import { beach, desert, winter } from './shores.ts';
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
  desert,
  winter,
  autumn,
  garden,
  spa,
  festive,
  night,
  neonStreet,
  loft,
  gym,
  lounge,
  library,
  cafe,
  space,
  underwater,
  studio,
};
