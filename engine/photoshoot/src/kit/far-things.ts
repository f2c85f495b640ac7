import type { StandingKind } from './standing-objects.ts';

/** Something that the words put into the background: too large to stand beside the product. */
export interface FarThing {
  kind: StandingKind;
  /** Height as a share of the side, where the picture shows the whole set. */
  height: number;
  body: string;
  /** True for what hangs in the sky. */
  aloft?: boolean;
}

/** What the words can put there, in the order in which it is stood there. */
export const FAR_THINGS = [
  {
    name: 'tent',
    words: /\b(?<!\b(?:circus|party|beer|wedding) )tents?\b/i,
    thing: { kind: 'tent', height: 0.34, body: '#d98a2f' },
  },
  {
    name: 'grill',
    words: /\b(?:barbecues?|bbq|grill(?:s|ing)?|cook ?out)\b/i,
    thing: { kind: 'grill', height: 0.36, body: '#2b2c2f' },
  },
  {
    name: 'laptop',
    words: /\b(?:laptops?|macbook)\b/i,
    thing: { kind: 'laptop', height: 0.25, body: '#c9ccd2' },
  },
  {
    name: 'bicycle',
    words: /\b(?:bicycles?|bikes?|cycling)\b(?! (?:shop|store|lane|path))/i,
    thing: { kind: 'bicycle', height: 0.36, body: '#2f6f8f' },
  },
  {
    name: 'parkedCar',
    words: /\b(?:parked|vintage|classic|old) cars?\b/i,
    thing: { kind: 'car', height: 0.26, body: '#a8382f' },
  },
  {
    name: 'taxi',
    words: /\b(?:yellow |new york )?(?:taxis?|cabs?)\b(?! seat)/i,
    thing: { kind: 'car', height: 0.26, body: '#e9b320' },
  },
  {
    name: 'hotAirBalloon',
    words: /\bhot[- ]air balloons?\b/i,
    thing: { kind: 'hotAirBalloon', height: 0.3, body: '#d8533f', aloft: true },
  },
  {
    name: 'guitar',
    words: /\bguitars?\b(?! (?:shop|store))/i,
    thing: { kind: 'guitar', height: 0.5, body: '#a8642a' },
  },
  { name: 'piano', words: /\bpianos?\b/i, thing: { kind: 'piano', height: 0.4, body: '#1c1b1d' } },
  {
    name: 'armchair',
    words: /\barm ?chairs?\b/i,
    thing: { kind: 'armchair', height: 0.4, body: '#9a6a4a' },
  },
  {
    name: 'recordPlayer',
    words: /\b(?:record player|turntable|vinyl)\b(?! (?:shop|store))/i,
    thing: { kind: 'recordPlayer', height: 0.2, body: '#7a4a2a' },
  },
  {
    name: 'surfboard',
    words: /\bsurf ?boards?\b/i,
    thing: { kind: 'surfboard', height: 0.56, body: '#f2ede0' },
  },
  {
    name: 'lounger',
    words: /\b(?:(?:sun|pool|beach|deck) ?(?:loungers?|beds?|chairs?)|loungers?|deck ?chairs?)\b/i,
    thing: { kind: 'lounger', height: 0.24, body: '#f2ede0' },
  },
  {
    name: 'umbrella',
    words: /\b(?:umbrellas?|parasols?)\b/i,
    thing: { kind: 'umbrella', height: 0.46, body: '#d8533f' },
  },
  {
    name: 'rucksack',
    words: /\b(?:back ?packs?|rucksacks?)\b/i,
    thing: { kind: 'rucksack', height: 0.32, body: '#5a6b3f' },
  },
  {
    name: 'telescope',
    words: /\btelescopes?\b/i,
    thing: { kind: 'telescope', height: 0.44, body: '#e6e2d8' },
  },
  {
    name: 'horse',
    words: /\bhorses?\b(?! (?:stables?|riding))/i,
    thing: { kind: 'horse', height: 0.44, body: '#7a4a2a' },
  },
  {
    name: 'boat',
    words: /\b(?:boats?|rowing boat|canoes?)\b(?! deck)/i,
    thing: { kind: 'boat', height: 0.2, body: '#8a4a2e' },
  },
  {
    name: 'camperVan',
    words:
      /\b(?:(?:camper|camping|surf|hippie|vintage|retro|old|vw) ?(?:vans?|bus)|motor ?homes?|van ?life)\b/i,
    thing: { kind: 'camperVan', height: 0.34, body: '#3f8f96' },
  },
  {
    name: 'dog',
    words:
      /\b(?:dogs?|pupp(?:y|ies)|golden retriever|labrador)\b(?! (?:beds?|bowls?|parks?|house|food|toys?|treats?|collars?|leash|friendly))/i,
    thing: { kind: 'dog', height: 0.36, body: '#c48a4a' },
  },
  {
    name: 'cat',
    words:
      /\b(?:cats?|kittens?)\b(?! (?:beds?|bowls?|tree|caf[eé]|food|toys?|treats?|litter|walk|eye))/i,
    thing: { kind: 'cat', height: 0.26, body: '#8a8078' },
  },
  {
    name: 'beachBar',
    words:
      /\b(?:beach|tiki|cocktail) (?:bar|hut)s?\b(?=.{0,40}\b(?:beach|sea|ocean|sand|palms?)\b)|\b(?:beach|tiki) bars?\b/i,
    thing: { kind: 'beachBar', height: 0.42, body: '#3f97a3' },
  },
  {
    name: 'tractor',
    words: /\btractors?\b/i,
    thing: { kind: 'tractor', height: 0.34, body: '#3f7a35' },
  },
] as const satisfies readonly { name: string; words: RegExp; thing: FarThing }[];

export type FarThingName = (typeof FAR_THINGS)[number]['name'];
