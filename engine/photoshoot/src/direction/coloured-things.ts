import { LAMPS } from './shoot-wishes.ts';
import { COLOURS } from './shoot-words.ts';

/** A colour before one of these names that thing's colour, not the set's. */
const THINGS =
  /\bblue\s+sk(?:y|ies)\b|\b[\w-]+\s+(?:barns?|doors?|trucks?|vans?|bus(?:es)?|taxis?|cabs?|bikes?|bicycles?|boats?|umbrellas?|parasols?|fences?|shutters?|lea(?:f|ves)|plants?|petals?|flowers?|slices?|wedges?|fruits?|beans?|berries|hour|stones?|rocks?|roses?|peon(?:y|ies)|tulips?|orchids?|hibiscus|lil(?:y|ies)|daisies|candles?|ribbons?|lemons?|blossoms?|groves?|trees?|orchards?|light(?:s|ing)?|lamps?|gels?|neon|glow|accents?|details?|trim|ornaments?|balloons?|confetti|butterfl(?:y|ies)|smoke|wine|apples?|grapes?|milk|eggs?|cakes?|cup ?cakes?|do(?:ugh)?nuts?|pearls?|(?<!golden )sand|oils?|branch(?:es)?|twigs?|sprigs?|glitter|sprinkles|flutes?|rings?|chains?|jewel(?:le)?ry)\b/gi;
/** So does one before the kind of a light: "blue rim light". */
const LIGHTS = new RegExp(
  `(?:${COLOURS.map(([, { source }]) => source).join('|')})\\s+(?:${LAMPS})[ -]light(?:s|ing)?\\b`,
  'gi',
);
/** And one before a stand, where a wall is named as well. */
const STANDS =
  /\b(?!colou?r\b)[\w-]+\s+(?:(?:round|display|glossy|matte?|small|large)\s+)?(?:podiums?|pedestals?|plinths?|platform|blocks?|cubes?)\b/gi;
const WALL = /\b(?:wall|back(?:ground|drop))\b/i;
/** One with these is the product's own. */
const PRODUCT =
  /\b(?:product|item|bottle|label)\s+(?:itself\s+)?is\s+[\w-]+|\b[\w-]+\s+(?:bottles?|jars?|labels?|caps?|lids?|box(?:es)?|packag(?:e|ing)|logos?|letters|shoes?|bags?|juices?|drinks?)\b/gi;

/** A brief without the colours of what stands in the set or is sold: those that are left are the set's own. */
export function withoutThings(words: string): string {
  const own = words.replace(PRODUCT, ' ').replace(LIGHTS, ' ');
  return (WALL.test(own) ? own.replace(STANDS, ' ') : own).replace(THINGS, ' ');
}
