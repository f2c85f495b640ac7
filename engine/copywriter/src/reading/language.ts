import { detectAll } from 'tinyld';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '../content/languages.ts';
import { englishShare, isPartlyEnglish, traitsOf } from './language-traits.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { TRADE_NOUNS } from './trade-nouns.ts';

/** Letters that Ukrainian has and Russian hasn't; those of its neighbours are in {@link OTHER_LETTERS}. */
const UKRAINIAN = /[іїєґ]/iu;
/** Letters of its neighbour to the north that it does without. */
const BELARUSIAN = /[ыэёъ]/iu;
/** Letters of Danish and Norwegian, which are close to Swedish in all else. */
const NORSE = /[æø]/iu;
/** Vowels with a tone, and the two that no other alphabet has. */
const VIETNAMESE = /[ươạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
/** Letters of Belarusian, Serbian, Macedonian, Kazakh, Persian and Urdu, which share a script with a language above. */
const OTHER_LETTERS = /[ўђјљњћџѓќѕәғқңөұүһ]|[پچژگٹڈڑںےہ]/iu;

/** Signs that neither simplified nor traditional Chinese has, and the particle that joins Japanese nouns. */
const JAPANESE =
  /[気円図経発売実楽薬対営労価検験県駅様浄焼続総歳変単戦鉄転伝読訳帰児両拝拡掲桜酔録銭隠雑霊頼顔沢渋滝竜込働畑峠枠]|(?<=\p{Script=Han})の(?=\p{Script=Han})/u;

const SCRIPTS: readonly (readonly [RegExp, WrittenLanguage | 'und'])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/[\p{Script=Georgian}\p{Script=Armenian}\p{Script=Bengali}\p{Script=Tamil}]/gu, 'und'],
];

