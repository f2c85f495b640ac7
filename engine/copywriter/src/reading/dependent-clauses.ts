import { cachePatternByLanguage } from '../content/conjunctions.ts';
import { UNSPACED, type WrittenLanguage } from '../content/languages.ts';

type Language = WrittenLanguage | 'und';

/** Words at the start of a clause that continues the clause before it: conjunctions and relative pronouns. */
const JOINING: Readonly<Record<Language, string>> = {
  en: 'but|or|and|so|because|which|who|that|whose|where|when|while|than|then|just|otherwise|except',
  de: 'aber|sondern|denn|weil|dass|damit|die|der|dem|den|deren|dessen|wo|wenn|danach|dann|sonst|außer|davon|dafür|um|bzw',
  fr: 'mais|car|donc|puis|ensuite|parce|qui|que|qu|dont|où|lequel|laquelle|sauf|sinon|hors|quand|si|ni',
  es: 'pero|sino|porque|pues|luego|después|que|quien|quienes|cuyo|cuya|donde|cuando|excepto|salvo|si|ni',
  it: 'ma|perché|poi|dopo|che|chi|cui|dove|quando|tranne|se|né|così|quindi',
  pt: 'mas|porque|pois|depois|que|quem|cujo|cuja|onde|quando|exceto|se|nem|assim',
  nl: 'maar|want|omdat|zodat|dat|die|wie|waar|waarvan|wanneer|als|dan|daarna|behalve|anders|om|dus',
  pl: 'ale|lecz|bo|ponieważ|więc|żeby|aby|że|któr\\p{L}+|gdzie|kiedy|jeśli|potem|oprócz|inaczej|a|czyli',
  sv: 'men|för att|eftersom|så|som|där|när|om|sedan|sen|utom|annars|samt',
  ru: 'но|а|потому|поэтому|чтобы|что|котор\\p{L}+|кто|где|когда|если|потом|затем|кроме|иначе|то',
  uk: 'але|а|бо|тому|щоб|що|як\\p{L}{1,3}|хто|де|коли|якщо|потім|крім|інакше|то',
  tr: 'ama|fakat|çünkü|ki|sonra|hariç|yoksa|hem|de|da|veya',
  el: 'αλλά|γιατί|επειδή|ώστε|που|όπου|όταν|αν|μετά|εκτός|αλλιώς|ούτε',
  he: 'אבל|כי|לכן|אשר|כאשר|אם|אחר כך|חוץ|אחרת|ו\\p{L}{2,}',
  ar: 'لكن|لأن|لذلك|الذي|التي|الذين|حيث|عندما|إذا|ثم|إلا|و\\p{L}{3,}',
  hi: 'लेकिन|पर|क्योंकि|इसलिए|जो|जिस\\p{M}*|जिन\\p{M}*|जहाँ|जब|अगर|फिर|तो|और|ताकि|कि',
  id: 'tapi|tetapi|karena|sehingga|supaya|agar|yang|dimana|saat|ketika|jika|kalau|lalu|kemudian|kecuali|dan|atau|serta',
  th: 'แต่|เพราะ|จึง|ที่|ซึ่ง|โดย|เมื่อ|ถ้า|หาก|แล้ว|ก็|และ|หรือ|ยกเว้น|ด้วย',
  vi: 'nhưng|vì|nên|mà|khi|nếu|rồi|sau đó|trừ|và|hoặc|để|thì',
  ja: 'しかし|でも|そして|ただし|など|も|は|が|を|に',
  ko: '하지만|그리고|또한|단|그래서|및|또는',
  zh: '但|而|就|都|也|还|并|才|所以|因为|然后|再|和|或|及|即可|可',
  und: '(?!)',
};

/**
 * Words at the start of a clause that can't open a text: restrictions such as "only", pronouns that refer to
 * earlier words, and prepositions.
 */
