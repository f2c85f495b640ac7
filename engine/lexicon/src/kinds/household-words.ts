import type { KindWords } from './kind-words.ts';

/** What stands in a garden, a kitchen or a hall, helps one to hear and to get about, is bowed, and is put on a car. */
export const HOUSEHOLD_WORDS: KindWords = [
  [
    /\btrampolines?\b(?! (?:parks?|class(?:es)?|fitness|socks))|\btrampolin(?:e|s)?\b|camas? elásticas?|tappet[oi] elastic[oi]/iu,
    'trampoline',
  ],
  [
    /\b(?:pergolas?|gazebos?|verandas?|(?:patio|garden) (?:roofs?|covers?|canop(?:y|ies))|carports?)\b|pérgolas?|terrassenüberdachung\p{L}*|pergolat[oi]|terrasoverkapping\p{L}*/iu,
    'pergola',
  ],
  [
    /\bhedge ?(?:trimmers?|cutters?)\b|heckenscher\p{L}*|taille-?haies?|cortasetos|tagliasiepi|corta-?sebes|heggenscha(?:ar|ren)/iu,
    'hedgeTrimmer',
  ],
  [
    /\b(?:(?:chest |deep |garage )freezers?|(?<!(?:fridge|upright|larder)[- ])freezers?(?! (?:bags?|meals?|packs?|labels?)))\b|gefriertruhe\p{L}*|congélateurs?|arc[oó]n(?:es)? congelador\p{L}*|congelador(?:es)?|congelator[ei]|arcas? congeladoras?|diepvriezers?|vrieskist\p{L}*/iu,
    'chestFreezer',
  ],
  [
    /\b(?:(?:mini |american |wine |smart |integrated |larder )?(?:fridge(?:[- ]freezer)?|refrigerator)s?|upright freezers?)(?! (?:magnets?|repairs?|freezer))\b|kühlschrank|kühlschränke|réfrigérateurs?|\bfrigos?\b|frigor[ií]fic\p{L}*|\bneveras?\b|\bgeladeiras?\b|koelkast\p{L}*|холодильник|冷蔵庫|冰箱|냉장고/iu,
    'fridge',
  ],
  [
    /\b(?:(?:bar|counter|breakfast|kitchen|kitchen island) ?stools?|stools for (?:bars?|kitchen islands?))\b|\bbarhocker\p{L}*|tabourets? de bar|taburetes?|sgabell[oi]|bancos? de bar|barkruk\p{L}*/iu,
    'barStools',
  ],
  [
    /\bhearing (?:aids?|devices?|instruments?)\b|hörgerät\p{L}*|appareils? auditifs?|prothèses? auditives?|audífonos?|apparecch[io]+ acustic[oi]|aparelhos? auditivos?|hoortoestel\p{L}*|hoorapparat\p{L}*/iu,
    'hearingAids',
  ],
  [
    /\b(?:(?:electric |power |folding |transport )?wheel ?chairs?)\b(?! (?:accessible|access|friendly|ramps?|taxis?|basketball|tennis|rugby|vans?|lifts?))|rollst[uü]hl\p{L}*|fauteuils? roulants?|sillas? de ruedas|sedi[ae] a rotelle|cadeiras? de rodas|rolstoel\p{L}*/iu,
    'wheelchair',
  ],
  [
    /\b(?:violins?|fiddles?|violas?)\b|\bgeigen?\b|\bgeigenunterricht\b|\bviolons?\b|\bviol[ií]n(?:es)?\b|\bviolin[oi]s?\b|\bviool\b|\bviolen\b|скрипк|バイオリン|小提琴|바이올린/iu,
    'violin',
  ],
  [
    /\b(?:cellos?|cellists?|double bass(?:es)?)\b|violoncelles?|violonchelos?|violoncell[oi]|violoncelos?|виолончел|チェロ|大提琴|첼로/iu,
    'cello',
  ],
  [
    /\b(?:(?:car )?seat covers?|roof (?:box(?:es)?|racks?)|car mats?|(?:vinyl|car|van|vehicle|fleet) wrap(?:s|ping)?)\b/iu,
    'car',
  ],
  [/\b(?:kitchen|basin|bath|mixer|boiling water) taps?\b/iu, 'tap'],
  [/\b(?:nespresso|coffee|espresso) (?:capsules?|pods?)\b/iu, 'coffeeMachine'],
  [
    /\b(?:indoor |outdoor )?bouldering\b(?: (?:gym|day pass|pass|wall|hall)(?:e?s)?)*/iu,
    'climbingWall',
  ],
];
