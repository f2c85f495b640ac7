/** Adjectives that shops put behind the noun, as on a shelf: "hiking boots waterproof", "wool socks merino". */
const SHELF_WORDS =
  /^(.*?\p{L}) ((?:(?:extra |fully |100% )?(?:waterproof|slim|merino|organic|vegan|unisex|handmade|wireless|cordless|portable|outdoor|indoor|folding|adjustable|rechargeable|reusable|biodegradable|hypoallergenic|ionic|sandalwood|lavender|gluten[- ]free|sugar[- ]free|ceremonial grade|stainless steel|noise cancell?ing|orthop(?:a)?edic|ergonomic|weekly|monthly|fortnightly|refurbished|foldable|lightweight|airline approved|cruelty[- ]free|machine washable|keto|raw|unfiltered|unscented|(?:gas|wood|charcoal|electric)[- ](?:fired|powered))(?: |$))+)$/iu;

/** The same in the order of English: "waterproof hiking boots"; what reads right already stays. */
export function inEnglishOrder(name: string): string {
  const found = SHELF_WORDS.exec(name);
  if (!found?.[1] || !found[2] || /[,;:.–—]|\s-\s/.test(name)) return name;
  const [, noun, quality] = found;
  const opened = /^\p{Lu}/u.test(noun) && !/^\p{Lu}/u.test(quality);
  return opened
    ? `${quality.replace(/^\p{L}/u, (letter) => letter.toUpperCase())} ${noun.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
    : `${quality} ${noun}`;
}