const WEAK: Readonly<Record<Language, string>> = {
  en: 'collect|collection|pick ?up|as|plus|also|even|only|it|they|this|these|those|he|she|its|their|not|from|with|by|to|for|at|on|in|usually|must|bring|cash|sorry|please|no (?:delivery|shipping|returns|dogs|pets|smokers|time ?wasters|refunds)',
  de: 'abholung|selbstabholung|das|als|wie|auch|nur|sogar|nicht|er|sie|es|diese[rmns]?|dieses|dazu|da|je|für|bei|ab|kein versand|keine (?:lieferung|haustiere|rücknahme|garantie)|bitte|mitzubringen',
  fr: 'retrait|à retirer|alors|aussi|même|seulement|uniquement|pas|il|elle|ils|elles|ce|cela|ça|c|ces|comme|pour|chez|à|au|dès|sauf|merci|prévoir',
  es: 'recogida|también|incluso|solo|sólo|no|él|ella|ellos|ellas|esto|esta|este|estos|estas|además|como|así|para|en|a|traer|por favor',
  it: 'ritiro|anche|perfino|solo|soltanto|non|lui|lei|essi|esse|questo|questa|questi|queste|inoltre|come|per|da|a|in|portare',
  pt: 'levantamento|recolha|retirada|também|até|só|apenas|não|ele|ela|eles|elas|isto|isso|este|esta|estes|estas|além|como|para|em|a|trazer',
  nl: 'ophalen|afhalen|ook|alleen|zelfs|niet|hij|zij|ze|het|dit|deze|voor|bij|vanaf|graag|geen (?:verzending|huisdieren)',
  pl: 'odbiór|jak|też|także|również|tylko|nawet|nie|on|ona|ono|oni|one|to|ten|ta|te|dla|od|proszę',
  sv: 'hämtas|upphämtning|även|också|bara|endast|inte|den|det|de|dessa|denna|detta|för|från|ta med',
  ru: 'также|тоже|только|даже|не|он|она|оно|они|это|этот|эта|эти|как|для|от|торг|самовывоз',
  uk: 'також|теж|лише|тільки|навіть|не|він|вона|воно|вони|це|цей|ця|ці|для|від|самовивіз',
  tr: 'elden teslim|ayrıca|sadece|yalnızca|bile|o|bu|bunlar|onlar',
  el: 'παραλαβή|επίσης|μόνο|ακόμα|δεν|αυτ\\p{L}+|όπως|για|από',
  he: 'גם|רק|אפילו|לא|הוא|היא|הם|הן|זה|זאת|אלה|איסוף',
  ar: 'الاستلام|أيضا|أيضاً|فقط|حتى|لا|هو|هي|هم|هذا|هذه|مع|من',
  hi: 'पिकअप|भी|सिर्फ|सिर्फ़|केवल|बस|वह|वे|यह|ये',
  id: 'ambil|juga|hanya|cuma|bahkan|tidak|dia|mereka|ini|itu|dengan|untuk|mulai',
  th: 'นัดรับ|เฉพาะ|แค่|ไม่เกิน|พร้อม|สำหรับ|เริ่ม',
  vi: 'nhận tại|tự lấy|cũng|chỉ|kể cả|không nhận|nó|họ|này|đó|với|cho|từ',
  ja: '受け取り|店頭|また|さらに|ほか|それ|これ|のみ',
  ko: '방문 수령|픽업|그|이|만',
  zh: '自提|只|仅限|除|不含|它|他|这|那',
  und: '(?!)',
};

/** Endings of a clause that needs the clause behind it, in languages whose conjunctions stand at the end. */
const STAYS_OPEN: Readonly<Partial<Record<Language, RegExp>>> = {
  ja: /(?:て|で|(?<!な)し|が|ので|から|ば|と|たら|なら|ながら|けど|けれど|より|ずに|ため|は|も)$/u,
  ko: /(?:고|며|면서|니|서|지만|는데|은데|면|려면|도록|이나|거나)$/u,
  hi: /(?:\sकर|करके|\sके|\sतो|\sपर|\sऔर)$/u,
  tr: /(?:[ıiuü]p|arak|erek|ınca|ince|unca|ünce|ken|\sve|\sama|\siçin|\sgibi|\sile)$/iu,
  zh: /(?:的|地|在|从|把|给|跟|和|或)$|^(?:如果|只要|因为|由于|虽然|无论|不管|凡|当|若|买|满)/u,
};

function createOpeningCheck(lists: Readonly<Record<Language, string>>) {
  const getPattern = cachePatternByLanguage((language) => {
    const end = UNSPACED.has(language) ? '' : '(?![\\p{L}\\p{M}])';
    return `^(?:${lists[language]})${end}`;
  }, 'iu');
  return (clause: string, language: Language): boolean =>
    getPattern(language).test(clause.trimStart());
}

/** Tells whether a clause starts with a word that joins it to the clause before it. */
export const opensJoinedClause = createOpeningCheck(JOINING);

/** Tells whether a clause starts with a word that is no good start of a text, such as "only" or "they". */
export const opensWeakly = createOpeningCheck(WEAK);

/** Tells whether a clause is incomplete without the clause behind it. */
export function staysOpen(clause: string, language: Language): boolean {
  return STAYS_OPEN[language]?.test(clause.trimEnd()) ?? false;
}
