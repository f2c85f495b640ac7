import { ANY_GENDER, keepLast, productKind } from '@adwright/engine-lexicon';
import { factsOf } from '@adwright/engine-objects';
import { isFarewell } from '../../reading/solemn-subjects.ts';
import { TRADE_WORDS } from './trade-words.ts';

/** Lines of work that a phrasebook may have words of its own for. */
export type Trade =
  | 'advice'
  | 'animals'
  | 'beauty'
  | 'care'
  | 'digital'
  | 'dining'
  | 'drinks'
  | 'energy'
  | 'farewell'
  | 'furnishing'
  | 'garden'
  | 'giving'
  | 'heating'
  | 'home'
  | 'learning'
  | 'mending'
  | 'moments'
  | 'outing'
  | 'sleep'
  | 'sport'
  | 'table'
  | 'travel'
  | 'wear'
  | 'weddings'
  /** Somebody does it, and nothing else is known of it. */
  | 'work';

/** What a copywriter of the language would say of a trade before knowing the brief. Never a claim about the product. */
export interface TradeLines {
  /** Stand alone, as headlines or, with a full stop, as a second sentence. */
  lines: readonly [string, string, string, string];
  /** The everyday annoyance as a question. */
  problem: string;
  /** Where what suits any trade doesn't: a table is reserved, money is given. */
  ctas?: readonly string[];
}

export type Trades = Readonly<Partial<Record<Trade, TradeLines>>>;

/** Languages are learnt, other conversations give advice; both are shown as bubbles. */
const TONGUE =
  /sprach|językow|talen|språk|langue|idioma|lingu|língu|ingl[eéê]s|anglais|englis|язык|английск|لغ|إنجليز|英|语|語|언어|영어|भाषा|अंग्रे/iu;

/** A hairdresser is shown by a bottle and a driving school by a car, yet one is booked and the other teaches. */
const SALON =
  /\b(?:haar|friseur|kosmetik|nagel|schönheits|hair|beauty|nail)[ -]?salon|\bsal(?:on|ón|one|ão) d[ei] (?:coiff|beaut|bel|esthé|esté|estet|massage|manucure|uñas|unhas)|(?<!(?:^|\s)(?:de|du|le|pour|pour le|tv)\s)\bsalon$|coiff|friseur|kapsalon|kapper|fryzjer|kuaför|парикмахер|барбершоп|미용실|네일|peluquer|cabeleireir|parrucch|صالون|美容室|美发|सैलून/iu;
const DRIVING_SCHOOL =
  /fahrschule|auto-?[ée]cole|autoescuela|autoescola|autoscuola|автошкол|驾校|教習所/iu;

/** A restaurant may be shown by what it serves, yet a table is reserved there. */
const RESTAURANT =
  /(?:restaurant|restauran(?:te|t)s?|ristorante|trattoria|osteria|pizz[ea]ria|churrascaria|restauracj|restoran|gasthaus|gaststätte)(?!\p{L}*(?:software|möbel|bedarf))|ресторан(?!\p{L})|مطعم|レストラン|居酒屋|餐厅|饭店|레스토랑|맛집|रेस्टोरेंट|रेस्तरां/iu;

/** A caterer comes; no table is reserved there. */
const CATERING = /catering|traiteur|party-?service|кейтеринг|ケータリング|케이터링/iu;

/** Weddings are shown by a ring, but only what is worn has lines for the wardrobe. */
const WEDDING =
  /wedding|bridal|hochzeit|mariage|\bbodas?\b|casamento|matrimonio|свадеб|زفاف|ウェディング|結婚|婚礼|웨딩|शादी/iu;
const WORN =
  /(?<!cate)ringe?n?\b|\brings\b|schmuck|kleid|dress|jewel|robe|alliance|bague|bijou|anill|alianza|vestid|joya|joia|anell|gioiell|\bfed[ei]\b|abit[oi]|украшен|кольц|плать|خاتم|خواتم|مجوهرات|فست|指輪|リング|ジュエリー|ドレス|戒|珠宝|반지|अंगूठी|गहने|आभूषण/iu;

/** Done rather than undergone, unlike what else stands for rest. */
const YOGA = /yoga|\bjog[aię]\b|йог|ヨガ|瑜伽|요가|योग|يوغا|pilates|пилатес/iu;

