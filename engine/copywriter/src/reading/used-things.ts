import { cutToFirstClause } from './first-clause.ts';

/** Matches words for used things. */
const USED =
  /(?<![\p{L}\p{M}])(?:gebraucht(?:e[mnrs]?)?|second[- ]?hand|aus zweiter hand|used|pre-?loved|pre-?owned|d['’]occasion|occasion|seconde main|(?:de|di|em|en) segunda mano|segunda mão|usad[oa]s?|usat[oaie]|seminov[oa]s?|di seconda mano|tweedehands|gebruikte?|używan\p{L}+|z drugiej ręki|begagnad\p{L}*|б\/?[ув]|подержанн\p{L}+|вживан\p{L}+|[iİ]kinci el|2\. el|kullanılmış|μεταχειρισμέν\p{L}+|יד שנייה|משומש\p{L}*|مستعمل\p{L}*|bekas|seken|preloved|cũ|đã qua sử dụng|còn mới \d+\s?%)(?![\p{L}\p{M}])|पुरान[ीाे]|सेकंड हैंड|มือ(?:สอง|\s?2)|中古|중고|二手|闲置|[九八]成新/iu;

/** Tells whether the first clause of a product field names a used thing. */
export function namesUsedThing(product: string): boolean {
  return USED.test(cutToFirstClause(product));
}
