const QUALITY =
  '(?:waterproof|compostable|slim|merino|organic|vegan|unisex|handmade|wireless|cordless|portable|outdoor|indoor|folding|adjustable|rechargeable|reusable|biodegradable|hypoallergenic|ionic|sandalwood|lavender|gluten[- ]free|sugar[- ]free|ceremonial grade|stainless steel|noise cancell?ing|orthop(?:a)?edic|ergonomic|weekly|monthly|fortnightly|refurbished|foldable|lightweight|airline approved|cruelty[- ]free|machine washable|keto|raw|unfiltered|unscented|(?:gas|wood|charcoal|electric)[- ](?:fired|powered))';
/** Matches an adjective at the start of a description, in the words of product labels. */
export const SHELF_WORD = new RegExp(`^(?:extra |fully |100% )?${QUALITY}(?= |$)`, 'iu');
/**
 * Matches adjectives after the noun, as on product labels, for example "hiking boots waterproof",
 * "wool socks merino".
 */
const SHELF_WORDS = new RegExp(
  String.raw`^(.*?\p{L}) ((?:(?:extra |fully |100% )?${QUALITY}(?: |$))+)$`,
  'iu',
);

/**
 * Matches a bag, case or holder before its content, for example "backpack laptop", "case iPhone
 * 15".
 */
const CARRIER_FIRST =
  /^(backpack|bag|case|sleeve|cover|stand|holder|mount|charger|strap|rack|shelf|mat|cage|bed) (laptop|phone|iphone|smartphone|tablet|ipad|camera|macbook|kindle|airpods|bike|bicycle|gym|shoe|wine|spice|book|yoga|dog|cat|hamster|guitar|keyboard|monitor|tv)(?= |$)/iu;

/** Matches a school subject after the word for teaching, for example "tutor maths". */
const TAUGHT_LAST =
  /^(tutor|tuition|teacher|lessons|classes|course) (maths?|english|science|physics|chemistry|biology|french|spanish|german|piano|guitar|violin|singing|drums?|swimming|tennis|golf|dance|ballet|yoga|driving|cooking|sewing)(?= |$)/iu;

/** Matches an exam after the word for teaching, for example "maths tutor GCSE". */
const EXAM_LAST =
  /^(.*\b(?:tutors?|tutoring|tuition)) (gcse|a[- ]?levels?|11\+|sats?|ielts|toefl)$/iu;

/**
 * Puts a product's words into English order, for example "waterproof hiking boots". A text that is
 * already in this order is returned unchanged.
 */
export function setEnglishOrder(typed: string): string {
  const name = typed
    .replace(CARRIER_FIRST, '$2 $1')
    .replace(TAUGHT_LAST, '$2 $1')
    .replace(EXAM_LAST, '$2 $1');
  const found = SHELF_WORDS.exec(name);
  if (!found?.[1] || !found[2] || /[,;:.–—]|\s-\s/.test(name)) return name;
  const [, noun, quality] = found;
  const opened = /^\p{Lu}/u.test(noun) && !/^\p{Lu}/u.test(quality);
  return opened
    ? `${quality.replace(/^\p{L}/u, (letter) => letter.toUpperCase())} ${noun.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
    : `${quality} ${noun}`;
}
