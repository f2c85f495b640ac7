import { findGoal, listGoals } from '@adwright/engine-lexicon';
import type { GoalKind } from '../call-to-action.ts';
import type { Ask } from '../content/asks.ts';
import { findWrittenChannel, NAMES_WHATSAPP } from '../content/channels.ts';
import { chooseAddress } from '../content/frame-marks.ts';
import type { Kind } from '../content/kinds.ts';
import type { LocalisedLanguage } from '../content/languages.ts';
import { findMessenger, nameWhatsApp } from '../content/messengers.ts';
import type { Phrasebook } from '../content/text-schemas.ts';
import { getKindFrames, getPhrasebook } from '../content/texts.ts';
import { chooseBriefGoal } from '../reading/brief-goal.ts';
import { isPrivateSale, isUsedThing, speakAsOne, speaksAsOne } from '../reading/first-person.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { buysFromReaders, findSpecialAsk } from '../reading/special-ask.ts';
import { findBriefKind, findBriefTrade, isKindGuessed } from '../reading/trade-of-brief.ts';
import { chooseSellingGoal } from './choose-selling-goal.ts';
import { findLinesOfTrade, isFormalBrief } from './frames.ts';
import { writeGoalCommand } from './goal-command.ts';
import { chooseRegionalWording } from './regional-wording.ts';

const ASK_OF_GOAL: Readonly<Record<GoalKind, Ask>> = {
  sales: 'order',
  leads: 'quote',
  call: 'call',
  demo: 'book',
  signup: 'signup',
  trial: 'test',
  install: 'download',
  booking: 'book',
  event: 'book',
  donate: 'donate',
  visit: 'visit',
  apply: 'apply',
  follow: 'follow',
  awareness: 'learn',
};

/** Matches goals that name a quote (an offer with a price) and not just any enquiry. */
const NAMES_QUOTE =
  /(?<!\p{L})(?:devis|offertes?|prijsopgaven?|angebot(?:e|s\p{L}*)?|kostenvoranschl[aä]g\p{L}*|preventiv[oi]|presupuestos?|orçamentos?|teklif\p{L}*|fiyat (?:al|sor|iste)\p{L}*|penawaran|estimasi|tanya harga|báo giá|hỏi giá|định giá|смет[ауы]|(?:рассчит|розрах)\p{L}*|расч[её]т|стоимост\p{L}*|варт[іо]ст\p{L}*|кошторис\p{L}*|узна\p{L}* цен\p{L}|дізна\p{L}* цін\p{L}|προσφορ\p{L}*|εκτίμησ\p{L}*)(?!\p{L})|הצע(?:ת|ות) מחיר|عر(?:ض|وض) (?:ال)?[أا]?سعار?|تسعير|कोटेशन|दाम पूछ|भाव पूछ|रेट पूछ|ใบเสนอราคา|ประเมินราคา|ขอราคา|ถามราคา|見積|报价|報價|询价|詢價|估价|估價|问价|견적|가격 문의/iu;

/** Matches goals that ask the reader to send a photo. */
const NAMES_PHOTO =
  /(?:сл|шл|сыл|сил|кин|отправ)\p{L}*\s(?:\p{L}+\s){0,3}фото|fotoğraf\p{L}*\s(?:\p{L}+\s){0,2}(?:gönder|at|yolla)|στείλ\p{L}+\s(?:\p{L}+\s){0,3}φωτο|של[חו]\p{L}*\s(?:\p{L}+\s){0,2}תמונ|(?:رسل|رسال|ابعث)\p{L}*\s(?:\p{L}+\s){0,3}صور|(?:फोटो|फ़ोटो)\s(?:[\p{L}\p{M}]+\s)?भेज|kirim\p{L}*\s(?:\p{L}+\s){0,2}foto|gửi\s(?:\p{L}+\s){0,2}(?:ảnh|hình)|ส่ง(?:รูป|ภาพ)|写真.{0,4}送|拍照|[发發传傳](?:.{0,2})[照图圖]|사진.{0,6}보내/iu;

/**
 * For each action, the action to ask for instead if a language has no call to action for the first.
 */
const ASK_INSTEAD: Readonly<Partial<Record<Ask, Ask>>> = {
  preorder: 'order',
  chat: 'contact',
  message: 'contact',
  sms: 'contact',
  email: 'contact',
  photo: 'contact',
  book: 'contact',
  quote: 'contact',
  call: 'contact',
  visit: 'contact',
  test: 'signup',
  download: 'signup',
  apply: 'learn',
  donate: 'learn',
  sell: 'contact',
  adopt: 'contact',
  volunteer: 'contact',
  join: 'signup',
  follow: 'learn',
};

