import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import {
  frontPicture,
  nearest,
  type ProductColours,
  type ProductObject,
} from '../kit/product-object.ts';

const { max, min } = Math;

/** Stand-up pouch that thins towards its sealed top, for coffee, snacks and pet food. */
export const pouch = defineObject({
  make: makePouch,
  servedAt: true,
  words: [
    { rank: 4330, pattern: /\b(?:animal|horse|cattle|chicken|poultry) feed\b/iu },
    {
      rank: 7120,
      pattern:
        /\b(?:(?:refillable |eco )?(?:cleaning|dishwasher|laundry|toilet|descaling) (?:tablets?|pods?|sheets?|strips?|capsules?))\b/iu,
    },
    {
      rank: 12050,
      pattern:
        /\b(?:dog|cat|pet|puppy|bird|horse) (?:food|treats?|chews?|snacks?|biscuits?|kibble|litter)\b|hundefutter|katzenfutter|tierfutter|croquettes|\bpienso|ração|корм для|ペットフード|ドッグフード|狗粮|猫粮|사료/iu,
    },
    {
      rank: 15170,
      pattern:
        /\b(?:coffee (?:(?:bean )?subscriptions?|beans?|roast(?:s|ers?|ery|eries|ing)|bags?|clubs?|boxe?s?)|(?:whole )?beans?)\b|kaffeebohnen|kaffeerösterei|\p{L}*rösterei|cafés? en grains?|torréfact|café en grano|torrefazion|café em grãos|кофе в зёрнах|コーヒー豆|珈琲豆|咖啡豆|원두/iu,
    },
    {
      rank: 16100,
      pattern:
        /\b(?:coffee beans?|beans|pouch(?:es)?|granola|snacks?|(?<!(?:and|&|n) )chips|trail mix|electrolytes?(?: powders?)?|meal replacements?(?: shakes?)?|protein powder|jerky|nuts|tea leaves|popcorn|whey|protein shakes?|pretzels?|crisps)\b/iu,
    },
    { rank: 16255, pattern: /blumenerde/iu },
    { rank: 18460, pattern: /\bhonden(?:brokken|voer)\b|\bkattenvoer\b/iu },
    { rank: 19290, pattern: /\bkarm(?:a|y) dla\b|\b(?:hund|katt)mat\b/iu },
    { rank: 20590, pattern: /\b(?:fertili[sz]ers?|potting soil|mulch)\b|\bdünger\b/iu },
  ],
});

function makePouch(colours: ProductColours): ProductObject {
  const foil = (x: number, y: number, z: number) => {
    const t = max(0, min(1, y / 1.9));
    const thickness = 0.36 * (1 - t * t) + 0.03;
    const fold = 0.012 * Math.sin(x * 9 + y * 4) * (1 - t);
    return (
      (roundBox(x, y - 0.98, z, 0.7 - 0.05 * Math.sin(t * 3.1), 0.98, thickness, 0.03) + fold) *
      0.72
    );
  };
  const seal = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.96, z, 0.7, 0.08, 0.032, 0.02);
  return {
    distance: (x, y, z) => min(foil(x, y, z), seal(x, y, z)),
    part: (x, y, z) => nearest(foil(x, y, z), seal(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.38, finish: 'matte' },
      { colour: colours.dark, roughness: 0.4, finish: 'matte' },
    ],
    decals: [frontPicture(0, 'label', 0.5, 0.4, 1.5, 0.02)],
    height: 2.04,
    radius: 0.74,
    yaw: 0.3,
    pitch: 0.12,
  };
}
