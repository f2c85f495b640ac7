import { defineObject } from '../kit/define-object.ts';
import { gown } from '../kit/gown.ts';

/** Dress with a full skirt on a dressmaker's form. */
export const dress = defineObject({
  make: gown,
  trade: 'wear',
  words: [
    {
      rank: 14070,
      pattern:
        /\b(?:(?:baby|evening|summer|prom|party|maxi|cocktail|linen) )?(?:dress(?:es)?(?! (?:codes?|shirts?|shoes?|up))|gowns?|skirts?(?!ing)|jumpsuits?|abayas?|kaftans?|sarees?|saris?)\b|\bwom[ae]n['’]?s? (?:clothing|clothes|fashion|wear)\b|\bmaternity (?:wear|clothes|clothing|fashion)\b|\bboutique$|\p{L}*kleid(?:er|chen)?\b|damenmode|\brobes? (?!de chambre)|\brobes?$|\bvestidos?\b|\bvestiti?\b|\babiti\b|плать[ея]|ワンピース|ドレス(?!ッ)|连衣裙|裙|드레스|원피스|فستان|فساتين|عباي|ड्रेस|साड़ी|साड़ियाँ/iu,
    },
    { rank: 18170, pattern: /\b\p{L}*jurk(?:en|jes)?\b/iu },
    { rank: 19150, pattern: /\bsukien\p{L}*|\bklänning\p{L}*/iu },
    { rank: 21210, pattern: /сукн|váy|đầm|\bgaun\b|ชุดเดรส/iu },
  ],
});
