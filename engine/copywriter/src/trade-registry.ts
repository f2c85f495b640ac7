// Generated from the files of engine/copywriter/src/trades: run "npm run registries" instead of editing.
// biome-ignore-all assist/source/organizeImports: the order is that of the paths.
// biome-ignore-all format: one line a declaration.
import { advice } from './trades/advice.ts';
import { animals } from './trades/animals.ts';
import { beauty } from './trades/beauty.ts';
import { care } from './trades/care.ts';
import { digital } from './trades/digital.ts';
import { dining } from './trades/dining.ts';
import { drinks } from './trades/drinks.ts';
import { energy } from './trades/energy.ts';
import { farewell } from './trades/farewell.ts';
import { furnishing } from './trades/furnishing.ts';
import { garden } from './trades/garden.ts';
import { giving } from './trades/giving.ts';
import { heating } from './trades/heating.ts';
import { home } from './trades/home.ts';
import { learning } from './trades/learning.ts';
import { mending } from './trades/mending.ts';
import { moments } from './trades/moments.ts';
import { outing } from './trades/outing.ts';
import { sleep } from './trades/sleep.ts';
import { sport } from './trades/sport.ts';
import { table } from './trades/table.ts';
import { travel } from './trades/travel.ts';
import { wear } from './trades/wear.ts';
import { weddings } from './trades/weddings.ts';
import { work } from './trades/work.ts';

/** Every trade, by its name. */
export const TRADES = {
  advice,
  animals,
  beauty,
  care,
  digital,
  dining,
  drinks,
  energy,
  farewell,
  furnishing,
  garden,
  giving,
  heating,
  home,
  learning,
  mending,
  moments,
  outing,
  sleep,
  sport,
  table,
  travel,
  wear,
  weddings,
  work,
};
