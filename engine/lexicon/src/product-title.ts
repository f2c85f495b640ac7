import { decode } from 'html-entities';
import { GRAMMARS } from './grammar/grammar.ts';

/** A shop's product title, split into parts. */
interface ProductTitle {
  /** The product's name without options and numbers, so that it fits into a sentence. */
  name: string;
  /** The values of the chosen options, for example "Red", "XL", "6-Count". */
  variant: string[];
  /** Article numbers without their label, for example "4711-XL". */
  articleNumbers: string[];
  /**
   * Accessories after "incl." or the like, if they are counted or listed, for example "2x 2,0Ah
   * Akku + Ladegerät".
   */
  included: string | null;
}

const TAG = /<\/?[a-z][^<>]*>|<!--.*?-->/giu;

/**
 * Matches an article number with its label, such as "SKU" or "Art.-Nr.". An article number must
 * contain a digit; for example, "Model Rocket" is no article number.
 */
const ARTICLE_NUMBER =
  /\s*[([]?(?<![\p{L}\d])(?:sku|asin|ean|gtin|upc|isbn|mpn|p\/n|art(?:ikel|icle|ículo|icolo|igo)?\.?[\s-]?(?:nr|no|n°|num|nummer|number)\.?|(?:item|model(?:l|o|lo)?|part|stock|product)[\s-]?(?:nr|no|number|#)\.?|ref(?:erence|erenz|erencia|érence|erência)?\.?|арт(?:икул)?\.?|nr kat\.?|品番|型番|货号|품번)[:#\s.]*((?=[\p{L}\d\-_/.]*\d)[\p{L}\d][\p{L}\d\-_/.]{2,})[)\]]?/giu;
/** Matches an article number in brackets without a label, and a bar code of 12 to 14 digits. */
const CODE_IN_BRACKETS = /\s*[([]((?=[^)\]]*\d)[A-Z\d]+(?:[-_/][A-Z\d]+)+)[)\]]/gu;
const BAR_CODE = /(?<=\p{L}.*)\s+(\d{12,14})(?!\d)/gu;
/**
 * Matches an article number after the title's last dash, without brackets, for example "-
 * YG661500".
 */
const CODE_BEHIND_DASH = /\s+[-–—]\s+([A-Z]{1,5}[-/]?\d{4,}[A-Z\d/-]*)$/gu;
/** Matches trademark signs, and stars that refer to a footnote. */
const MARKS = /(?<=[\p{L}\p{N}])\s?[®™©℠]|(?<=[\p{L}\p{N}])\*+(?=\s|$|[,.;:)])/gu;
/** Matches words for "including", with all that follows them in the title. */
const INCLUDED =
  /\s+(?:[+&]\s*)?(?:inkl|incl|inklusive|inclusief|inclus|incluye|incluso|incluído|inkluderar)\.?\s+(?!(?:mwst|vat|tva|iva|btw|moms)\b)(.+)$/iu;

const DASH = /\s+[-–—|]\s+/u;
/**
 * Matches two options of one word each at a title's end, each after a dash, for example " - King - Sage". The
 * first option may also be a model, for example "Malm - Oak".
 */
const OPTION_CHAIN = /\s[-–—|]\s([\p{L}\p{N}]+)\s[-–—|]\s(\p{L}+)$/u;
/**
 * Matches a comma that separates words. A comma between two digits is a decimal separator and is
 * excluded.
 */
const COMMA = /,(?!\d)|(?<!\d),/u;

const SIZE =
  /^(?:(?:size|größe|gr\.?|taille|talla|taglia|tamanho|maat|rozmiar|storlek|beden|размер|розмір|ukuran|cỡ|מידה|مقاس)\s*)?(?:(?:\d{0,2}x{0,4}[sml]|xs|xl)(?:[/-](?:\d{0,2}x{0,4}[sml]|xs|xl))?|(?:eu|uk|us|fr|it|de)\s?\d{1,2}(?:[.,]\d)?|w\d{2}(?:\s?[/-]?\s?l\d{2})?|\d{1,3}(?:[.,]\d)?(?:\s?\/\s?\d{1,3})?(?:\s?[x×]\s?\d{1,4}(?:[.,]\d)?){0,2})(?:\s?(?:cm|mm|m|in|inch|zoll|"|″))?$/iu;
/**
 * Matches a size at the end without a separator before it, for example "Gr. 44", "T.38", "taglia
 * M".
 */
const SIZE_AT_END =
  /(?<=\p{L}{3}.*)\s+((?:gr|t|r|rozm|str|p)\.\s?\d{2}(?:[.,]5)?|(?:size|größe|taille|talla|taglia|tamanho|maat|rozmiar|storlek|beden|размер|розмір)\s(?:\d{2}(?:[.,]5)?|x{0,3}[sml]))$/iu;
/**
 * Matches words before the limit of a size range ("from", "up to"), because a range is no chosen
 * option.
 */
const RANGE =
  /(?<!\p{L})(?:from|up to|ab|bis|bis zu|dès|à partir de|à partir du|jusqu[’']à|jusqu[’']au|desde|hasta|da|dalla|fino a|fino alla|a partir de|a partir do|desde o|até|até ao|vanaf|tot|od|do|från|upp till|от|до|від|από|έως)\s*$/iu;
/** Matches the number of pieces in a pack, for example "6 pcs", "pack of 3". */
const COUNT =
  /^(?:(?:pack|packung|set|lot|box)\s(?:of|de|mit|à|von|da)\s\d+|\d+[\s-]?(?:pcs?|pieces?|piece|count|ct|pack|er[- ]pack|stück|stk\.?|pièces?|piezas|unidades|uds?\.?|pezzi|pz\.?|peças|stuks|szt\.?|adet|шт\.?|個|入り|件|개|er[- ]set|x))$/iu;
/**
 * Matches the number of pieces in a pack, written in words. After a comma, the number is a fact for buyers.
 * After a dash, the number is an option.
 */
const PACK_IN_WORDS =
  /^(?:(?:pack|packung|set|lot|box)\s(?:of|de|mit|à|von|van|da|med)\s\d+|\d+er[- ](?:set|pack)|\d+-pack)$/iu;
/**
 * Matches an amount with its unit, for example "500 ml". After a comma, the amount is a fact. After a dash,
 * the amount is an option.
 */
const AMOUNT =
  /^(?:ca\.?\s)?\d+(?:[.,]\d+)?(?:\s?[x×]\s?\d+(?:[.,]\d+)?)*[\s-]?(?:ml|cl|l|g|kg|mg|oz|fl\.? oz|qt|quarts?|pints?|gal(?:lons?)?|lbs?|ft|w|kw|v|ah|mah|gb|tb|mb|set)$/iu;

const OPTION_WORDS = new Set(
  Object.values(GRAMMARS).flatMap(({ colours, options }) =>
    [...colours, ...options].map((word) => word.toLowerCase()),
  ),
);

/** Words that shade a colour, for example "dark". */
const SHADES = new Set(Object.values(GRAMMARS).flatMap(({ shades }) => shades));

/**
 * Splits a shop's product title into name, options, article numbers and accessories. If the product
 * field is no title, the whole text is the name.
 */
export function readProductTitle(field: string): ProductTitle {
  const articleNumbers: string[] = [];
  const take = (_: string, code: string) => {
    articleNumbers.push(code);
    return '';
  };
  const text = removeMarkup(field)
    .replace(ARTICLE_NUMBER, take)
    .replace(CODE_IN_BRACKETS, take)
    .replace(BAR_CODE, take)
    .replace(CODE_BEHIND_DASH, take)
    .replace(MARKS, '');
  const included = INCLUDED.exec(text);
  const { name, variant } = separateVariant(included ? text.slice(0, included.index) : text);
  const accessories = included?.[1]?.trim() ?? null;
  // Accessories without figures or "+" are a service ("inclusief opbouw"), which is stated after
  // the name. A field with another sentence is no title, so it is kept whole.
  const isTold = accessories !== null && /^[^\d+]*$|\p{L}{2}[.!]\s+\p{Lu}/u.test(accessories);
  const told = isTold ? `, ${included?.[0].trim() ?? ''}` : '';
  return {
    name: tidyEnd(name) + told,
    variant,
    articleNumbers,
    included: isTold ? null : accessories,
  };
}

/** Returns the values of options at a title's end, for example "Red", "XL". */
export function listTitleOptions(field: string): string[] {
  return readProductTitle(field).variant;
}

/**
 * Returns a text without HTML tags, and with entities replaced by their characters. Text that was
 * escaped twice is decoded twice.
 */
export function removeMarkup(field: string): string {
  if (!/[&<]/u.test(field)) return field;
  const once = decode(field.replace(TAG, ' '), { level: 'all' });
  const text = /&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/iu.test(once)
    ? decode(once, { level: 'all' })
    : once;
  return text.replace(TAG, ' ').replaceAll('\u00a0', ' ').replace(/ {2,}/gu, ' ').trim();
}

/**
 * Splits a title into its name and the values of options, which come last, for example " - Red /
 * XL", ", 6-Count", "(Black)".
 */
function separateVariant(text: string): { name: string; variant: string[] } {
  let name = text;
  const variant: string[] = [];
  for (;;) {
    const size = SIZE_AT_END.exec(name);
    if (size?.[1] !== undefined && !RANGE.test(name.slice(0, size.index))) {
      variant.unshift(size[1]);
      name = name.slice(0, size.index).replace(/[\s,]+$/u, '');
    }
    const tail = findLastPart(name);
    if (tail === null) return { name, variant };
    const values = tail.words
      .split(/\s?[/|]\s?|,\s?(?!\d)|\s[-–—]\s/u)
      .filter((value) => value.trim() !== '');
    const isKnown = (value: string) =>
      tail.isOption
        ? isOption(value) || AMOUNT.test(value.trim())
        : isOption(value) && !PACK_IN_WORDS.test(value.trim());
    const isVariant = values.every(isKnown) || (tail.isOption && isOptionList(values, isKnown));
    if (values.length === 0 || !isVariant) return { name, variant };
    variant.unshift(...values.map((value) => value.trim()));
    name = name.slice(0, tail.at);
  }
}

/**
 * Tells whether the values are all short and include a known option, for example "Oat Milk / XL".
 * Shops join the options of a variant with slashes, and some colour names are in no list.
 */
function isOptionList(values: readonly string[], isKnown: (value: string) => boolean): boolean {
  const isShort = (value: string) => value.trim().split(/\s+/u).length < 3;
  return values.length > 1 && values.some(isKnown) && values.every(isShort);
}

/** Returns the last part of a title: the part in brackets, after a dash, or after a comma. */
function findLastPart(title: string): { at: number; words: string; isOption: boolean } | null {
  const inBrackets = /\s*[([]([^()[\]]+)[)\]]\s*$/u.exec(title);
  if (inBrackets?.[1] !== undefined && inBrackets.index > 0)
    return { at: inBrackets.index, words: inBrackets[1], isOption: true };
  const cuts = [...title.matchAll(new RegExp(`${DASH.source}|${COMMA.source}`, 'gu'))];
  const dash = [...title.matchAll(new RegExp(DASH, 'gu'))].at(-1);
  // In "Hoodie - Blue, Yes", the whole text after the dash is one part.
  const behindDash = dash && {
    at: dash.index,
    words: title.slice(dash.index + dash[0].length),
    isOption: true,
  };
  if (
    behindDash &&
    behindDash.at > 0 &&
    behindDash.words
      .split(/\s?[/|]\s?|,\s?(?!\d)/u)
      .every((value) => isOption(value) || AMOUNT.test(value.trim()))
  )
    return behindDash;
  const chain = OPTION_CHAIN.exec(title);
  const [, first = '', second = ''] = chain ?? [];
  if (chain && isOption(first))
    return { at: chain.index, words: `${first} / ${second}`, isOption: true };
  const last = cuts.at(-1);
  return last && last.index > 0
    ? {
        at: last.index,
        words: title.slice(last.index + last[0].length),
        isOption: last[0].trim() !== ',',
      }
    : null;
}

function isOption(value: string): boolean {
  const word = value.trim().toLowerCase();
  if (word === '') return false;
  return (
    OPTION_WORDS.has(word) ||
    SIZE.test(word) ||
    COUNT.test(word) ||
    // A colour with its shade, or a size with its label: "Dark Blue", "Größe: M".
    (word.split(/[\s:-]+/u).length < 4 &&
      word
        .split(/[\s:-]+/u)
        .every((part) => OPTION_WORDS.has(part) || SHADES.has(part) || SIZE.test(part)))
  );
}

function tidyEnd(name: string): string {
  return name
    .replace(/(?<=\p{L})\s\/\s(?=\p{L})/gu, '/')
    .replace(/[\s,;:/|–—-]+$/u, '')
    .replace(/ {2,}/gu, ' ')
    .trim();
}
