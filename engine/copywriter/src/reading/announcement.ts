import { cutToFirstClause } from './first-clause.ts';
import { isPrivateSale, offersOwnWork } from './first-person.ts';

/** Matches a first clause that begins with a verb or with "for sale", "to let", "wanted". */
const BEGINS = new RegExp(
  [
    String.raw`^(?:ich|wir|je|nous|on|yo|io|noi|eu|ik|wij|we|i|jag|vi|я|мы|ми|ben|biz|εγώ|εμείς|אני|אנחנו|أنا|نحن|मैं|हम|saya|kami|mình|em|chúng (?:tôi|mình))\s`,
    String.raw`^(?:zu (?:verkaufen|vermieten|verschenken)|à (?:vendre|louer|donner)|(?:re)?cherche|se (?:vende|alquila|regala|traspasa|arrienda|busca)n?|si (?:vende|affitta|cerca)|(?:vendes|affittas|regalas|cercas)i|(?:vende|aluga|arrenda|procura|precisa|doa)m?-se|te (?:koop|huur)|do (?:wynajęcia|sprzedania|oddania)|na sprzedaż|till salu|uthyres|säljes|bortskänkes)(?!\p{L})`,
    String.raw`^(?:продаётся|продается|продаются|сда[её]тся|сдаются|отда[её]тся|отдаются|ищем|ищу|требу[ею]тся|нуж[её]?н\p{L}*|принимаю|продається|продаються|здається|здаються|віддається|шука\p{L}+|потріб\p{L}+|куплю|выкупаем)(?!\p{L})`,
    String.raw`^(?:πωλ(?:είται|ούνται)|ενοικιάζ(?:εται|ονται)|χαρίζ(?:εται|ονται)|διατίθ(?:εται|ενται)|ζητ(?:είται|ούνται))(?!\p{L})`,
    String.raw`^(?:למכירה|להשכרה|למסירה|דרוש\p{L}*|מחפש\p{L}*)(?!\p{L})|^(?:للبيع|للإيجار|للايجار|مطلوب\p{L}*|يوجد|متوفر)(?!\p{L})`,
    String.raw`^(?:dijual|disewakan|dicari|dibutuhkan|jual|terima|menerima|melayani|over kontrak|oper kontrak)\s`,
    String.raw`^(?:cho thuê|cần|bán|nhận|tuyển|pass|sang|nhượng|thanh lý|tìm|dạy|chuyên)\s`,
    '^(?:ขาย|ให้เช่า|รับ|ส่งต่อ|ปล่อย|เปิด|สอน|หา|แบ่ง|มี)',
    '^(?:我(?!们|們|家|国)|出租|转让|轉讓|出售|招|承接|代|专业|專業|转租|收|求购)',
  ].join('|'),
  'iu',
);

/** Matches a first clause that ends with a verb, in languages whose verbs come last. */
const ENDS = new RegExp(
  [
    '(?:ます|です|ました|ません|募集中?)$',
    '(?:니다|세요|해요|어요|구함|모집|팝니다)$',
    String.raw`(?:\s(?:है|हैं|चाहिए|बिकाऊ|मिलेग[ाीे]|मिलत[ाीे] है))$`,
    String.raw`(?:\p{L}{2,}(?:yoruz|yorum|[ıiuü]l[ıiuü]r|n[ıiuü]r)|aranıyor|verilir|yapılır)$`,
    '(?:出租|转让|轉讓|出售|招人|招聘|招生)$',
    String.raw`(?:\s(?:gesucht|abzugeben|te huur|te koop|gezocht|uthyres|säljes|sökes|cercasi|affittasi|ищ[еу]т дом|шука(?:є|ють) дім))$`,
    String.raw`\s(?:para (?:alugar|arrendar|vender)|for sale|to let|wanted|for rent)$`,
  ].join('|'),
  'iu',
);

/**
 * Tells whether a product field begins with a statement and not with a noun phrase, such as "For
 * sale: pram" or "Cleaning done at your home". No words that introduce a noun can precede a
 * statement.
 */
export function isAnnouncement(product: string): boolean {
  const clause = cutToFirstClause(product);
  return (
    isPrivateSale(product) || offersOwnWork(product) || BEGINS.test(clause) || ENDS.test(clause)
  );
}

/**
 * Matches words that end an audience field as a statement, for example "Quereinsteiger willkommen". The word
 * "for" can't precede a statement.
 */
const WELCOMES =
  /\s(?:willkommen|gesucht|gern gesehen|bienvenu(?:e?s)?|accepté(?:e?s)?|bienvenid[oa]s|bem-vind[oa]s|benvenut[ie]|welkom|mile widzian[eyi]|välkomna|welcome|wanted|приветствуются|вітаються|ευπρόσδεκτοι|רצוי|רצויים|बुलाए जाते हैं|dipersilakan|được ưu tiên|ยินดีต้อนรับ)[.!]?$|(?:歓迎|OK|可|환영|가능|优先|優先|均可|也行)$/iu;

/** Tells whether an audience field is a statement about people and no group of people. */
export function isStatementAboutReaders(audience: string): boolean {
  return WELCOMES.test(audience.trim());
}
