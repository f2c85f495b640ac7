import { splitIntoTokens, type Token } from '../concepts/tokens.ts';
import { GRAMMARS } from '../grammar/grammar.ts';
import type { Grammar } from '../grammar/grammar-schema.ts';
import type { LexiconLanguage } from '../languages.ts';
import { removeMarkup } from '../product-title.ts';
import { splitSegments } from './segments.ts';
import { isBefore, isWay } from './ways-of-selling.ts';

/**
 * Matches measures that shops state only for a thing: "250 g", "18V", "80x190", "A4", "205/55 R16". Areas, volumes of
 * earth, hours and people are no measures, because services and rooms have them.
 */
const MEASURE =
  /(?<![\p{L}\p{N}€£$])\d+(?:[.,]\d+)?\s?(?:mm|cm|ml|cl|dl|l|g|gr|gramm?|grams|grammes?|gram[oai]s?|grammi|gramów|kg|kilos?|mg|oz|lbs?|v|w|ah|mah|wh|gb|tb|inch|zoll|pouces|pulgadas|pollici|мм|см|мл|л|г|гр|кг|γρ|γρ\.|γραμμάρια|κιλό|κιλά|λίτρο|λίτρα|вт|в|мач|гб|סמ|גרם|מל|מ"ל|ליטר|קג|ק"ג|مل|لتر|كيلو|كجم|كغ|غرام|جرام|سم|मिली|ग्राम|किलो|กรัม|มล|กก|ซม|克|公斤|千克|毫升|升|厘米|公分|グラム|リットル|그램|리터)(?![\p{L}\p{N}²³])|\d{2,4}\s?[x×х*]\s?\d{2,4}(?![\p{N}²³])|(?<!\p{L})A[3-6](?![\p{L}\p{N}])|\d{3}\s?\/\s?\d{2}\s?-?Z?R\s?\d{2}/iu;

