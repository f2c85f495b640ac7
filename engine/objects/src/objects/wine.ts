import { bottleAndGlass } from '../kit/bottle-and-glass.ts';
import { defineObject } from '../kit/define-object.ts';

const RED_WINE = '#7a1230';

/** Bottle of wine, corked, and a glass of it. */
export const wine = defineObject({
  make: (colours) => bottleAndGlass(colours, RED_WINE),
  trade: 'drinks',
  lessons: 'shown',
  servedAt: true,
  words: [
    {
      rank: 15140,
      pattern:
        /\b(?:(?:red |white |rosé |natural |sparkling |fine )?wines?(?! (?:glass(?:es)?|racks?|coolers?|fridges?|cabinets?|openers?|cellars?))(?: tours?)?|(?:winer(?:y|ies)|vineyards?)(?: tours?)?|sommeliers?)\b|\p{L}*(?<!sch)weine?\b|\bwein(?:gut|handlung|laden|probe|abo|bar)|\p{L}*winzer|\bvins?\b|vignoble|vigneron|\bvinos?\b|\bbodegas?\b|viñedo|\bvini\b|\bcantina\b|enotec|\bvinhos?\b|vinícola|вин[оа]\b|винодел|ワイン(?!グラス)|葡萄酒|红酒|와인(?!잔)|نبيذ/iu,
    },
    { rank: 18080, pattern: /\bwijn(?:en|bar|winkel|handel|proeverij|gaard|abonnement)?\b/iu },
    { rank: 19080, pattern: /\bwin(?:o|a)\b(?= \p{L}*(?:e|a|owe)\b)|\bwiniarni\p{L}*|\bviner\b/iu },
    { rank: 20040, pattern: /\b(?:tapas(?: bars?)?)\b/iu },
  ],
});
