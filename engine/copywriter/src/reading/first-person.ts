import { cutToFirstClause } from './first-clause.ts';
import { namesUsedThing } from './used-things.ts';

/**
 * Matches the verb with which a private person offers one thing, at the start of a product field:
 * "Vendo passeggino", "Ich verkaufe …". Shops write "in vendita" and "zu verkaufen" instead.
 */
const SELLS = new RegExp(
  [
    String.raw`^(?:(?:io |yo |eu |ich |je |jag |ik )?(?:s?vendo|cedo|vends|donne|cède|loue|affitto|alquilo|alugo|arrendo|doo|verkaufe|vermiete|verschenke|verkoop|verhuur|säljer|skänker|sprzedam|oddam|odstąpię|wynajmę))\s+[\p{L}\p{Nd}]`,
    String.raw`^(?:i['’]?m |i am )?(?:selling|letting|rehoming|giving away) (?:my|our two|one|a few)\s`,
    String.raw`^(?:я )?(?:прода[мю]|сдам|сдаю|отда[мю]|подарю|дарю|уступлю|продаю|здам|здаю|відда[мю]|подарую)\s+\p{L}`,
    String.raw`^(?:εγώ )?(?:πουλάω|πουλώ|πωλώ|νοικιάζω|ενοικιάζω|χαρίζω|δίνω)\s+\p{L}`,
    String.raw`^(?:אני )?(?:מוכר|מוכרת|משכיר|משכירה|מוסר|מוסרת)\s+\p{L}`,
    String.raw`^(?:[أا]بيع|[أا]ؤجر|أعرض للبيع)\s+\p{L}`,
    String.raw`^(?:pass lại|nhượng lại|(?:mình|em|tôi) (?:cần )?(?:bán|cho thuê|sang|pass|để lại))\s`,
    '^(?:ส่งต่อ|ปล่อยต่อ|ขายต่อ)',
    '^(?:转让|轉讓|转租|轉租|低价转|出(?!租|售|差|国|口|行)|自用|闲置|閒置)',
    '(?:譲ります|お譲りします|売ります|貸します|差し上げます)$',
    '(?:양도합니다|양도해요|나눔합니다|분양합니다|세놓습니다)$',
    '(?:satıyorum|veriyorum|kiralıyorum)$',
    '(?:बेच रह[ाी] हू[ँं]|बेचन[ाीे] है|किराये? पर दे रह[ाी] हू[ँं])$',
  ].join('|'),
  'iu',
);

/** Matches the verb with which a person offers work, for example "Reparo lavadoras". */
const WORKS = new RegExp(
  [
    String.raw`^(?:(?:io |yo |eu |ich |je |jag |ik )?(?:reparo|arreglo|limpio|pinto|instalo|hago|cuido|doy clases|riparo|pulisco|imbianco|sistemo|faccio|faço|limpo|repariere|streiche|putze|mache|répare|nettoie|promène|garde|donne des cours|naprawiam|sprzątam|maluję|szyję|montuję|udzielam|lagar|målar|städar|repareer))\s+\p{L}`,
    String.raw`^i (?:do|make|clean|repair|fix|paint|walk|teach|mend|sew|bake|build|fit|cut|offer|give)\s+\p{L}`,
    String.raw`^ich (?:gebe|biete|nähe|backe|koche|betreue|fahre|baue)\s+\p{L}`,
    String.raw`^(?:я )?(?:ремонтирую|убираю|шью|делаю|крашу|собираю|преподаю|вяжу|пеку|ремонтую|прибираю|шию|роблю|фарбую|збираю|викладаю)\s+\p{L}`,
    String.raw`^(?:επισκευάζω|βάφω|καθαρίζω|ράβω|φτιάχνω|αναλαμβάνω|παραδίδω)\s+\p{L}`,
  ].join('|'),
  'iu',
);

/** Matches "for sale" in a classified ad. Shops write so too, but not of a single used thing. */
const FOR_SALE =
  /^(?:zu verkaufen|à vendre|se vende|vendesi|vende-se|te koop|na sprzedaż|till salu|säljes|прода[её]тся|продається|πωλείται|למכירה|للبيع|dijual|jual|cần bán|bán|thanh lý|ขาย|出售)|(?:팝니다|팔아요|बिकाऊ|satılık|for sale|te koop|säljes)$/iu;