/** Matches the number of pieces in a pack: "6 pack", "10 Stück", "64枚". */
const PIECES =
  /(?<![\p{L}\p{N}.,])\d+[\s-]?(?:er[\s-]?(?:set|pack)|pcs?|pieces?|pack|pk|count|ct|sheets|stück|stk|st\.|teilig|blatt|pièces?|pcs|uds?\.?|unidades|piezas|hojas|pezzi|pz\.?|fogli|un\.?|peças|folhas|stuks|delig|vellen|szt\.?|sztuk|kartek|ark|delar|adet|parça|lembar|buah|cái|chiếc|шт\.?|штук|листов|аркушів|τεμ\.?|τεμάχια|قطعة|قطع|حبة|יח'?|יחידות|पीस|नग|ชิ้น|แผ่น|個入り?|個|枚|袋|本|개입?|매|장|片|只|包|件套?)(?![\p{Script=Latin}\p{Script=Cyrillic}])|(?:pack|lot|set|box|paquet|confezione|caja|caixa|pak|zestaw|набор|set) (?:of|de|da|van|di) \d+/iu;

/** Matches a size of clothes and shoes with its label: "Gr. 40", "taille M", "size 9", "Mサイズ". */
const SIZE =
  /(?<!\p{L})(?:size|gr\.|größe|taille|talla|taglia|tamanho|maat|rozmiar|rozm\.|storlek|strl|beden|numara|размер|розмір|ukuran|cỡ|מידה|مقاس|μέγεθος)\s?(?:\d{1,3}|x{0,3}[sml])(?!\p{L})|(?<!\p{L})(?:[XSML]{1,3})サイズ|\d\s?(?:码|號|号)/iu;

/** Matches words of sellers about the condition of one thing: "used", "OVP", "б/у", "中古". */
const CONDITION =
  /(?<![\p{L}\p{N}])(?:(?:hardly|barely|lightly|never|gently|well) used|used (?:once|twice)|pre-?owned|second-?hand|boxed|bnwt|bnib|job lot|refurbished|gebraucht|neuwertig|ovp|unbenutzt|d'occasion|occasion|tbe|très bon état|comme neuf|usad[oa]s?|seminuev[oa]|seminov[oa]|usat[oaie]|come nuov[oa]|gebruikt|tweedehands|zgan|używan[aey]|jak now[ay]|begagnad[et]?|nyskick|ikinci el|sıfır ayarında|az kullanılmış|bekas|thanh lý|đã qua sử dụng|б\/у|в\/у|бу|вживан\p{L}+|μεταχειρισμέν\p{L}+|מצב מעולה|יד שניה|יד שנייה|مستعمل\p{L}*|पुरान[ाीे]|มือสอง)(?![\p{L}\p{N}])|中古|未使用|美品|二手|闲置|중고|미개봉/iu;

/**
 * Tells whether a product field is a shop's title of a thing, even if no term names the thing: the title states a
 * measure, a size, a number of pieces or the condition, or its head noun is a part or an accessory.
 */
export function statesGoods(field: string, language: LexiconLanguage): boolean {
  const title = removeMarkup(field);
  const isMeasured = [MEASURE, PIECES, SIZE, CONDITION].some((mark) => mark.test(title));
  return isMeasured || namesAccessory(title, GRAMMARS[language]);
}

/** Matches the weight or volume of a pack. */
const WEIGHT =
  /(?<![\p{L}\p{N}€£$])\d+(?:[.,]\d+)?\s?(?:ml|cl|dl|l|g|gr|gramm?|grams|grammes?|gram[oai]s?|grammi|gramów|kg|kilos?|oz|lbs?|мл|л|г|гр|кг|γρ|γραμμάρια|κιλό|κιλά|λίτρο|λίτρα|גרם|מל|מ"ל|ליטר|קג|ק"ג|مل|لتر|كيلو|كجم|كغ|غرام|جرام|मिली|ग्राम|किलो|กรัม|มล|กก|ลิตร|克|公斤|千克|斤|毫升|升|グラム|キロ|リットル|그램|리터)(?![\p{L}\p{N}²³])/iu;

/** Tells whether a field states the weight or volume of a pack, as shops do for food. */
export function statesWeight(field: string): boolean {
  return WEIGHT.test(removeMarkup(field));
}

/**
 * Tells whether a product field names food that no term may list: it states a weight, and a word for the making or
 * the taste of food, for example "Wildgulasch hausgemacht 400 g".
 */
export function statesFood(field: string, language: LexiconLanguage): boolean {
  const { foodWords } = GRAMMARS[language];
  return statesWeight(field) && foodWords.some((word) => containsWord(field, word));
}

/** Tells whether a text contains a word or phrase, at whose ends a "*" matches any letters. */
function containsWord(field: string, word: string): boolean {
  const letters = word.replaceAll('*', '');
  const tokens = splitIntoTokens(field);
  if (tokens.some(({ isDense, text }) => isDense && text.includes(letters))) return true;
  const said = ` ${tokens.map(({ text }) => text).join(' ')} `;
  const opening = word.startsWith('*') ? '' : ' ';
  return said.includes(`${opening}${letters}${word.endsWith('*') ? '' : ' '}`);
}

/** Tells whether the head noun of a title's first part is a part of another thing or an accessory. */
function namesAccessory(title: string, grammar: Grammar): boolean {
  const [first] = splitSegments(title, grammar, []);
  const words = splitIntoTokens(title).slice(first?.from, first?.to);
  const nouns = words.filter((word) => !/\d/.test(word.text) && !isDescribing(word, grammar));
  const head = grammar.head === 'last' ? nouns.at(-1) : nouns[0];
  if (head === undefined) return false;
  const { accessories, joinsNouns } = grammar;
  if (isWay([head], accessories)) return true;
  if (!head.isDense && !joinsNouns) return false;
  return accessories.some(
    (noun) => noun.length >= MIN_LAST_NOUN && head.text !== noun && head.text.endsWith(noun),
  );
}

/** Minimum number of letters of the last noun of a compound; shorter nouns end other words by chance. */
const MIN_LAST_NOUN = 4;

function isDescribing(word: Token, grammar: Grammar): boolean {
  return isWay([word], [...grammar.colours, ...grammar.options]) || isBefore(word.text, grammar);
}