type Asked = Pick<
  PreparedBrief,
  'product' | 'typedProduct' | 'audience' | 'goal' | 'facts' | 'told'
>;

/** Place of a call to action: a button in the picture, or the end of a text beside the picture. */
type ButtonPlace = 'picture' | 'text';
type ByMessage = NonNullable<Phrasebook['byMessage']>;

/**
 * Returns calls to action that suit a brief's goal, kind of product and trade. If the brief names
 * no goal, the calls ask the reader to buy. If the kind of product is also unknown, the calls to
 * action ask the reader to learn more.
 */
export function listCallsToAction(
  brief: Asked,
  language: LocalisedLanguage,
  place: ButtonPlace = 'picture',
): readonly string[] {
  const buttons = listUsualButtons(brief, language, place);
  const seller = getPhrasebook(language).privateSeller;
  if (seller === undefined || findBriefKind(brief) === 'job' || !speaksAsOne(brief, language))
    return buttons;
  const ofOne = buttons.flatMap((button) => speakAsOne(button) ?? []);
  if (ofOne.length > 0) return ofOne;
  const adaptToRegion = chooseRegionalWording(brief, language);
  return listSellerButtons(seller, brief).map(adaptToRegion);
}

/** Returns the buttons of a single person: for a message on WhatsApp, for a call, or for a message. */
function listSellerButtons(
  seller: NonNullable<Phrasebook['privateSeller']>,
  { goal = '' }: Asked,
): readonly string[] {
  if (NAMES_WHATSAPP.test(goal)) return seller.chat;
  return findGoal(goal) === 'call' && !/sms/iu.test(goal) ? seller.call : seller.contact;
}

function listUsualButtons(
  brief: Asked,
  language: LocalisedLanguage,
  place: ButtonPlace,
): readonly string[] {
  const typed = cutToCall(brief.goal, language)?.replace(WITHOUT, '');
  const named = chooseBriefGoal({
    ...brief,
    goal: typed || (language === 'und' ? undefined : 'sales'),
  });
  const kind = findBriefKind(brief);
  const goal = isFreeEvent(brief, named) ? 'visit' : fitGoalToKind(named, brief.goal, kind);
  const selling = chooseSellingGoal(brief);
  // If the product is booked and is no event, as in a hire shop, a goal of tickets means bookings.
  const isSelling =
    goal === 'sales' ||
    goal === selling ||
    (goal === 'event' && selling === 'booking' && kind !== 'event');
  const isUsed = isUsedThing(brief.product) && findGoal(brief.goal ?? '') !== 'sales';
  const ofTrade =
    isSelling && !isUsed ? findLinesOfTrade(findBriefTrade(brief), language)?.ctas : undefined;
  const isGuessed = goal === 'leads' && isKindGuessed(brief);
  const ask = isGuessed
    ? 'contact'
    : chooseAskForGoods(brief, chooseAsk(goal === 'sales' ? selling : goal, kind), kind);
  const { ctas } = getKindFrames(kind, language);
  const isFormal = isFormalBrief(brief, language);
  const special = findSpecialAsk(brief, named);
  const adaptToRegion = chooseRegionalWording(brief, language);
  const seller = isPrivateSale(brief.product) ? getPhrasebook(language).privateSeller : undefined;
  if (seller !== undefined && OF_PRIVATE_ADS.has(named) && !namesMessenger(brief, language))
    return listSellerButtons(seller, brief).map(adaptToRegion);
  return (
    listChatButtons(brief, kind, language) ??
    (kind !== 'job' && NAMES_PHOTO.test(brief.goal ?? '')
      ? getPhrasebook(language).ctas.photo
      : undefined) ??
    (special === null || special === 'order' ? undefined : listButtons(special, language)) ??
    quoteButton(brief.goal, goal, language) ??
    (goal === 'demo' ? undefined : listCommands(brief, kind, language, isFormal, place)) ??
    (special === null ? undefined : listSpecialButtons(special, language)) ??
    listOrderButtons(brief.goal, kind, language) ??
    (goal !== 'donate' && isNamedSignup(brief.goal) ? ctas.signup : undefined) ??
    (goal === 'sales' && ONLINE_SHOP.test(brief.product)
      ? listButtons('order', language)
      : undefined) ??
    ofTrade ??
    (isGuessed || (isUsed && ask === 'contact') ? undefined : ctas[ask]) ??
    listButtons(ask, language)
  ).map((button) => adaptToRegion(chooseAddress(button, isFormal)));
}

