/** Adjectives that shops put behind the noun, as on a shelf: "hiking boots waterproof", "wool socks merino". */
const SHELF_WORDS =
  /^(.*?\p{L}) ((?:(?:extra |fully |100% )?(?:waterproof|slim|merino|organic|vegan|unisex|handmade|wireless|cordless|portable|outdoor|indoor|folding|adjustable|rechargeable|reusable|biodegradable|hypoallergenic|ionic|sandalwood|lavender|gluten[- ]free|sugar[- ]free|ceremonial grade|stainless steel|noise cancell?ing|orthop(?:a)?edic|ergonomic|weekly|monthly|fortnightly|refurbished|foldable|lightweight|airline approved|cruelty[- ]free|machine washable|keto|raw|unfiltered|unscented|(?:gas|wood|charcoal|electric)[- ](?:fired|powered))(?: |$))+)$/iu;

/** What carries a thing, typed before it: "backpack laptop", "case iPhone 15". */
const CARRIER_FIRST =
  /^(backpack|bag|case|sleeve|cover|stand|holder|mount|charger|strap|rack|shelf|mat|cage|bed) (laptop|phone|iphone|smartphone|tablet|ipad|camera|macbook|kindle|airpods|bike|bicycle|gym|shoe|wine|spice|book|yoga|dog|cat|hamster|guitar|keyboard|monitor|tv)(?= |$)/iu;

/** The same in the order of English: "waterproof hiking boots"; what reads right already stays. */
export function inEnglishOrder(typed: string): string {
  const name = typed.replace(CARRIER_FIRST, '$2 $1');
  const found = SHELF_WORDS.exec(name);
  if (!found?.[1] || !found[2] || /[,;:.–—]|\s-\s/.test(name)) return name;
  const [, noun, quality] = found;
  const opened = /^\p{Lu}/u.test(noun) && !/^\p{Lu}/u.test(quality);
  return opened
    ? `${quality.replace(/^\p{L}/u, (letter) => letter.toUpperCase())} ${noun.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
    : `${quality} ${noun}`;
}
