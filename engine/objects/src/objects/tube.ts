import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { disc, roundBox } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sin, sqrt } = Math;

/** Squeeze tube standing on its cap. */
export const tube = defineObject({
  make: makeTube,
  trade: 'beauty',
  words: [
    { rank: 6150, pattern: /\b(?:(?:spray|fake|self) tan(?:s|ning|ner)?)\b/iu },
    { rank: 9385, pattern: /protectores solar|protetores solar/iu },
    {
      rank: 13040,
      pattern:
        /\b(?:toothpastes?|(?:hand|foot|sun|bb|shaving) creams?|sun ?screens?|sun ?blocks?|spf|(?:face|facial) (?:wash(?:es)?|cleansers?|scrubs?)|cleansers?|hair gel|deodorants?|self[- ]tan(?:ning|ners?)?(?: mousse)?)\b|zahnpasta|zahncreme|handcreme|sonnencreme|sonnenschutz|dentifric|crèmes? (?:pour les )?mains|crèmes? solaires?|pastas? de dientes|cremas? (?:de|para) manos|protector solar|crem[ae] (?:per le )?mani\b|crem[ae] solar|pasta de dente|cremes? (?:de|para as) mãos|protetor solar|зубн\p{L}* паст|крем для рук|солнцезащит|歯磨き粉|日焼け止め|ハンドクリーム|牙膏|防晒|护手霜|치약|선크림|핸드크림|معجون (?:ال)?أسنان|واقي (?:ال)?شمس|टूथपेस्ट|सनस्क्रीन/iu,
    },
  ],
});

function makeTube(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const t = max(0, min(1, (y - 0.42) / 1.7));
    const a = 0.45 + 0.1 * t;
    const b = 0.45 * (1 - t * t) + 0.035;
    const k0 = sqrt((x * x) / (a * a) + (z * z) / (b * b));
    const k1 = sqrt((x * x) / (a * a * a * a) + (z * z) / (b * b * b * b));
    const flat = k1 < 1e-9 ? -b : (k0 * (k0 - 1)) / k1;
    const deep = abs(y - 1.27) - 0.87;
    const p = max(flat + 0.02, 0);
    const q = max(deep + 0.02, 0);
    return (min(max(flat, deep) + 0.02, 0) + sqrt(p * p + q * q) - 0.02) * 0.7;
  };
  const seal = (x: number, y: number, z: number) =>
    (roundBox(x, y - 2.18, z, 0.56, 0.1, 0.035, 0.015) + 0.006 * sin(y * 90)) * 0.8;
  const cap = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    return disc(axis, y - 0.2, 0.42 + 0.02 * sin(y * 3), 0.2, 0.05);
  };
  return assembled(
    [
      [body, matte(colours.body, 0.3)],
      [seal, matte(colours.body, 0.3)],
      [cap, metal(colours.metal, 0.2)],
    ],
    {
      height: 2.28,
      radius: 0.6,
      yaw: 0.28,
      pitch: 0.1,
      decals: [frontPicture(0, 'print', 0.5, 0.5, 2, 0.01)],
    },
  );
}