/** Matches what customers do not need, for example "ohne Termin". */
const WITHOUT =
  /(?<!\p{L})(?:ohne|zonder|sans|senza|sin|sem|utan|bez) (?:termin\p{L}*|anmeldung|afspraak|rendez-vous|rdv|réservation|appuntamento|prenotazione|cita|reserva|marcação|tidsbokning|umawiania|rezerwacji)(?!\p{L})/giu;

/** Tells whether the goal names a messenger other than WhatsApp, which the button names too. */
function namesMessenger({ goal = '' }: Asked, language: LocalisedLanguage): boolean {
  return !NAMES_WHATSAPP.test(goal) && findMessenger(goal, language) !== null;
}

/** Goals of a private ad for which readers write or call. */
const OF_PRIVATE_ADS: ReadonlySet<GoalKind> = new Set<GoalKind>([
  'sales',
  'leads',
  'call',
  'awareness',
  'visit',
  'booking',
]);

/** Returns the goal's own request to the reader. Job ads and appeals keep their usual buttons. */
function listCommands(
  { goal, facts = [] }: Asked,
  kind: Kind,
  language: LocalisedLanguage,
  isFormal: boolean,
  place: ButtonPlace,
): readonly string[] | undefined {
  if (kind === 'job' || kind === 'donation') return undefined;
  const command = writeGoalCommand(goal, language, isFormal);
  if (command === null) return undefined;
  const stated = facts.filter(({ field }) => field === 'goal');
  if (place === 'picture') {
    // The picture prints the facts beside the button.
    const isSaid = stated.some(({ text }) => text.startsWith(command.button));
    if (!isSaid) return [command.button];
    return command.withoutObject === command.button ? undefined : [command.withoutObject];
  }
  // A text ends with the telephone number of the goal.
  if (stated.some(({ kind: of }) => of === 'phone')) return listButtons('call', language);
  const asking = stated.find(({ text }) => text.startsWith(command.button));
  if (asking !== undefined) return [asking.text];
  // "Now" contradicts the date of an event, and the opening hours of a shop.
  if (findGoal(goal ?? '') === 'visit') return undefined;
  // "Now" contradicts a deadline, which follows the request at the end of a text.
  return [stated.some(({ kind: of }) => of === 'until') ? command.button : command.closing];
}

/**
 * Returns only the request for a call, if the goal names the purpose of the call after it, for
 * example "appeler pour une visite gratuite".
 */
function cutToCall(goal: string | undefined, language: LocalisedLanguage): string | undefined {
  const ends = getPhrasebook(language).commands?.ends.join('|');
  const end = ends === undefined ? null : new RegExp(`\\s(?:${ends})\\s`, 'iu').exec(goal ?? '');
  const request = end === null ? undefined : goal?.slice(0, end.index);
  return request !== undefined && findGoal(request) === 'call' ? request : goal;
}

/**
 * Returns the action that a button asks for to serve a goal. For the goal `demo`, the button for
 * software asks the reader to book, and any other button to try the product.
 */
function chooseAsk(goal: GoalKind, kind: Kind): Ask {
  return goal === 'demo' && kind === 'software' ? 'book' : ASK_OF_GOAL[goal];
}

/** Matches words for an appointment, which customers also make to see or to fit goods. */
const NAMES_APPOINTMENT =
  /termin|rendez|rdv|(?<!\p{L})citas?(?!\p{L})|appuntament|afspra|wizyt|marcaç|visita|tid(?!\p{L})|запис|приём|прием|прийом|randevu|ραντεβ|תור|פגיש|موعد|अपॉइंट|janji|jadwal|นัด|คิว|lịch|hẹn|予約|예약|预约|預約|試着|anprob|essayage|prueba|prova/iu;

/**
 * Returns the action that replaces a booking of goods: customers order goods in advance, or ask for the one
 * used thing.
 */
function chooseAskForGoods({ product, goal }: Asked, ask: Ask, kind: Kind): Ask {
  if (isUsedThing(product) && ask === 'order' && findGoal(goal ?? '') !== 'sales') return 'contact';
  const isBooked = ask === 'book' && (kind === 'goods' || kind === 'food');
  if (!isBooked || NAMES_APPOINTMENT.test(goal ?? '')) return ask;
  return isUsedThing(product) ? 'contact' : 'preorder';
}

