/**
 * What nobody has ever seen stand by itself: it is laid down, hung up or held. Only where it is what is sold, not what that
 * is for: a pen holder stands.
 */
const LYING = new RegExp(
  `\\b(?:${[
    // Tools and what lies in drawers.
    'hammers?|mallets?|(?:side )?cutters?|pliers|pincers|tweezers|wrench(?:es)?|spanners?|screwdrivers?|chisels?',
    'scissors|shears|secateurs|clippers|(?:hack|hand|fret)?saws?|trowels?|kni(?:fe|ves)|cutlery|spoons?|forks?|spatulas?',
    'whisks?|ladles?|combs?|(?:\\w+ ?)?brush(?:es)?|razors?|pens?|pencils?|markers?|crayons?|rulers?|keys?|screws?|nails?',
    'syringes?|thermometers?|toothbrush(?:es)?|bookmarks?|badges?|patch(?:es)?|stickers?|clothes ?pegs?|spokeshaves?',
    // Jewellery.
    'necklaces?|pendants?|chains?|ear ?rings?|brooch(?:es)?|anklets?|cufflinks?',
    // Clothes.
    '(?:t-?|sweat|polo )?shirts?|tees?|tops?|blouses?|jumpers?|sweaters?|pullovers?|cardigans?|hoodies?|jackets?|coats?',
    'trousers|pants|jeans|shorts|leggings|joggers|dress(?:es)?|skirts?|swimsuits?|bikinis?|underwear|boxers|bras?|pyjamas|pajamas',
    'rompers?|onesies?|socks?|tights|gloves?|mittens?|scar(?:f|ves)|shawls?|ties|tie|bow ?ties?|belts?|suspenders|jerseys?',
  ].join('|')})(?=\\s*(?:$|[,.;:(–-]|\\b(?:for|with|in|of|from|made|by|and)\\b))`,
  'i',
);

/** Whether a product, in English words, lies or hangs when nobody holds it. */
export function liesByNature(product: string): boolean {
  return LYING.test(product);
}
