import type { TimeOfDay } from '../kit/frame.ts';
import { isPile } from '../kit/piles.ts';
import { PROPS } from '../kit/prop-words.ts';
import { SETS } from '../set-registry.ts';
import { PLACES, placeIn, STRIKING_PLACES } from './place-words.ts';
import { SHADOWS } from './props-of-brief.ts';
import { isPure } from './pure-backdrop.ts';
import type { SceneName } from './scene-name.ts';
import { COLOURS } from './shoot-words.ts';

/** A background of one colour, or things and what they lie on without a place. */
const BACKDROP =
  /\b(?:colou?red|plain|solid|seamless|gradient|pink|red|orange|yellow|gold|beige|green|turquoise|teal|blue|purple|white|black|gr[ea]y)\b[\w ]{0,12}\b(?:back(?:ground|drop)|paper)\b|^\W*with\b|\b(?:table(?: ?cloth)?|surface|slab)\b.*\bwith\b|\b(?:bed|carpet|sea) of (?!(?:\w+ )?leaves)(?<!sea of (?=(?:\w+ )?tulips))/i;

/** What is seen from a place is not the place, but for a terrace over the sea. */
const VIEW =
  /(?<!\b(?:terrace|balcony|patio|veranda|villa) )\b(?:with|overlooking|and) (?:an? |the )?(?:[\w-]+ ){0,2}views?\b(?: (?:of|over|onto|to) (?:an? |the )?[\w-]+)?/gi;
/** Nor is what one sees or hears outside. */
const OUTSIDE = /\bwith (?:[\w-]+ ){1,3}outside\b(?! (?:of|the)\b)/gi;
/** Nor is the part of the world that a room is furnished after: an "Italian kitchen" is no street in Rome. */
const MANNERS =
  /\b(?:mediterranean|tropical|coastal|italian|french|spanish|japanese|greek|mexican|european|cuban|tuscan|parisian|alpine|scottish|norwegian)\b(?! (?:temple|ruins|castle)) ?/gi;
/** Nor is what it is fitted with: a "loft with large windows" is no window sill. */
const FITTINGS =
  /\b(?:with|and) (?:an? |the )?(?:(?!rain)[\w-]+ ){0,2}(?:windows?|beds?|books?|book ?shel(?:f|ves)|curtains?|toys|straw|hay(?! ?(?:bales?|stacks?)))\b/gi;
/** Nor are things that stand about in it, but for those that tell of a season. */
const THINGS = PROPS.filter(
  ([name]) => (isPile(name) || name === 'balloons') && name !== 'ice' && name !== 'pumpkins',
)
  .map(([, { source }]) => source)
  .join('|');
const TINTS = [...COLOURS.map(([, { source }]) => source), '(?:white|silver|black)'].join('|');
const WITH_THINGS = new RegExp(
  `\\b(?:with|and) (?:an? |the |some )?(?:(?:${TINTS})(?:,? and |, | ))*(?:[\\w-]+ )?(?:${THINGS})`,
  'gi',
);
/** Nor what the pictures are for. */
const PURPOSE =
  /\bfor (?:an? |the |my |our |your )?(?:[\w-]+ ){0,2}(?:shop|store|web ?shop|web ?site|site|campaign|ads?|advert(?:isement)?|listing|catalog(?:ue)?|feed|page|newsletter|e-?commerce|brand|launch)\b/gi;

/** Nor is light the place whose hour it has, where a wall or a table is named: a "dark set in sunset light" is no lake. */
const LIGHT_OF_HOUR =
  /\b(?:sunset|sunrise|dawn|dusk|twilight|evening)[- ](?:inspired )?(?:light(?:ing)?|glow|colou?rs?|tones?|hues?|palette|gradient|mood|vibes?)\b/gi;
const STUDIO =
  /\b(?:set|studio|back(?:ground|drop)|wall|surface|table(?! ?cloth)|podium|pedestal|plinth)\b/i;

/** The set that the words of a place ask for. */
export function sceneOf(words: string, time: TimeOfDay | null): SceneName {
  if (isPure(words) && /\bback(?:ground|drop)\b/i.test(words)) return 'minimalist';
  // "Pink background with roses" names a wall and what lies before it, no garden.
  const place = (
    BACKDROP.test(words)
      ? PROPS.reduce((rest, [, thing]) => rest.replace(new RegExp(thing, 'gi'), ' '), words)
      : words
  )
    .replace(SHADOWS, ' ')
    .replace(PURPOSE, ' ')
    .replace(LIGHT_OF_HOUR, (light) => (STUDIO.test(words.replace(light, ' ')) ? ' ' : light));
  const bare = place.replace(VIEW, ' ').replace(OUTSIDE, ' ');
  const empty = bare.replace(FITTINGS, ' ').replace(WITH_THINGS, ' ');
  const striking = placeIn(STRIKING_PLACES, bare);
  if (striking !== undefined) return striking;
  const room = named(empty.replace(MANNERS, ''));
  if (room !== undefined && SETS[room].indoors) return room;
  // What hangs about in a studio makes no other place of it.
  const studio = STUDIO.test(empty) ? (named(bare.replace(WITH_THINGS, ' ')) ?? 'studio') : null;
  // Where no place is named, the product stands at what it is fitted with, or in the view.
  return (
    named(empty) ?? studio ?? named(bare) ?? named(place) ?? (time === 'night' ? 'urban' : 'studio')
  );
}

function named(words: string): SceneName | undefined {
  return placeIn(PLACES, words);
}