/** Matches names of online shops, which nobody visits on foot. */
const ONLINE_SHOP =
  /(?<!\p{L})(?:online[ -]?shop|webshop|webwinkel|boutique en ligne|tienda (?:online|en línea)|negozio online|loja (?:online|virtual)|webbutik|nätbutik|sklep internetowy|интернет-магазин|інтернет-магазин|online mağaza|toko online)|온라인\s?쇼핑몰|通販サイト|ネットショップ|网店|חנות אונליין|متجر إلكتروني|ηλεκτρονικό κατάστημα/iu;

/**
 * Tells whether the goal field itself names enrolments. If the goal field names enrolments, the
 * buttons ask only for enrolments, even in trades that offer a trial lesson.
 */
function isNamedSignup(named: string | undefined): boolean {
  return findGoal(named ?? '') === 'signup';
}

/** Matches Dutch requests for messages, in which "app" means WhatsApp. */
const DUTCH_APP = /(?<!\p{L})(?:app(?:en|t)?\s(?:ons|naar|me|mij|\p{Nd})|appje|appen)(?!\p{L})/iu;

/** Kinds of products that customers reserve. They make an appointment for any other kind. */
const RESERVED: ReadonlySet<Kind> = new Set<Kind>(['place', 'travel', 'event', 'food']);
/** Kinds of products with food, which customers also order without a reservation. */
const EATEN: ReadonlySet<Kind> = new Set<Kind>(['place', 'food']);
/** Kinds of products for which readers first write a message, whatever the step is. */
const BY_MESSAGE_ONLY: ReadonlySet<Kind> = new Set<Kind>(['job', 'course', 'software', 'donation']);

/**
 * Returns the step that a goal asks for on a messenger, for example the booking in "ทักไลน์จองคิว";
 * null if the goal asks only for a message.
 */
function findStepByMessage(brief: Asked, kind: Kind): keyof ByMessage | null {
  if (BY_MESSAGE_ONLY.has(kind)) return null;
  if (buysFromReaders(brief)) return 'sell';
  const goals = listGoals(brief.goal ?? '');
  const isBooked = chooseSellingGoal(brief) === 'booking';
  const isOrder = !isBooked || (EATEN.has(kind) && !goals.includes('booking'));
  if (goals.includes('sales') && isOrder) return 'order';
  if (goals.includes('booking') || goals.includes('sales')) {
    const isRented = findBriefTrade(brief) === 'rental';
    return RESERVED.has(kind) || isRented ? 'reserve' : 'book';
  }
  return NAMES_QUOTE.test(brief.goal ?? '') ? 'quote' : null;
}

/**
 * Returns buttons for the messenger that the goal names: the step that the goal asks for there, or
 * a message.
 */
function listChatButtons(
  brief: Asked,
  kind: Kind,
  language: LocalisedLanguage,
): readonly string[] | null {
  const goal = brief.goal ?? '';
  const isWhatsApp = NAMES_WHATSAPP.test(goal) || (language === 'nl' && DUTCH_APP.test(goal));
  const messenger = isWhatsApp ? nameWhatsApp(language) : findMessenger(goal, language);
  if (messenger === null) {
    const written = kind === 'job' ? null : findWrittenChannel(goal);
    return written === null ? null : listButtons(written, language);
  }
  const addMessenger = (button: string) => button.replace('{messenger}', messenger);
  const { byMessage } = getPhrasebook(language);
  const step = byMessage === undefined ? null : findStepByMessage(brief, kind);
  if (byMessage && step) return [addMessenger(byMessage[step])];
  return isWhatsApp
    ? listButtons('chat', language)
    : listButtons('message', language).map(addMessenger);
}

/**
 * Tells whether an event has free entry, so that the reader buys no ticket. A goal of bookings
 * still gets a button, because a seat in a free workshop is booked too.
 */
function isFreeEvent(
  brief: Pick<PreparedBrief, 'product' | 'goal' | 'facts' | 'told'>,
  goal: GoalKind,
): boolean {
  const isOpen = goal === 'sales' || goal === 'event' || goal === 'awareness';
  const isFree = (brief.facts ?? []).some(
    ({ kind, text }) => kind === 'price' && !/\p{Nd}/u.test(text),
  );
  return isOpen && isFree && findBriefKind(brief) === 'event';
}

/**
 * Returns the goal that a kind of product can have. A charity's regular gifts are donations, although languages
 * such as Ukrainian call them subscriptions.
 */
function fitGoalToKind(goal: GoalKind, typed: string | undefined, kind: Kind): GoalKind {
  if (kind === 'donation' && goal === 'signup') return 'donate';
  return replaceUnknownGoal(goal, typed, kind);
}