/** Tells whether a product field is the ad of a private person who sells, lets or gives one thing. */
export function isPrivateSale(product: string): boolean {
  const clause = cutToFirstClause(product);
  if (SELLS.test(product.trim()) || SELLS.test(clause)) return true;
  return namesUsedThing(product) && FOR_SALE.test(clause);
}

/** Tells whether a product field says in the first person what work somebody offers. */
export function offersOwnWork(product: string): boolean {
  return WORKS.test(product.trim());
}

/** Matches words with which one person speaks of himself or herself. */
const ONE = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}])(?:ich|mir|mich|mein(?:e[mnrs]?)?|je|moi|mon|yo|mi|mis|conmigo|io|mio|mia|miei|eu|meu|minha|meus|minhas|comigo|ik|mij|mijn|jag|mig|mitt|mina|mnie|moje|moja|moim|mojej|я|мне|мной|моя|моё|моей|моём|моих|мені|моє|моєї|моїй|моїх|benim|bana|εγώ|μου|εμένα|אני|שלי|לי|אליי|אלי|أنا|عندي|لدي|معي|मैं|मेर[ाीे]|मुझे|मुझसे|saya|aku|(?<!chúng )(?:mình|tôi))(?![\p{L}\p{M}’'])`,
    String.raw`(?<![\p{L}\p{M}])(?:[jm]['’](?=\p{L}))`,
    String.raw`(?<!\p{L})(?:escrib|llam|habl|pregunt|contact)[aei]rme(?!\p{L})|(?<!\p{L})(?:scriv|chiam|contatt|telefon)[aei]rmi(?!\p{L})|(?:راسلو|كلمو|اتصلو|تواصلو)ني`,
    '(?:私|わたし|僕)(?!たち|達)|저에게|저는|제가|(?<!\\p{L})제 |我(?!们|們|家|国|國|们)|ดิฉัน',
  ].join('|'),
  'iu',
);

/** Matches words with which several people speak of themselves. */
const SEVERAL = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}])(?:wir|uns|unser\p{L}*|nous|notre|nos|nosotr[oa]s|nuestr\p{L}+|noi|nostr\p{L}+|nós|noss[oa]s?|con(?:n)?osco|wij|we|ons|onze|us|our|vi|oss|vår\p{L}*|nas|nam|nami|nasz\p{L}*|мы|ми|нас|нам|нами|наш\p{L}*|biz(?:im|e|i|den|de|imle)?|εμείς|μας|אנחנו|שלנו|לנו|אלינו|نحن|لدينا|عندنا|हम|हमें|हमार[ाीे]|हमसे|kami|chúng (?:tôi|mình|ta)|we['’]\p{L}+)(?![\p{L}\p{M}])`,
    String.raw`(?<!\p{L})\p{L}{2,}(?:amos|emos|imos|iamo|iamoci|емо|имо|ємо|уємо|ουμε|άμε|ούμε|yoruz)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:dinos|escríbenos|llámanos|pregúntanos|scrivici|chiamaci|dicci|fale connosco|visit[ae]nos)(?!\p{L})`,
    '私たち|私達|当店|弊社|わたしたち|저희|우리|我们|我們|咱们|本店',
  ].join('|'),
  'iu',
);