/** Words (and endings that only one of two sisters has) so common that two of them settle the language of a short field, where statistics have too little to go on. */
const FUNCTION_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|made|easy|from|every|better|never|again|christmas|market|holidays?|trips?|for|with|and|who|that|of|to|more|get|your|our|women|men|woman|people|owners|lovers|moms|students|beginners|families|couples|professionals|fans|homeowners|workers|sales|online|busy|young|increase|sell|my|new|shoes|shop|course|service|services|app|handmade|home|gifts?|corporate|clients|small|free|delivery|dogs?|cats?|kids|children|food|coffee|leather|lessons|classes|cleaning|repair|rental|wedding|bags|candles|skin|clothing|teams|managers|fresh|night|wooden|glass|seekers|buyers|travell?ers|adults|teens|seniors|runners|drivers|bread|surfers|gamers|founders|executives|athletes|cyclists|renters|brides|commuters|hosts|collectors|retirees|nurses|teachers|dads|users|goers|sunscreen|house|garden|kitchen|books|toys)\b/gi,
  de: /\b(?:für|mit|und|die|der|das|mehr|ein|eine|einen|von|aus|zum|zur|wir|ohne|frauen|männer|kunden|verkaufen|verkäufe|berufstätige|junge|bestellungen|frisch|frische[rs]?|köln|berlin|münchen|fürs|kaffee|familien|kinder|eltern|anfänger|hausbesitzer|unternehmen|möbel|garten|küche|hunde|katzen|senioren|paare|läufer|liebhaber|hochzeit|schmuck|urlaub|wohnung|\p{L}*ß\p{L}*|\p{L}{4,}(?:ungen|schaft|schaften|keit|heit|heiten|licher?|liches|flieger))(?!\p{L})/giu,
  fr: /\b(?:pour|avec|et|les|des|le|la|plus|une|un|du|en|sans|femmes|hommes|qui|ventes|clients|jeunes|nos|sur|de|au|aux|familles|amateurs de|débutants|particuliers|propriétaires|enfants|étudiants|citadins|voyageurs|maison|cours|atelier|boulangerie|artisanale?s?|bijoux|chaussures|meubles|rideaux|miroirs?|livraison|mariage|fleurs|jardin|vélos?|anciens?|anciennes?|sur mesure|mamans?|papas?|peaux?|crèmes?|solaires?|minérales?|bébés?|visage|soins?|beauté|santé|naturel(?:s|les?)?|français(?:es?)?|\p{L}+(?:ières?|euses?|iques))(?!\p{L})/giu,
  es: /\b(?:para|con|los|las|el|la|más|una|un|del|de|sin|mujeres|hombres|que|ventas|clientes|jóvenes|aumentar|hecho|hecha|familias|niños|padres|adultos|principiantes|viajeros|amantes|autónomos|empresas|hogar|coches?|viajes|clases?|tienda|ropa|zapatos|joyas|muebles|armarios?|a medida|mascotas|reformas|alquiler|viviendas|bodas|espejos?|sillas?|\p{L}{2,}ill[ao]s?|\p{L}+(?:ción|ciones|ñ\p{L}+))(?!\p{L})/giu,
  it: /\b(?:per|con|gli|le|il|la|più|una|un|del|della|di|senza|donne|uomini|che|vendite|clienti|giovani|aumentare|fatt[aoei]|fresc(?:o|he)|fotografia|da|impermeabil[ei]|escursionisti|appartamenti|studenti|negozio|lezioni|cors[oi]|vestiti|scarpe|gioielli|viaggi|bambini|famiglie|genitori|principianti|artigianal[ei]|noleggio|affitto|vendita|bici|fiori|dolci|\p{L}+(?:zione|zioni|eria|erie|aio|aggio|cchier[aei]))(?!\p{L})/giu,
  nl: /\b(?:voor|met|het|een|van|naar|zonder|vrouwen|mannen|mensen|die|onze|meer|verkoop|klanten|jonge|koffie|schoenen|zonnepanelen|kapsalon|rijschool|brood|matras|tandarts\p{L}*|rijles\p{L}*|\p{L}*cursus(?:sen)?|dagen|jongeren|ouderen|kinderen|tuin\p{L}*|bedrijven|loodgieter|ambachtelijk|leren|gebrande|gent|\p{L}{3,}(?:heid|tje|tjes|lijke?))(?!\p{L})/giu,
  sv: /\b(?:för|och|ett|som|är|utan|hos|med|våra|nya|kvinnor|män|familjer|företag|skor|kläder|frisör|\p{L}*å\p{L}*|anhöriga|\p{L}{4,}(?:liga|verkstad)|tandläkare|städning|träning|\p{L}{3,}(?:ningar|arna))(?!\p{L})/giu,
  id: /\b(?:untuk|dan|yang|dengan|dari|anak|keluarga|wanita|pria|kopi|kursus|jasa|toko|rumah|murah|segar|sepatu|belajar|bahasa|makanan|mahasiswa|pekerja|ibu|usaha|pemilik)\b/gi,
  pl: /\b(?:dla|i|na|bez|kobiety|mężczyźni|ludzie|sprzedaż|klienci|młodzi|więcej|ręcznie|kawa|kursy?|hydraulik|materac|fryzjerski|szkoła|\p{L}*[ąęłżźśćń]\p{L}*)(?!\p{L})/giu,
  tr: /\b(?:için|ve|ile|kadınlar|erkekler|satış|yeni|el|yapımı|gençler|müşteri|kahve|yatak|kuaför|salonu|kursu|bira|taze|deri|\p{L}*[ğşıİ]\p{L}*)(?!\p{L})/giu,
  pt: /\b(?:para|com|os|mais|uma|um|do|da|de|sem|mulheres|homens|que|vendas|clientes|jovens|aumentar|não|feito|você|em|ao|iniciantes|viajantes|fotografia|aulas|loja|roupas|famílias|adultos|amantes|empresas|saúde|beleza|alugu(?:el|éis)|passeios?|elétric[ao]s?|crianças|conserto|sapatos|casais|cabelos?|padaria|\p{L}+(?:ção|ções|ões|inh[ao]s?|lh[ao]s?))(?!\p{L})/giu,
};
const LATIN_CANDIDATES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'tr',
  'sv',
  'da',
  'no',
  'fi',
  'cs',
  'ro',
  'hu',
  'vi',
  'id',
];
const WRITTEN_LATIN = WRITTEN_LANGUAGES.filter(
  (language) => language !== 'en' && LATIN_CANDIDATES.includes(language),
);
const UNWRITTEN = LATIN_CANDIDATES.filter(
  (language) => !WRITTEN_LANGUAGES.some((written) => written === language),
);
/** French and Spanish that English speakers sell by, and a vehicle that is a Dutch preposition: they say nothing of the brief's language. */
const LOAN_PHRASES =
  /\beau de (?:parfum|toilette|cologne)\b|\bcr[eè]me br[uû]l[eé]e\b|\bcaf[eé]\b|\bdeluxe\b|\b(?:à|a) la carte\b|\bdolce\b|\bpâtisserie\b|\bdulce de leche\b|\bpiñatas?\b|\bjalapeños?\b|\b(?:ice cream|camper|delivery|cargo|removals?|minibus|transit|electric|food) vans?\b|\bvans? (?:hire|insurance|rentals?|life|leasing|sales?|conversions?|wraps?)\b|\bman (?:with|and) (?:a )?van\b/giu;
/** "$99 per episode": what a price counts by is no Italian. */
const COUNTED_BY = /(?<=\d\s?[€$£]?\s?)per(?=\s[a-z]+)/giu;
/** Where a site or a mailbox is: its "com" is no Portuguese, nor its "de" Spanish. */
const ADDRESSES = /https?:\/\/\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}(?![\p{L}\p{N}])\S*/giu;
/** Fewer letters than this say nothing of a language. */
const MIN_LETTERS = 5;
/** Below this a statistical guess on a few words is a coin toss, and English is the better guess. */
const MIN_CONFIDENCE = 0.25;

