import { placesOf } from '@adwright/engine-lexicon';
import { ACTIVE } from '../content/en/active.ts';
import { ALONGSIDE } from '../content/en/alongside.ts';
import { AROUND_THE_HOUSE } from '../content/en/around-the-house.ts';
import { BODY } from '../content/en/body.ts';
import { BUSINESS } from '../content/en/business.ts';
import { BY_THE_DOOR } from '../content/en/by-the-door.ts';
import { CARRIED } from '../content/en/carried.ts';
import type { Category } from '../content/en/category.ts';
import { COMPANY } from '../content/en/company.ts';
import { DEVICES } from '../content/en/devices.ts';
import { EARLY_AND_LATE } from '../content/en/early-and-late.ts';
import { ERRANDS } from '../content/en/errands.ts';
import { FAMILY } from '../content/en/family.ts';
import { FOR_THE_OCCASION } from '../content/en/for-the-occasion.ts';
import { HANDS_ON } from '../content/en/hands-on.ts';
import { HEALTH } from '../content/en/health.ts';
import { HIGH_STREET } from '../content/en/high-street.ts';
import { HOME } from '../content/en/home.ts';
import { HOUSE } from '../content/en/house.ts';
import { HOUSE_SHELL } from '../content/en/house-shell.ts';
import { HOUSEHOLD } from '../content/en/household.ts';
import { IN_GOOD_HANDS } from '../content/en/in-good-hands.ts';
import { KITCHEN } from '../content/en/kitchen.ts';
import { LARDER } from '../content/en/larder.ts';
import { LEARNING } from '../content/en/learning.ts';
import { LIFE } from '../content/en/life.ts';
import { MADE_AND_SOLD } from '../content/en/made-and-sold.ts';
import { MONEY } from '../content/en/money.ts';
import { NEIGHBORHOOD } from '../content/en/neighborhood.ts';
import { ON_THE_MOVE } from '../content/en/on-the-move.ts';
import { ON_THE_TOOLS } from '../content/en/on-the-tools.ts';
import { OUT_AND_ABOUT } from '../content/en/out-and-about.ts';
import { PASTIMES } from '../content/en/pastimes.ts';
import { PEOPLE } from '../content/en/people.ts';
import { PERSON } from '../content/en/person.ts';
import { PLAY } from '../content/en/play.ts';
import { PREMISES } from '../content/en/premises.ts';
import { ROOMS } from '../content/en/rooms.ts';
import { SOFTWARE } from '../content/en/software.ts';
import { SOLEMN } from '../content/en/solemn.ts';
import { STREET } from '../content/en/street.ts';
import { TABLE } from '../content/en/table.ts';
import { TOWN } from '../content/en/town.ts';
import { UPKEEP } from '../content/en/upkeep.ts';
import { WARDROBE } from '../content/en/wardrobe.ts';
import { WELL_BEING } from '../content/en/well-being.ts';
import { WIND_AND_WATER } from '../content/en/wind-and-water.ts';
import { WORK } from '../content/en/work.ts';
import { WORKPLACE } from '../content/en/workplace.ts';
import { YARD } from '../content/en/yard.ts';

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