/** Matches the English words of one person, some of which are words of other languages too. */
const ONE_IN_ENGLISH = /(?<![\p{L}’'])(?:I|[Mm]e|[Mm]y|[Mm]yself)(?!\p{L})/u;

/**
 * Tells whether a single person speaks in a brief: "Ich gebe Klavierunterricht", "text me". An ad
 * of one person does not say "we".
 *
 * @param language of the ad
 */
export function speaksAsOne(
  { product, goal = '' }: { product: string; goal?: string },
  language: string,
): boolean {
  if (SEVERAL.test(product) || SEVERAL.test(goal)) return false;
  if (isPrivateSale(product) || offersOwnWork(product)) return true;
  const one = language === 'en' ? ONE_IN_ENGLISH : ONE;
  return one.test(`${product} · ${goal}`);
}

/** Tells whether a line of ours speaks for several people, for example "We look after it". */
export function speaksAsSeveral(line: string): boolean {
  return SEVERAL.test(line) || /เรา/u.test(line) || OURS.test(line);
}

/** Matches verb forms and endings for "we" and "us", which occur in the lines of the copywriter only. */
const OURS =
  /(?<!\p{L})(?:\p{L}{3,}(?:nos|ci)(?!\p{L})|ci (?=\p{L})|\p{L}{3,}(?:[ае]ем|им)(?:ся)?(?!\p{L})|\p{L}{2,}[iy]my(?!\p{L})|\p{L}{2,}amy(?!\p{L})|\p{L}{2,}(?:r[ıiuü]z|[ae]l[ıi]m)(?!\p{L})|נ(?:שמח|כיר|דבר|דאג|ענה|טפל)|\p{L}{2,}ינו(?!\p{L})|ن(?:تفق|جيب|عتني|هتم|ساعد|رد|بدأ|نتظر|ستقبل|تعارف|قدّم)|\p{L}{3,}نا(?!\p{L}))/iu;

/**
 * Words for "us" with the words for "me", by language. They are replaced only where no verb changes with
 * them, for example in "Write to us".
 */
const US_AND_ME: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})Ruf uns an(?!\p{L})/u, 'Ruf mich an'],
  [/(?<!\p{L})Rufen Sie uns an(?!\p{L})/u, 'Rufen Sie mich an'],
  [/(?<!\p{L})uns(?!\p{L})/u, 'mir'],
  [/(?<=-|(?<!\p{L})à )nous(?!\p{L})/u, 'moi'],
  [/(?<=\p{L}{3})nos(?=\s|$)/u, 'me'],
  [/(?<!\p{L})co(?:n)?nosco(?!\p{L})/u, 'comigo'],
  [/(?<=(?:scrivi|chiama|contatta|manda|chiedi))ci(?!\p{L})/iu, 'mi'],
  [/(?<!\p{L})ons(?!\p{L})/u, 'mij'],
  [/(?<!\p{L})do nas(?!\p{L})/u, 'do mnie'],
  [/(?<!\p{L})oss(?!\p{L})/u, 'mig'],
  [/(?<!\p{L})нам(?!\p{L})/u, 'мне'],
  [/(?<!\p{L})Bizi(?!\p{L})/u, 'Beni'],
  [/(?<!\p{L})Bize(?!\p{L})/u, 'Bana'],
  [/(?<!\p{L})לנו(?!\p{L})/u, 'לי'],
  [/(?<!\p{L})אלינו(?!\p{L})/u, 'אליי'],
  [/(?<=راسلو)نا(?!\p{L})/u, 'ني'],
  [/(?<!\p{L})بنا(?!\p{L})/u, 'بي'],
  [/(?<!\p{L})معنا(?!\p{L})/u, 'معي'],
  [/(?<!\p{L})हमें(?![\p{L}\p{M}])/u, 'मुझे'],
  [/(?<!\p{L})हमसे(?![\p{L}\p{M}])/u, 'मुझसे'],
  [/(?<!\p{L})kami(?!\p{L})/u, 'saya'],
  [/chúng tôi/u, 'mình'],
  [/我们/u, '我'],
];

/** Returns a button in which one person speaks; null if only several people can say the button. */
export function speakAsOne(button: string): string | null {
  if (!speaksAsSeveral(button)) return button;
  const said = US_AND_ME.reduce((text, [us, me]) => text.replace(us, me), button);
  return speaksAsSeveral(said) ? null : said;
}

/** Matches words for a used thing. */
const USED =
  /(?<!\p{L})(?:second[- ]?hand|used|pre-?loved|gebraucht\p{L}*|d['’]occasion|occasion|de segunda mano|usad[oaie]s?|tweedehands|gebruikt\p{L}*|używan\p{L}*|begagnad\p{L}*|б[/.]у|б\/в|подержан\p{L}*|вживан\p{L}*|ikinci el|2\. el|μεταχειρισμέν\p{L}*|bekas|seken|cũ)(?!\p{L})|יד שנייה|מיד שניה|مستعمل|पुरान[ीाे]|सेकंड हैंड|มือสอง|中古|중고|二手/iu;

/** Tells whether a product field offers a used thing. */
export function isUsedThing(product: string): boolean {
  return USED.test(product);
}
