import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min } = Math;

/** Covered dish of a kitchen. */
export const cloche = defineObject({
  make: makeCloche,
  trade: 'dining',
  lessons: 'shown',
  emblemOf: 'selling',
  words: [
    { rank: 2140, pattern: /\b(?:sunday (?:roasts?|lunch(?:es)?)|carver(?:y|ies))\b/iu },
    { rank: 5010, pattern: /\b(?:(?:book|reserve) a table|osterias?|tavernas?)\b/iu },
    {
      rank: 5080,
      pattern:
        /\b(?:(?:menu|dish|special) of the (?:day|week)|(?:daily|lunch|set|tasting|seasonal) (?:menu|special)s?)\b|tagesmenü|tagesgericht|mittagstisch|mittagsmenü|menu du jour|plat du jour|menú del día|menù del giorno|menu do dia|prato do dia|dagmenu|dagschotel|danie dnia|günün menüsü|бизнес-ланч|日替わり/iu,
    },
    {
      rank: 17170,
      pattern:
        /\b(?:restaurants?|bistro|brasserie|catering|caterer|food truck|meals?|lunch|dinner|supper|chefs?|cooking|canteen|(?:fried |free[- ]range |roast )?chicken|(?:chicken )?wings|curr(?:y|ies)|dim sum|street food|empanadas?|paella|takeaway)\b|gaststätte|speisen|traiteur|restaurante|comida|\bcena\b|refei[cç]|ristorante|trattoria|\p{L}*ресторан|кафе(?!л|др)|مطعم|مطاعم|وجبات|レストラン|食堂|弁当|餐厅|外卖|식당|레스토랑|도시락|रेस्टोरेंट|रेस्तरां|भोजन|खाना/iu,
    },
    { rank: 21080, pattern: /ресторан|nhà hàng|quán ăn|rumah makan|\brestoran\b|ร้านอาหาร/iu },
  ],
});

function makeCloche(colours: ProductColours): ProductObject {
  return assembled(
    [
      [(x, y, z) => max(sphere(x, y - 0.2, z, 0.94), 0.2 - y), metal(colours.metal, 0.12)],
      [(x, y, z) => cylinder(x, y - 0.1, z, 1.24, 0.08, 0.06), matte('#fdfbf6', 0.22)],
      [(x, y, z) => cylinder(x, y - 0.22, z, 0.98, 0.05, 0.03), matte(colours.body, 0.3)],
      [
        (x, y, z) => min(cylinder(x, y - 1.2, z, 0.06, 0.08, 0.02), sphere(x, y - 1.34, z, 0.13)),
        metal(colours.metal, 0.14),
      ],
    ],
    { height: 1.46, radius: 1.26, yaw: 0, pitch: 0.18 },
  );
}
