import type { FloorMaterial } from '../kit/floor-material.ts';

/** Gold is redder than yellow: dark yellow is olive. */
export const GOLD_HUE = 76;

/** Hues in degrees of OKLCH. */
export const COLOURS: readonly (readonly [number, RegExp])[] = [
  [355, /\b(?:pink|rose|magenta|fuchsia|blush)\b/i],
  [25, /\b(?:red|crimson|scarlet|burgundy)\b/i],
  [50, /\b(?:orange|amber|terracotta|coral(?! reef)|peach|copper|apricot)\b/i],
  [92, /\b(?:yellow|mustard)\b/i],
  [GOLD_HUE, /\b(?:gold|golden(?! gate))\b/i],
  [
    82,
    /\b(?:beige|(?<!(?:ice|face|hand|body) )cream|champagne(?= ?(?:colou?r|gold|beige|pink|satin|silk|tones?|hue|shade|back(?:ground|drop)|wall|palette)))\b/i,
  ],
  [145, /\b(?:green|sage|emerald|olive|mint(?= ?(?:green|background|colou?r|wall|backdrop)))\b/i],
  [195, /\b(?:teal|turquoise|cyan|aqua)\b/i],
  [252, /\b(?:blue|navy|azure|indigo)\b/i],
  [300, /\b(?:purple|violet|lavender|lilac)\b/i],
];

/** What a product can be asked to stand on. */
export const SURFACES: readonly (readonly [FloorMaterial, RegExp])[] = [
  ['marble', /\bmarble\b/i],
  [
    'wood',
    /\b(?:wood|wooden|oak|walnut|timber|planks?|rustic (?:\w+ )?(?:table|board|counter(?: ?top)?|kitchen))\b(?! ?land)/i,
  ],
  [
    'concrete',
    /\b(?:concrete|brutalis[mt]|cement|slate|granite|travertine|limestone|quartz|(?<!sand)stone)\b(?! ?(?:wall|age|garden|house))/i,
  ],
  [
    'gingham',
    /\b(?:gingham|picnic(?! (?:table|bench|basket|area))|(?:checked|checkered|plaid|tartan) (?:blanket|cloth|tablecloth|rug))\b/i,
  ],
  ['checker', /\b(?:check(?:er(?:ed|board)?|ed|erboard) (?:floor|tiles?)|chess ?board)\b/i],
  [
    'tile',
    /\b(?:on|onto) (?:an? |the )?(?:[\w-]+ ){0,2}tiles?\b|\btiled? (?:floor|surface|counter)\b/i,
  ],
  [
    'leather',
    /\bon (?:an? |the )?(?:[\w-]+ ){0,2}leather\b(?! (?:sofa|chair|armchair|couch|bag|belt|strap))/i,
  ],
  [
    'metal',
    /\b(?:metal(?:lic)?|steel|alumini?um|iron|copper|brass) (?:\w+ )?(?:surface|table(?: ?top)?|plates?|counter(?: ?top)?|sheet|floor|bench|ground)\b|\bon (?:an? |the )?(?:(?:brushed|stainless|rusty|rusted|raw|polished|corrugated) )+(?:metal|steel|iron|alumini?um|copper|brass)\b/i,
  ],
  ['rubber', /\bon (?:an? |the )?(?:[\w-]+ ){0,2}(?:yoga|exercise|gym|pilates) mat\b/i],
  ['clay', /\b(?:clay|tennis) (?:tennis )?courts?\b/i],
  [
    'sand',
    /\b(?:on|in) (?:the |fine |white |golden )*sand\b|^[^\w]*(?:with )?sand\b|\b(?:black|dark|gr[ea]y|pink|red|orange|white|volcanic) sand\b/i,
  ],
  [
    'petals',
    /\b(?:bed|carpet|layer|sea|pile) of (?:[\w-]+ ){0,2}petals\b|\b(?:covered|strewn) (?:with|in) (?:[\w-]+ ){0,2}petals\b/i,
  ],
  [
    'cubes',
    /\b(?:on|in) (?:the |some |clear )?(?:crushed |broken )?ice cubes?\b|\b(?:on|in) (?:the |some )?(?:crushed|broken) ice\b|\b(?:bed|pile|heap) of (?:crushed |broken )?ice\b/i,
  ],
  ['snow', /\b(?:on|in) (?:the |fresh |deep )*snow\b/i],
  ['grass', /\b(?:(?:on|in) (?:the |green |fresh )*grass|lawn)\b/i],
  ['moss', /\b(?:moss|mossy)\b/i],
  ['cobble', /\bcobble(?:d|stones?)\b/i],
  ['gravel', /\b(?:gravel|pebble beach|mountains? (?:hik(?:e|ing) )?(?:trail|path))\b/i],
  [
    'water',
    /\b(?:on|in) (?:the |calm |still )*water\b|\bfloating (?:on|in) (?:an? |the )?(?:[\w-]+ ){0,2}pond\b|\bwater surface\b|\bripples?\b|\brippl(?:ing|ed) water\b/i,
  ],
  [
    'cloth',
    /\b(?:velvet|silk|satin|linen|fabric|cloth|scar(?:f|ves)|shawl|(?<!picnic )blanket|bed ?sheets?|table ?cloths?|denim|jute|burlap|canvas|felt|fur|fleece)\b(?! (?:curtains?|drapes?|backdrop|background|wall|sofa))/i,
  ],
];

/** What a stand is made of is not what the floor is made of. */
export const STAND_OF =
  /\b(marble|wood(?:en)?|oak|walnut|timber|concrete|cement|slate|granite|stone)\s+(?:[\w-]+\s+)?(?:podium|pedestal|plinth|platform|block|cube|stand|tray|cylinder|column)\b/i;

/** Colours called after a place or a thing: "sky blue" is no sky, and "midnight blue" no midnight. */
export const NAMED_COLOUR =
  /\b(?:sky|ocean|sea|forest|grass|snow|ice|jet|brick|wine|midnight|coral|stone|moss)[- ](blue|green|white|black|red|pink|gr[ea]y)\b/gi;
