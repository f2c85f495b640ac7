import { placesOf } from '../../places-of.ts';
import { ACTIVE } from './categories/active.ts';
import { ALONGSIDE } from './categories/alongside.ts';
import { AROUND_THE_HOUSE } from './categories/around-the-house.ts';
import { BODY } from './categories/body.ts';
import { BUSINESS } from './categories/business.ts';
import { BY_THE_DOOR } from './categories/by-the-door.ts';
import { CARRIED } from './categories/carried.ts';
import type { Category } from './categories/category.ts';
import { COMPANY } from './categories/company.ts';
import { DEVICES } from './categories/devices.ts';
import { EARLY_AND_LATE } from './categories/early-and-late.ts';
import { ERRANDS } from './categories/errands.ts';
import { FAMILY } from './categories/family.ts';
import { FOR_THE_OCCASION } from './categories/for-the-occasion.ts';
import { HANDS_ON } from './categories/hands-on.ts';
import { HEALTH } from './categories/health.ts';
import { HIGH_STREET } from './categories/high-street.ts';
import { HOME } from './categories/home.ts';
import { HOUSE } from './categories/house.ts';
import { HOUSE_SHELL } from './categories/house-shell.ts';
import { HOUSEHOLD } from './categories/household.ts';
import { IN_GOOD_HANDS } from './categories/in-good-hands.ts';
import { KITCHEN } from './categories/kitchen.ts';
import { LARDER } from './categories/larder.ts';
import { LEARNING } from './categories/learning.ts';
import { LIFE } from './categories/life.ts';
import { MADE_AND_SOLD } from './categories/made-and-sold.ts';
import { MONEY } from './categories/money.ts';
import { NEIGHBORHOOD } from './categories/neighborhood.ts';
import { ON_THE_MOVE } from './categories/on-the-move.ts';
import { ON_THE_TOOLS } from './categories/on-the-tools.ts';
import { OUT_AND_ABOUT } from './categories/out-and-about.ts';
import { PASTIMES } from './categories/pastimes.ts';
import { PEOPLE } from './categories/people.ts';
import { PERSON } from './categories/person.ts';
import { PLAY } from './categories/play.ts';
import { PREMISES } from './categories/premises.ts';
import { ROOMS } from './categories/rooms.ts';
import { SOFTWARE } from './categories/software.ts';
import { SOLEMN } from './categories/solemn.ts';
import { STREET } from './categories/street.ts';
import { TABLE } from './categories/table.ts';
import { TOWN } from './categories/town.ts';
import { UPKEEP } from './categories/upkeep.ts';
import { WARDROBE } from './categories/wardrobe.ts';
import { WELL_BEING } from './categories/well-being.ts';
import { WIND_AND_WATER } from './categories/wind-and-water.ts';
import { WORK } from './categories/work.ts';
import { WORKPLACE } from './categories/workplace.ts';
import { YARD } from './categories/yard.ts';

/** What the copywriter knows of a kind of product, without the words that name it. */
export type CategoryWords = Omit<Category, 'match'>;

/** Every kind of product that the copywriter knows. */
export const CATEGORIES: readonly Category[] = [
  // Narrower than others that end in the same word, so it comes before them.
  ...IN_GOOD_HANDS,
  ...ROOMS,
  ...HIGH_STREET,
  ...ACTIVE,
  ...BODY,
  ...BUSINESS,
  ...CARRIED,
  ...DEVICES,
  ...EARLY_AND_LATE,
  ...ERRANDS,
  ...FAMILY,
  ...HANDS_ON,
  ...HEALTH,
  ...HOME,
  ...HOUSE,
  ...HOUSE_SHELL,
  ...HOUSEHOLD,
  ...KITCHEN,
  ...LEARNING,
  ...LIFE,
  ...MADE_AND_SOLD,
  ...MONEY,
  ...NEIGHBORHOOD,
  ...OUT_AND_ABOUT,
  ...PASTIMES,
  ...PEOPLE,
  ...PERSON,
  ...PLAY,
  ...PREMISES,
  ...SOFTWARE,
  ...SOLEMN,
  ...STREET,
  ...TABLE,
  ...TOWN,
  ...WARDROBE,
  ...WELL_BEING,
  ...WIND_AND_WATER,
  ...WORK,
  ...YARD,
  ...ALONGSIDE,
  ...WORKPLACE,
  ...UPKEEP,
  ...ON_THE_MOVE,
  ...LARDER,
  ...COMPANY,
  ...AROUND_THE_HOUSE,
  ...BY_THE_DOOR,
  ...FOR_THE_OCCASION,
  ...ON_THE_TOOLS,
];

const PATTERNS = CATEGORIES.map((category) => ({
  category,
  everyMatch: new RegExp(category.match, 'g'),
}));

/**
 * The kind that the product's words name, or null. English puts what a thing is last ("dog food", "coffee table"), so
 * the match that ends last wins; of two that end together, the longer.
 */
export function categoryOf(product: string): CategoryWords | null {
  return matchesOf(product)[0]?.category ?? null;
}

/** The kind that the last of the product's words name, or null: "survey" is what a drone survey is. */
export function categoryEnding(product: string): CategoryWords | null {
  const [best] = matchesOf(product);
  return best?.end === product.length ? best.category : null;
}

function matchesOf(product: string) {
  const text = product.toLowerCase();
  return PATTERNS.flatMap(({ category, everyMatch }) =>
    placesOf(everyMatch, text).map(({ start, end }) => ({ category, length: end - start, end })),
  ).sort(
    (a, b) =>
      Number(a.category.weak ?? false) - Number(b.category.weak ?? false) ||
      b.end - a.end ||
      b.length - a.length,
  );
}
