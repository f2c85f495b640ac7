import type { Setting } from '../direction/props-of-brief.ts';
import type { SceneName } from '../direction/scene-name.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { standThing, type ThingKind } from '../kit/things.ts';
import type { Camera } from './camera.ts';

/** Something that the words put into the background: too large to stand beside the product. */
export interface FarThing {
  kind: ThingKind;
  /** Height as a share of the side, where the picture shows the whole set. */
  height: number;
  body: string;
  /** True for what hangs in the sky. */
  aloft?: boolean;
}

type Words = readonly [pattern: RegExp, thing: FarThing, within?: readonly SceneName[]];

/** Words, what they put there, and sets that show it already. */
const FAR_THINGS: readonly Words[] = [
  [
    /\b(?<!\b(?:circus|party|beer|wedding) )tents?\b/i,
    { kind: 'tent', height: 0.34, body: '#d98a2f' },
  ],
  [
    /\b(?:barbecues?|bbq|grill(?:s|ing)?|cook ?out)\b/i,
    { kind: 'grill', height: 0.36, body: '#2b2c2f' },
    ['diner'],
  ],
  [/\b(?:laptops?|macbook)\b/i, { kind: 'laptop', height: 0.25, body: '#c9ccd2' }],
  [
    /\b(?:bicycles?|bikes?|cycling)\b(?! (?:shop|store|lane|path))/i,
    { kind: 'bicycle', height: 0.36, body: '#2f6f8f' },
  ],
  [
    /\b(?:parked|vintage|classic|old) cars?\b/i,
    { kind: 'car', height: 0.26, body: '#a8382f' },
    ['car', 'urban'],
  ],
  [
    /\b(?:yellow |new york )?(?:taxis?|cabs?)\b(?! seat)/i,
    { kind: 'car', height: 0.26, body: '#e9b320' },
    ['car'],
  ],
  [
    /\bhot[- ]air balloons?\b/i,
    { kind: 'hotAirBalloon', height: 0.3, body: '#d8533f', aloft: true },
  ],
  [
    /\bguitars?\b(?! (?:shop|store))/i,
    { kind: 'guitar', height: 0.5, body: '#a8642a' },
    ['musicShop'],
  ],
  [/\bpianos?\b/i, { kind: 'piano', height: 0.4, body: '#1c1b1d' }, ['musicShop']],
  [/\barm ?chairs?\b/i, { kind: 'armchair', height: 0.4, body: '#9a6a4a' }],
  [
    /\b(?:record player|turntable|vinyl)\b(?! (?:shop|store))/i,
    { kind: 'recordPlayer', height: 0.2, body: '#7a4a2a' },
    ['musicShop', 'recordShop'],
  ],
  [/\bsurf ?boards?\b/i, { kind: 'surfboard', height: 0.56, body: '#f2ede0' }, ['surfShop']],
  [
    /\b(?:(?:sun|pool|beach|deck) ?(?:loungers?|beds?|chairs?)|loungers?|deck ?chairs?)\b/i,
    { kind: 'lounger', height: 0.24, body: '#f2ede0' },
  ],
  [/\b(?:umbrellas?|parasols?)\b/i, { kind: 'umbrella', height: 0.46, body: '#d8533f' }],
  [/\b(?:back ?packs?|rucksacks?)\b/i, { kind: 'rucksack', height: 0.32, body: '#5a6b3f' }],
  [/\btelescopes?\b/i, { kind: 'telescope', height: 0.44, body: '#e6e2d8' }],
  [/\bhorses?\b(?! (?:stables?|riding))/i, { kind: 'horse', height: 0.44, body: '#7a4a2a' }],
  [
    /\b(?:boats?|rowing boat|canoes?)\b(?! deck)/i,
    { kind: 'boat', height: 0.2, body: '#8a4a2e' },
    ['deck', 'beach', 'lake'],
  ],
  [
    /\b(?:(?:camper|camping|surf|hippie|vintage|retro|old|vw) ?(?:vans?|bus)|motor ?homes?|van ?life)\b/i,
    { kind: 'camperVan', height: 0.34, body: '#3f8f96' },
    ['car'],
  ],
  [
    /\b(?:dogs?|pupp(?:y|ies)|golden retriever|labrador)\b(?! (?:beds?|bowls?|parks?|house|food|toys?|treats?|collars?|leash|friendly))/i,
    { kind: 'dog', height: 0.36, body: '#c48a4a' },
  ],
  [
    /\b(?:cats?|kittens?)\b(?! (?:beds?|bowls?|tree|caf[eé]|food|toys?|treats?|litter|walk|eye))/i,
    { kind: 'cat', height: 0.26, body: '#8a8078' },
  ],
  [
    /\b(?:beach|tiki|cocktail) (?:bar|hut)s?\b(?=.{0,40}\b(?:beach|sea|ocean|sand|palms?)\b)|\b(?:beach|tiki) bars?\b/i,
    { kind: 'beachBar', height: 0.42, body: '#3f97a3' },
    ['cafe'],
  ],
  [/\btractors?\b/i, { kind: 'tractor', height: 0.34, body: '#3f7a35' }],
];

/** Most that stand behind one product. */
const MOST = 2;

/** What the words put behind the product. */
export function farThingsOf(words: string, { scene, product }: Setting): readonly FarThing[] {
  return FAR_THINGS.filter(
    ([pattern, , within]) =>
      pattern.test(words) && !pattern.test(product) && !within?.includes(scene),
  )
    .slice(0, MOST)
    .map(([, thing]) => thing);
}

const BLUR = 6.5;

/**
 * Stands them where the floor begins, on the side with more room first, over their dimness on the floor. What the set
 * holds already does not stand there twice.
 */
export function paintFarThings(
  painter: SetPainter,
  things: readonly FarThing[],
  { x: productX, zoom, view }: Pick<Camera, 'x' | 'zoom' | 'view'>,
  { floorTop, holds = [] }: { floorTop: number } & Pick<SetLook, 'holds'>,
): void {
  if (view.horizon === 0) return;
  const missing = things.filter(({ kind }) => !holds.includes(kind));
  const roomier = productX > 0.5 ? -1 : 1;
  const light = view.time === 'night' ? 0.4 : view.time === 'sunset' ? 0.7 : 1;
  for (const [index, { kind, height, body, aloft }] of missing.entries()) {
    const side = index === 0 ? roomier : -roomier;
    const x = SIDE * Math.min(0.86, Math.max(0.14, productX + side * 0.33));
    const base = floorTop + 30 * zoom;
    const tall = SIDE * height * Math.sqrt(zoom);
    if (aloft) {
      standThing(painter, {
        kind,
        x,
        base: tall * 1.16,
        height: tall,
        blur: BLUR * zoom,
        body,
        light,
      });
      continue;
    }
    painter.blurred(BLUR * 2, (context) => {
      context.fillStyle = 'rgba(8,6,4,0.5)';
      context.beginPath();
      context.ellipse(x, base - 4, tall * 0.5, tall * 0.05, 0, 0, Math.PI * 2);
      context.fill();
    });
    standThing(painter, { kind, x, base, height: tall, blur: BLUR * zoom, body, light });
  }
}
