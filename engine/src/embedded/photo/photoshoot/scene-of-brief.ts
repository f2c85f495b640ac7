import { PROPS } from './prop-words.ts';
import { isPure } from './pure-backdrop.ts';
import { RARE_PLACES } from './rare-places.ts';
import type { SceneName } from './scene-name.ts';
import { SCENE_WORDS } from './scene-words.ts';
import type { TimeOfDay } from './sets/frame.ts';
import { isPile } from './solids/piles.ts';

/** A background of one colour, or things and what they lie on without a place. */
const BACKDROP =
  /\b(?:colou?red|plain|solid|seamless|gradient|pink|red|orange|yellow|gold|beige|green|turquoise|teal|blue|purple|white|black|gr[ea]y)\b[\w ]{0,12}\b(?:back(?:ground|drop)|paper)\b|^\W*with\b|\b(?:table|surface|slab)\b.*\bwith\b/i;

/** What is seen from a place is not the place. */
const VIEW = /\b(?:with|overlooking|and) (?:an? |the )?(?:[\w-]+ ){0,2}views?\b/gi;
/** Nor is what it is fitted with: a "loft with large windows" is no window sill. */
const FITTINGS =
  /\b(?:with|and) (?:an? |the )?(?:(?!rain)[\w-]+ ){0,2}(?:windows?|beds?|books?|book ?shel(?:f|ves)|curtains?|toys|straw)\b/gi;
/** Nor are things that stand about in it, but for those that tell of a season. */
const THINGS = PROPS.filter(([name]) => isPile(name) && name !== 'ice' && name !== 'pumpkins').map(
  ([, pattern]) =>
    new RegExp(`\\b(?:with|and) (?:an? |the |some )?(?:[\\w-]+ )?(?:${pattern.source})`, 'gi'),
);
/** Nor what throws a shadow into it. */
const SHADOWS =
  /\bshadows? (?:of|from) (?:(?!(?:on|in|at|with|and|over|against)\b)[\w-]+ ?){1,4}|\b(?:window|blinds?|trees?|palm|leaf|plant)(?: \w+)? shadows?\b/gi;

/** The set that the words of a place ask for. */
export function sceneOf(words: string, time: TimeOfDay | null): SceneName {
  if (isPure(words) && /\bback(?:ground|drop)\b/i.test(words)) return 'minimalist';
  // "Pink background with roses" names a wall and what lies before it, no garden.
  const place = (
    BACKDROP.test(words)
      ? PROPS.reduce((rest, [, thing]) => rest.replace(new RegExp(thing, 'gi'), ' '), words)
      : words
  ).replace(SHADOWS, ' ');
  const bare = place.replace(VIEW, ' ');
  // Where no place is named, the product stands at what it is fitted with, or in the view.
  return (
    named([FITTINGS, ...THINGS].reduce((rest, pattern) => rest.replace(pattern, ' '), bare)) ??
    named(bare) ??
    named(place) ??
    (time === 'night' ? 'urban' : 'studio')
  );
}

function named(words: string): SceneName | undefined {
  return [...SCENE_WORDS, ...RARE_PLACES].find(([, pattern]) => pattern.test(words))?.[0];
}