/**
 * Kinds of products that readers of an ad for awareness first want to know more about. For any
 * other kind of product, readers take a step that costs nothing, such as a visit or a question.
 */
const LEARNED_ABOUT: ReadonlySet<Kind> = new Set<Kind>([
  'goods',
  'food',
  'software',
  'course',
  'travel',
  'property',
  'other',
]);

/**
 * Replaces a goal without known words by selling. If a product may be a thing or a service, the
 * buttons do not ask the reader to buy.
 */
function replaceUnknownGoal(goal: GoalKind, typed: string | undefined, kind: Kind): GoalKind {
  const isOpen = goal === 'awareness' || goal === 'sales';
  const worded = findGoal(typed ?? '');
  if (!isOpen || worded === 'sales') return goal;
  if (worded === 'awareness') return LEARNED_ABOUT.has(kind) ? 'awareness' : 'sales';
  if (worded !== null) return goal;
  return kind === 'other' ? 'awareness' : 'sales';
}

/**
 * Returns buttons that ask for a quote, if the goal names a quote. A goal that names an appointment
 * or a message gets no buttons for quotes.
 */
function quoteButton(
  named: string | undefined,
  goal: GoalKind,
  language: LocalisedLanguage,
): readonly string[] | null {
  if (goal !== 'leads' || !NAMES_QUOTE.test(named ?? '')) return null;
  return getPhrasebook(language).ctas.quote?.slice(0, 1) ?? null;
}

/**
 * Matches goals that name orders. A restaurant whose goal names orders delivers food, so the ad
 * asks for no reservation. A service whose goal names orders gets a stronger call to action than a
 * request for a price.
 */
const NAMES_ORDERS =
  /(?<!\p{L})(?:заказ\p{L}*|замовлен\p{L}*|طلبات|pe(?:me)?sanan|orders?|הזמנות|bestell\p{L}*|bestelling\p{L}*|beställ\p{L}*|commandes?|pedidos?|ordin[ei]|encomendas?|zamówie\p{L}*|παραγγελ\p{L}*|sipariş\p{L}*)(?!\p{L}| توظيف| عرض| عروض)|订单|下单|外卖|注文|주문|배달|ऑर्डर|ออเดอร์|สั่ง|đơn hàng|đặt món/iu;
/** Matches goals that begin with the verb for orders. */
const BEGINS_WITH_ORDER = /^(?:ordinare|commander|encomendar|encargar|zamówić)(?!\p{L})/iu;
/** Matches goals that name orders in advance. */
const NAMES_PREORDERS =
  /vor(?:ab)?bestell|voorbestel|förbeställ|précommande|encargos?|preordin|pre-?orders?|pré-?encomenda|προπαραγγελ|ön sipariş|przedsprzeda|предзаказ|передзамовл|הזמנות מראש|طلبات مسبقة|प्री-?\s?ऑर्डर|预购|予約注文|予約販売|사전 주문|선주문|พรีออเดอร์|đặt trước/iu;
/**
 * Kinds of products that customers usually visit, book or ask about, but order if the goal names
 * orders. The list lacks furniture and software, because buttons for them always ask the reader to
 * order or try.
 */
const ORDERED_KINDS: ReadonlySet<Kind> = new Set<Kind>(['place', 'service', 'food', 'other']);

function listOrderButtons(
  named: string | undefined,
  kind: Kind,
  language: LocalisedLanguage,
): readonly string[] | null {
  if (NAMES_PREORDERS.test(named ?? '') && (kind === 'goods' || ORDERED_KINDS.has(kind)))
    return listButtons('preorder', language);
  const goal = named ?? '';
  const isOrder = NAMES_ORDERS.test(goal) || BEGINS_WITH_ORDER.test(goal);
  if (!ORDERED_KINDS.has(kind) || !isOrder) return null;
  return getPhrasebook(language).ctas.order.slice(0, 1);
}

/**
 * Returns the buttons for an action that the way of selling determines. Customers order meals in
 * the same way as other food.
 */
function listSpecialButtons(ask: Ask, language: LocalisedLanguage): readonly string[] {
  const ofFood = ask === 'order' ? getKindFrames('food', language).ctas.order : undefined;
  return ofFood ?? listButtons(ask, language);
}

function listButtons(ask: Ask, language: LocalisedLanguage): readonly string[] {
  const { ctas } = getPhrasebook(language);
  const instead = ASK_INSTEAD[ask];
  return ctas[ask] ?? (instead === undefined ? ctas.learn : listButtons(instead, language));
}