/** What a job advertisement begins with. */
export const JOB_LEAD =
  /^(?:wir suchen|wir stellen ein|stellenangebot|gesucht|nous recrutons|on recrute|recrutons|offre d[’']emploi|se busca|buscamos|contratamos|oferta de empleo|cerchiamo|ricerchiamo|assumiamo|cercasi|procuramos|vaga(?: de emprego)?|wij zoeken|we zoeken|vacature|zatrudnimy|szukamy|praca|vi söker|ищем|требу[её]тся|вакансия|шукаємо|tuyển dụng)\s*:?\s+/iu;

/** Whoever looks for staff says so behind the name: "Pflegedienst Lindenhof sucht …". */
const LOOKS_FOR =
  /^.{3,50}?\s(?:sucht|recrute|recherche|busca|cerca|procura|zoekt|szuka|zatrudni|söker)\s/iu;

/** Whether a field offers work, in any language. */
export function isJobOffer(product: string): boolean {
  return JOB_LEAD.test(product) || LOOKS_FOR.test(product) || product.search(ANY_GENDER) !== -1;
}

/** What one signs up for; a laptop and a guitar, which stand for it in pictures, are bought. */
const SOFTWARE =
  /\bapps?\b|software|saas|\bcrm\b|\berp\b|plat[et]?form|plataforma|piattaforma|dashboard|analytics|e-?commerce|\bweb|hosting|plugin|chatbot|logiciel|newsletter|online ?(?:shop|site)|aplikacj|oprogramowan|uygulama|yazılım|приложени|تطبيق|برنامج|アプリ|ソフト|应用|软件|앱|소프트웨어|ऐप|सॉफ़्टवेयर/iu;
const LESSONS =
  /kurs|unterricht|(?<!\d\s?)stunden?\b|workshop|seminar|academia|academy|akademie|oposiciones|lehrer|schule|lernen|\bcours\b|leçon|école|\bprofs?\b|professeur|profesor|professor|apprend|curso|\bclases?\b|lecciones|escuela|aprend|\baulas?\b|escola\b|\bcors[oi]\b|lezion|scuola|\bimpara|course|class(?:es)?\b|lessons?|school|tutor|learn|cursus|lessen\b|lekcj|szkoł|nauk|korepetyc|\bders|eğitim|okul|курс|урок|школ|обучен|دورة|دورات|دروس|تعليم|مدرسة|レッスン|教室|スクール|講座|课|培训|수업|강의|학원|레슨|कोर्स|क्लास|स्कूल|सीख/iu;
/** What is bought or let to live in is no errand at home, as cleaning or mending it is. */
const DWELLING =
  /^(?!.*(?:reinig|renovier|sanier|putz|umzug|rénov|nettoy|limpi|limpez|reform|pulizi|ristruttur|ремонт|убор)).*(?:familienh[aä]us|reihenh[aä]us|doppelhaus|wohnung(?:en)?\b|immobil|makler|mieszkani|nieruchomo|dom(?:y|ów)? na sprzeda|(?:huis|woning|kamer|appartement)(?:en)? te (?:koop|huur)|lägenhet|bostad|inmobiliari|imobili|imóve|appartement|apartamento|appartament|недвиж|不動産|房产|부동산|(?:maisons?|casas?|case|villas?) .*(?:vendre|louer|venta|alquil|venda|vendita|affitt|jardin|jardín|jardim|giardino))/iu;
/** Whether a field names what one lives in, or who sells such. */
export function isDwelling(product: string): boolean {
  return DWELLING.test(product);
}

/** Work on a garden; plants themselves are bought. */
const GARDENING =
  /hovenier|\btuin(?:man|aanleg|onderhoud|ontwerp)|garten(?:pflege|bau|gestaltung|planung)|\bgärtner(?!ei)|landschaftsbau|paysagist|\bjardiniers?\b|entretien de jardin|\bjardiner[oa]s?\b|mantenimiento de jardines|jardinagem|\bjardineir|giardinier|giardinaggio|ogrodnik|садовник/iu;
/** What is brought to be mended; a roof or a boiler is a matter of the house. */
const MENDING =
  /^(?!.*(?:heizung|dach|rohr|sanitär|elektriker|chauff|plomb|toit|tejado|calefacc|fontan|caldai|idraul|\btett|telhad|encana|loodgiet|\bdak|auto|kfz|\bbil|voiture|coche|carro|moto)).*(?:werkstatt|reparatur|réparation|réparateur|reparaci|\breparo|conserto|riparazion|reparatie|fietsenmaker|serwis|naprawa|\p{L}*verkstad|cykelservice|oficina de bicicletas|cordonn|schuster|schuhmacher|calzolai)/iu;
/** A carpet that is cleaned is no piece that was missing. */
const CLEANING =
  /^(?:limpieza|lavado|nettoyage|lavage|pulizia|lavaggio|limpeza|lavagem|\p{L}*reinigung|\p{L}*reiniging|czyszczenie|pranie|\p{L}*tvätt)(?!\p{L})/iu;
/** A child in good hands is nothing crossed off a list. */
const CHILDCARE =
  /garde d[’']enfants|nounou|baby-?sitt|kinderbetreuung|tagesmutter|leihoma|niñeras?|canguros?(?!\p{L})|tata\b|kinderoppas|gastouder|barnvakt|opiek\p{L}* nad dzie|niani\p{L}/iu;
/** Who is washed, cut and cured there has four legs. */
const ANIMAL_CARE =
  /(?:canin[ao]s?|toilett(?:age|eu\p{L}+)|tierarzt|tierärzt|veterin|vétérin|veterinär|dierenarts|weterynar|hundtrim|hundefriseur|hundesalon|hondentrim|trymsalon|groomer)/iu;
/** Put up for a party, not slept in. */
const PARTY_TENT =
  /tentes? de réception|party-?zelt|festzelt|(?:alquiler|renta) de carpas|partytent|partytält|namiot\p{L}* (?:imprez|bankiet|wesel)|tensostruttur|tendas? para (?:festa|evento)/iu;
/** What is lent for a day is neither eaten from nor sat on by whoever lends it: "location de vaisselle pour mariage". */
const PARTY_HIRE =
  /(?:location|louer|alquiler|renta|noleggio|affitto|aluguel|aluguer|verhuur|huren|uthyrning|hyra|verleih|vermietung|mieten).*(?:vaisselle|mobilier|chaises|tables|nappes|barnum|sono|vajilla|sillas|mesas|menaje|mantel|stoviglie|sedie|tavol|tovagli|loiça|louça|cadeiras|servies|stoel|tafel|porslin|stolar|bord|geschirr|stühle|tische|besteck)|(?:geschirr|besteck|stuhl|tisch|bierzelt\p{L}*|zelt|party|event|servies|meubel|stoelen|porslins|möbel|tält)(?:verleih|vermietung|verhuur|uthyrning)/iu;
/** What follows the thing itself: a laptop "für die Schule" is a laptop. */
const FOR_WHOM = /\s(?:für|pour|para|per|for|mit|avec|con|com|для|с)\s.*$/iu;

/** What food is kept in, cut on or made with: "Holzbrotkasten", "Käsebrett". */
const FOR_FOOD =
  /(?:brot|bread|käse|cheese|wein|bier|kaffee|tee|kuchen|brood|kaas|wijn|koffie|bröd|ost|vin|kaffe)(?:kasten|dosen?|box(?:en)?|brett(?:er)?|messer|halter|ständer|regale?|korb|körbe|formen?|mühlen?|maschinen?|gläser|trommel|plank(?:en)?|rek|molen|machines?|låda|lådor|bricka|kniv|ställ)(?!\p{L})|boîtes? à pain|planche à|panera|portapane|porta-?vinho|chlebak/iu;

/** Whether the everyday annoyance of a trade is one that this product of it can answer. */
export function answersTrade(product: string): boolean {
  if (tradeOf(product) !== 'wear') return true;
  const kind = productKind(product);
  return kind === null || !factsOf(kind).accessory;
}

/** The trade that a product field names, in any language; null where it names none that has words of its own. */
export const tradeOf = keepLast((product: string) => [product], findTrade);

/** Who may come along says nothing of the trade: "Hund erlaubt". */
const ALONG =
  /\p{L}+ (?:erlaubt|willkommen|admitid[oa]s?|bienvenid[oa]s?|accepté\p{L}*|admis\p{L}*|bienvenu\p{L}*|ammess[oaie]|benvenut[oaie]|bem-vind[oa]s?|permitid[oa]s?|toegestaan|welkom|mile widzian\p{L}*|välkom\p{L}*|tillåtn?a?)(?!\p{L})/giu;

function tradeNamed(words: string): Trade | undefined {
  return TRADE_WORDS.find(([, named]) => named.test(words))?.[0];
}

function findTrade(product: string): Trade | null {
  // Who applies for work in a restaurant wants no table.
  if (isJobOffer(product)) return null;
  if (isFarewell(product)) return 'farewell';
  if (CATERING.test(product) && !WEDDING.test(product)) return 'work';
  if (CHILDCARE.test(product)) return null;
  if (ANIMAL_CARE.test(product)) return 'animals';
  if (PARTY_TENT.test(product) || PARTY_HIRE.test(product)) return 'work';
  if (SALON.test(product)) return 'care';
  if (DRIVING_SCHOOL.test(product)) return 'learning';
  if (RESTAURANT.test(product)) return 'dining';
  if (GARDENING.test(product)) return 'garden';
  if (MENDING.test(product)) return 'mending';
  const thing = product.replace(FOR_WHOM, '');
  const kind = productKind(thing) ?? productKind(product);
  if (kind === 'speechBubbles') return TONGUE.test(product) ? 'learning' : 'advice';
  if (kind === 'jewel' && WEDDING.test(product) && !WORN.test(product)) return 'weddings';
  if (kind === 'stones' && YOGA.test(product)) return 'sport';
  // A boat by the hour is no errand, and nobody sleeps on it.
  if (kind === 'boat') return null;
  if (kind === 'house' && DWELLING.test(product)) return null;
  if (FOR_FOOD.test(thing)) return null;
  const isSoftware = SOFTWARE.test(thing);
  const taught = kind !== null && factsOf(kind).lessons !== null;
  if (taught && !isSoftware && LESSONS.test(thing)) return 'learning';
  if ((kind === 'laptop' || kind === 'phone') && !isSoftware) return null;
  if (kind === 'envelope') return isSoftware ? 'digital' : null;
  const shown = kind === null ? null : factsOf(kind).trade;
  if (shown === 'furnishing' && CLEANING.test(product)) return 'home';
  const [lead = thing] = thing.split(/[,;:(]\s?|\s[–—-]\s/u);
  return shown ?? tradeNamed(lead) ?? tradeNamed(thing.replace(ALONG, '')) ?? null;
}
