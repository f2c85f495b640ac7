import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min } = Math;

/** Three stacks of coins. */
export const coins = defineObject({
  make: makeCoins,
  trade: 'advice',
  words: [
    {
      rank: 11030,
      pattern:
        /\b(?:crypto(?:currency)? (?:wallets?|exchanges?|tax|investing|trading)|(?:bitcoin|ethereum|defi|nft)(?: \w+)?)\b/iu,
    },
    {
      rank: 17030,
      pattern:
        /\b(?:tax(?:es)?|account(?:ing|ants?)|bookkeep\w*|payroll|loans?|mortgages?|invest\w*|financ\w+|(?<!(?:power|blood) )bank(?:ing)?|credit|factoring|crypto|trading)\b|\p{L}*steuer(?!ung|gerät)|\p{L}*buchhalt|\p{L}*finanz|\p{L}*kredit|comptab|\bimpôt|contab|asesoría fiscal|commercialista|налог|бухгалт|\p{L}*кредит|ضرائب|محاسب|税理士|税务|会计|세무|टैक्स|लोन/iu,
    },
    { rank: 18320, pattern: /\bboekhoud\p{L}*|\bbelasting\p{L}*|\bhypothe(?:ek|ken)\p{L}*/iu },
    {
      rank: 19320,
      pattern:
        /\bksięgow\p{L}*|\bbiur\p{L} rachunkow\p{L}*|\bredovisning\p{L}*|\bbokföring\p{L}*/iu,
    },
    { rank: 21170, pattern: /бухгалтер|kế toán|\bakuntan\b|pajak|บัญชี|ภาษี/iu },
  ],
});

function makeCoins(colours: ProductColours): ProductObject {
  const thick = 0.15;
  const stack = (x: number, y: number, z: number, count: number) => {
    const nth = min(count - 1, max(0, Math.round(y / thick - 0.5)));
    const sway = nth % 3 === 0 ? 0.03 : nth % 2 === 0 ? -0.02 : 0;
    return cylinder(x - sway, y - (nth + 0.5) * thick, z, 0.42, thick / 2, 0.035) * 0.85;
  };
  return assembled(
    [
      [(x, y, z) => stack(x + 0.92, y, z, 4), metal('#e2bd6b', 0.26)],
      [(x, y, z) => stack(x, y, z + 0.1, 7), metal('#dcb35a', 0.26)],
      [(x, y, z) => stack(x - 0.92, y, z, 11), metal('#e8c67a', 0.26)],
      [
        (x, y, z) => cylinder(x - 0.46, z - 0.62, y - 0.4, 0.38, 0.06, 0.03),
        matte(colours.accent, 0.3),
      ],
    ],
    { height: 1.68, radius: 1.36, yaw: 0.3, pitch: 0.22 },
  );
}