/**
 * Language of the brief's free text as a BCP 47 tag: one of {@link WRITTEN_LANGUAGES}, or `und` for a language that the
 * copywriter can't write. By script first, then by function words, then by n-grams (tinyld).
 */
export function detectLanguage(field: string): WrittenLanguage | 'und' {
  // A lone ª or º is no letter of a word.
  const text = field
    .replace(ADDRESSES, ' ')
    .replace(LOAN_PHRASES, ' ')
    .replace(COUNTED_BY, ' ')
    .replace(/(?<![\p{L}\d])[ªº]/gu, ' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  // Two signs of a script that few languages share say more than four Latin letters.
  const isOfItself = (text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0) > 1;
  if (letters < MIN_LETTERS && !isOfItself) return 'en';
  if (OTHER_LETTERS.test(text)) return 'und';
  if (UKRAINIAN.test(text)) return BELARUSIAN.test(text) ? 'und' : 'uk';
  if ((text.normalize('NFC').match(VIETNAMESE)?.length ?? 0) > 1) return 'vi';
  if (JAPANESE.test(text)) return 'ja';
  for (const [pattern, language] of SCRIPTS) {
    const found = text.match(pattern)?.length ?? 0;
    const share = found / letters;
    if (share > (language === 'ja' ? 0.1 : 0.3)) return language;
  }
  return latinLanguage(text);
}

function latinLanguage(text: string): WrittenLanguage | 'und' {
  if (/å/iu.test(text) && /[äö]/iu.test(text) && !NORSE.test(text)) return 'sv';
  if (NORSE.test(text) && FUNCTION_WORDS.en && !text.match(FUNCTION_WORDS.en)) return 'und';
  const guesses = new Map(
    detectAll(text, { only: LATIN_CANDIDATES }).map(({ lang, accuracy }) => [lang, accuracy]),
  );
  const toldOf = (language: string) =>
    [FUNCTION_WORDS[language], TRADE_NOUNS[language]].reduce(
      (sum, words) => sum + ((words && text.match(words)?.length) || 0),
      0,
    );
  const score = (language: string) => {
    const told = toldOf(language);
    const ordinary = language === 'en' ? ordinaryWords(text) : 0;
    return Math.min(0.8, guesses.get(language) ?? 0) + 0.4 * told + 0.15 * ordinary;
  };
  const isEnglish = FUNCTION_WORDS.en && text.search(FUNCTION_WORDS.en) !== -1;
  const foreign = isEnglish || isPartlyEnglish(text) ? null : foreignLanguage(text, score);
  if (foreign !== null) return foreign;
  const [best = 'en'] = [...LATIN_CANDIDATES].sort((a, b) => score(b) - score(a));
  // Statistics of a few words are often sure and wrong.
  if (toldOf(best) === 0 && englishShare(text) >= ENOUGH_ENGLISH) return 'en';
  if (best === 'en' || score(best) < MIN_CONFIDENCE || score('en') >= score(best)) return 'en';
  return WRITTEN_LANGUAGES.find((language) => language === best) ?? 'und';
}

/** Letters of Czech, Slovak, Hungarian, Romanian, Croatian and the Baltic languages. */
const UNWRITTEN_LETTERS = /[čřšžěůďťňľőűățșđāēīū]/iu;
/** Below this nothing tells which of the other languages a few words are in. */
const MIN_FOREIGN_SCORE = 0.3;
/** A language that can’t be written must be as much more likely, or its neighbour that can is taken. */
const NEIGHBOUR_MARGIN = 0.45;

/** The language that copy can be written in, of a text in which nothing is English; null where nothing tells which. */
function foreignLanguage(
  text: string,
  score: (language: string) => number,
): WrittenLanguage | null {
  if (UNWRITTEN_LETTERS.test(text)) return null;
  const rated = WRITTEN_LATIN.map((language) => ({
    language,
    rating: score(language) + traitsOf(text, language),
  })).sort((a, b) => b.rating - a.rating);
  const [best] = rated;
  const neighbour = Math.max(...UNWRITTEN.map(score));
  return best && best.rating >= MIN_FOREIGN_SCORE && neighbour - best.rating < NEIGHBOUR_MARGIN
    ? best.language
    : null;
}

/** The share of English words from which a text is English, where no word is the other language's own. */
const ENOUGH_ENGLISH = 0.5;

/** How many words English adverts are full of; one by itself may be a loan. */
function ordinaryWords(text: string): number {
  const words = new Set(text.toLowerCase().match(/\p{L}{3,}/gu));
  const found = [...words].filter((word) => ORDINARY_WORDS.has(word)).length;
  return found > 1 ? found : 0;
}
