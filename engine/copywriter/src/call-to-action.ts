import type { CategoryWords } from './content/en/category.ts';
import type { Mood } from './content/mood.ts';

/** What the user's campaign is for. The goal itself is the advertiser's business and is never printed. */
export type GoalKind =
  | 'sales'
  | 'leads'
  | 'call'
  | 'demo'
  | 'signup'
  | 'trial'
  | 'install'
  | 'booking'
  | 'event'
  | 'donate'
  | 'visit'
  | 'apply'
  | 'follow'
  | 'awareness';

const GOALS: readonly (readonly [GoalKind, RegExp])[] = [
  [
    'donate',
    /donat|fundrais|raise (?:money|funds)|spend(?:e|en) sammeln|faire un don|donaci|doaç|пожертв|募金|후원|捐/iu,
  ],
  [
    'apply',
    /applica(?:nt|tion)|\bhir(?:e|ing)\b|recruit|candidate|bewerb|candidat|postul|sollicit|aplik|kandydat|rekrut|ansök|нанять|отклик/iu,
  ],
  ['event', /attend|rsvp|ticket|webinar|\bevents?\b|teilnehm|билет|билеты/iu],
  ['demo', /\bdemos?\b/iu],
  [
    'booking',
    /book(?:ing)?s?\b|appointment|reserv|consultation|schedul|viewings?|showings?|test drive|inspection|assessment|erstgespräch|beratungsgespräch|entretien|termin|buch|bokning|rendez|réserv|cita|prenot|agend|запис|брон|حجز|הזמנת תור|תור|予約|예약|预约|afspraak|wizyt|randevu|rezerv|ραντεβο|จอง|बुकिंग/iu,
  ],
  [
    'install',
    /install(?!ations?\b|ed\b|ers?\b|ing\b)|download|app users|herunterlad|télécharg|descarg|scaric|baix|скач|установ|تحميل|تنزيل|הורד|ダウンロード|다운로드|下载/iu,
  ],
  [
    'trial',
    /trial|try(?:ing)? (?:it|out)|test(?:en)?\b|essai|prueba|prova\b|teste|пробн|تجربة|ניסיון|お試し|体验|체험/iu,
  ],
  [
    'signup',
    /sign[- ]?ups?|signing up|subscri|register|registr|newsletter|waitlist|waiting list|member|join|enrol|inscrip|anmeld|abonn|inscr|suscri|iscri|assin|подпис|регистр|اشتراك|تسجيل|הרשמ|登録|가입|注册/iu,
  ],
  [
    'call',
    /(?<!(?:discovery|strategy|sales|intro|introductory|video) )\bcalls?\b|\bphone\b|anruf|\bappels?\b|\bbellen\b|\bsamtal\b|telefonat|llamad|ligaç|chiamat|звонк|مكالم|電話|电话|전화/iu,
  ],
  [
    'leads',
    /lead|\bcalls?\b|enquir|inquir|contact|quote|message|kontakt|anfrage|devis|contacto|contatt|orçament|(?:gratis|vrijblijvende|kostenlose[sr]?|unverbindliche[sr]?|kostnadsfri|bezpłatna|darmowa) (?:offerte?|angebot|wycena)|offertes\b|offertförfråg|^offert$|presupuesto|preventiv|wycen|заяв[ко]|лид|تواصل|לידים|問い合わせ|문의|咨询/iu,
  ],
  ['follow', /follow|community|engagement|likes|views|reach on|abonnés|seguidor|подписчик/iu],
  [
    'visit',
    /foot ?traffic|\bvisit(?:s|ors?)?\b|walk-?ins?|come in|\bopening\b|besuch|visites|visitas/iu,
  ],
  [
    'sales',
    /s[ae]l[el]|\bsels\b|buy|purchas|revenue|order|conver|checkout|cart|profit|customers|verk[aä]uf|umsatz|vent|compra|acquist|vend|продаж|покуп|выруч|заказ|مبيعات|شراء|מכירות|רכישות|販売|売上|購入|판매|매출|구매|销售|销量|购买|verkoop|bestell|beställ|försälj|\bköp|commandes?\b|pedidos?\b|encomendas?\b|ordini\b|zamówie|sipariş|sprzeda|satış|πωλήσ|ขาย|बिक्री/iu,
  ],
];

/** The kind of campaign that a free-text goal describes, in any of our languages. */
export function goalKind(goal: string | undefined): GoalKind {
  if (!goal) return 'awareness';
  return GOALS.find(([, pattern]) => pattern.test(goal))?.[0] ?? 'awareness';
}

/** Calls to action for software that a company decides on together. */
const SEEN_FIRST: readonly string[] = ['See how it works', 'Get started', 'Talk to us'];

/** Calls to action for sales without a cart, by the topic of the category. */
export const SALES_BY_TOPIC: Readonly<Record<string, readonly string[]>> = {
  'your appointment': ['Book now', 'Make an appointment', 'Pick a time'],
  'your pet’s health': ['Book a visit', 'Make an appointment', 'Pick a time'],
  'moving well': ['Book now', 'Make an appointment', 'Pick a time'],
  'their day': ['Book a visit', 'Plan your visit', 'Come and see us'],
  'your car': ['Bring it in', 'Pick a time', 'Book it in'],
  'your pet’s day': ['Say hello', 'Book a visit', 'Pick a time'],
  'your plans': ['Talk to us', 'Tell us your plans', 'Ask for a quote'],
  'your hair': ['Book now', 'Book your chair', 'Pick a time'],
  'a quieter mind': ['Book a session', 'Pick a time', 'Talk to us'],
  'time off': ['Book now', 'Pick a time', 'Treat yourself'],
  travel: ['Book your stay', 'Plan your trip', 'Check your dates'],
  training: ['Start training', 'Join us', 'Get started'],
  listening: ['Listen now', 'Press play', 'Start listening'],
  'making music': ['Start playing', 'Book a lesson', 'Get started'],
  'a new language': ['Start learning', 'Join the course', 'Get started'],
  'their next adventure': ['Save their spot', 'Sign them up', 'See the dates'],
  school: ['Book a lesson', 'Talk to a tutor', 'Get started'],
  'an hour to yourself': ['Try a class', 'Save your mat', 'Book a class'],
  'seeing the city': ['Book a tour', 'Pick a time', 'Save your spot'],
  'the first drive': ['Book a test drive', 'Come and look', 'Visit us'],
  'the road ahead': ['Book a lesson', 'Pick a time', 'Get started'],
  'making things': ['Save your spot', 'Join a class', 'See the dates'],
  'a game night out': ['Book your spot', 'Pick a time', 'Plan your night'],
  'time off the ground': ['Book a class', 'Pick a time', 'Try a class'],
  'the start line': ['Sign up now', 'Join the race', 'Count me in'],
  'going out': ['Get your ticket', 'Save your seat', 'Count me in'],
  dinner: ['See the menu', 'Plan your dinner', 'Order yours'],
  'a quick bite': ['Order now', 'Come and get it', 'Grab a bite'],
  treats: ['Come on in', 'Visit us', 'Treat yourself'],
  'fresh bread': ['Come on in', 'Visit us', 'Stop by'],
  'a clean car': ['Book a wash', 'Pick a time', 'Drive in'],
  'the cards': ['Book a reading', 'Pick a time', 'Ask your question'],
  pie: ['Come on in', 'Visit us', 'Grab a slice'],
  'your next recording': ['Send your script', 'Talk to us', 'Ask for a quote'],
  'their hour': ['Save your spot', 'Try a class', 'See the dates'],
  'their stable': ['Book a visit', 'Come and see us', 'Ask about a stable'],
  'a family day out': ['Plan your visit', 'Come and play', 'Book now'],
  'switching off': ['Book a session', 'Pick a time', 'Treat yourself'],
  'a touch of color': ['Book now', 'Pick a time', 'Come on in'],
  'your event': ['Check the dates', 'Ask for a quote', 'Book now'],
  'your calls': ['Talk to us', 'Get started', 'Give us a call'],
  'the outside of the house': ['Ask for a quote', 'Get a quote', 'Talk to us'],
  'a safer home': ['Book a visit', 'Pick a time', 'Get in touch'],
  'the roadside': ['Call now', 'Call us', 'Get help now'],
  'selling your home': ['Book a valuation', 'Talk to us', 'Ask what it’s worth'],
  'the shop': ['Come on in', 'Visit us', 'Come and look'],
  'your front door': ['Call now', 'Call us', 'Get in touch'],
  'an emergency': ['Call now', 'Call us', 'Get help now'],
  'good company': ['Book a visit', 'Say hello', 'Pick a time'],
  'the mat': ['Book a trial', 'Step on the mat', 'Join a class'],
  'eating out': ['Book a table', 'Reserve your table', 'Come on in'],
  'the night': ['Book a table', 'Come on in', 'Save your seat'],
  'your ride': ['Book your ride', 'Book now', 'Plan your ride'],
  'their party': ['Book the show', 'Check the dates', 'Book now'],
  adopting: ['Come and meet them', 'Find your match', 'Plan your visit'],
  'your team': ['Check the dates', 'Ask for a quote', 'Plan your offsite'],
  joining: ['Join us', 'Come along', 'Count me in'],
  sharing: ['Join us', 'Come and borrow', 'Become a member'],
  dancing: ['Save your spot', 'Join the floor', 'Count me in'],
  'your music': ['Check the dates', 'Ask for a quote', 'Hear us play'],
  'playing together': ['Book a game', 'Pick a date', 'Bring your team'],
  'the space': ['Book a viewing', 'Come and see it', 'Call us'],
  'the first lesson': ['Book a lesson', 'Save your spot', 'Pick a time'],
  'your eyes': ['Book an eye test', 'Pick a time', 'Come and see us'],
  'a good groom': ['Book a groom', 'Pick a time', 'Say hello'],
  'your delivery': ['Book a pickup', 'Get a quote', 'Call us'],
  'your next hire': ['Talk to us', 'Tell us who you need', 'Get in touch'],
  'your instrument': ['Book a visit', 'Pick a time', 'Get in touch'],
  'your drains': ['Call now', 'Call us', 'Get in touch'],
  'your bike': ['Bring it in', 'Book it in', 'Pick a time'],
  'your boat': ['Book it in', 'Ask for a quote', 'Get in touch'],
  'clearing it out': ['Call us', 'Ask for a quote', 'Get in touch'],
  'lunch for the team': ['Plan a lunch', 'Ask for a menu', 'Get in touch'],
  'a greener office': ['Book a visit', 'Ask for a quote', 'Get in touch'],
  'your print': ['Send your design', 'Ask for a quote', 'Get in touch'],
  'your business': ['Call us', 'Ask a question', 'Get in touch'],
  'your fitting': ['Book a fitting', 'Pick a time', 'Bring it in'],
  'selling your car': ['Get a price', 'Ask what it’s worth', 'Talk to us'],
  'your voice': ['Book a lesson', 'Pick a time', 'Get started'],
  'their next step': ['Ask a question', 'Book a visit', 'Talk to us'],
  'your look': ['Book now', 'Pick a time', 'See the treatments'],
  'the room': ['Check the dates', 'Come and see it', 'Ask about it'],
  'the drinks': ['Check the dates', 'Ask for a quote', 'Book the bar'],
  'the two of you': ['Book a session', 'Pick a time', 'Talk to us'],
  'your people': ['Talk to us', 'Ask for a quote', 'Get in touch'],
  'the club': ['Join the club', 'Come along', 'Save your seat'],
  'your property': ['Talk to us', 'Ask for a quote', 'Get in touch'],
  'finding a home': ['Book a viewing', 'Pick a time', 'See the place'],
  'saying goodbye': ['Talk to us', 'Get in touch', 'Call us'],
  support: ['Talk to us', 'Get in touch', 'Ask a question'],
  faith: ['Join us', 'Plan your visit', 'Get in touch'],
  giving: ['Give now', 'Donate now', 'Lend a hand', 'Help out'],
  gaming: ['Play now', 'Get the game', 'Start playing'],
  'the job': ['Apply now', 'See the details', 'Send your application'],
  'the session': ['Save your seat', 'Sign up now', 'Join us live'],
  'our town': ['See the details', 'Mark the date', 'Find out more'],
  'your drawing': ['Request a quote', 'Send your drawing', 'Talk to us'],
  'shipping code': ['Start building', 'Get started', 'See how it works'],
  'your numbers': SEEN_FIRST,
  'your stock': SEEN_FIRST,
  'your data': SEEN_FIRST,
  'your paperwork': SEEN_FIRST,
  'your projects': SEEN_FIRST,
  'your team’s paperwork': SEEN_FIRST,
  'customer questions': SEEN_FIRST,
  'company money': SEEN_FIRST,
  compliance: SEEN_FIRST,
  learning: ['Start learning', 'Join the course', 'Get started'],
};

/** What is bought for work is ordered or asked for, and never "made yours". */
export const FOR_WORK: ReadonlySet<string> = new Set([
  'your supplies',
  'the break room',
  'the warehouse floor',
]);
const SUPPLIES: readonly string[] = ['Order now', 'Ask for a quote', 'Talk to us', 'See the range'];

/** Calls to action of solemn subjects: no hurry. */
const QUIETLY: readonly string[] = ['Talk to us', 'Ask a question', 'Book a fitting'];

const SALES: Readonly<Record<CategoryWords['form'], readonly string[]>> = {
  goods: ['Shop now', 'Get yours', 'Order yours', 'Make it yours', 'Buy now'],
  digital: ['Get started', 'Choose your plan', 'Start now', 'See the plans'],
  service: ['Get in touch', 'Ask for a quote', 'Get started', 'Talk to us'],
  place: ['Book now', 'Plan your visit', 'See what’s on offer', 'Reserve your spot'],
};

const BY_GOAL: Readonly<Record<Exclude<GoalKind, 'sales'>, readonly string[]>> = {
  call: ['Call now', 'Call us', 'Give us a call'],
  leads: ['Talk to us', 'Get in touch', 'Ask a question', 'Request details'],
  signup: ['Sign up now', 'Join us', 'Sign up', 'Join the list'],
  trial: ['Try it out', 'Start your trial', 'Give it a try', 'Try it yourself'],
  install: ['Get the app', 'Download now', 'Install the app', 'Download it'],
  demo: ['Book a demo', 'See a demo', 'Pick a time'],
  booking: ['Book now', 'Pick a time', 'Make an appointment'],
  event: ['Save your seat', 'Join us there', 'Get your ticket', 'Count me in'],
  donate: ['Give now', 'Donate now', 'Lend a hand', 'Help out'],
  visit: ['Come say hello', 'Visit us', 'Stop by', 'Plan your visit'],
  apply: ['Apply now', 'See the details', 'Send your application'],
  follow: ['Follow along', 'Follow us', 'Join the conversation', 'Come along'],
  awareness: ['Learn more', 'See more', 'Take a look', 'Find out more'],
};

const BOOKINGS: readonly string[] = ['Book now', 'Pick a time', 'Check the dates'];

/** Softer or livelier wording that suits an emotion when nothing is being sold outright; null where the usual does. */
const AWARENESS_BY_EMOTION: Readonly<Record<Mood, readonly string[] | null>> = {
  happiness: null,
  nostalgia: null,
  excitement: null,
  trust: ['Read the details', 'Learn more', 'See for yourself', 'Ask us anything'],
  curiosity: ['Take a closer look', 'Find out more', 'See what’s inside', 'Satisfy your curiosity'],
  exclusivity: ['Discover more', 'Take a closer look', 'Explore the details'],
  fear: ['Learn more', 'See how it works', 'Find out more'],
  solemn: ['Learn more', 'Find out more', 'Talk to us'],
  urgency: ['Start now', 'See it now', 'Learn more'],
};

/** English calls to action, 2–4 words each and starting with a verb, that suit goal, product and emotion. */
export function callsToAction(
  goal: GoalKind,
  { form, topic }: Pick<CategoryWords, 'form' | 'topic'>,
  mood: Mood,
): readonly string[] {
  if (goal === 'sales' && FOR_WORK.has(topic)) return SUPPLIES;
  if (goal === 'sales' && mood === 'solemn' && topic === 'feeling like yourself') return QUIETLY;
  if (goal === 'sales') return (form !== 'goods' && SALES_BY_TOPIC[topic]) || SALES[form];
  if (goal === 'booking' && form !== 'goods' && SALES_BY_TOPIC[topic]) return SALES_BY_TOPIC[topic];
  // One makes an appointment with somebody, not with a boat.
  if (goal === 'booking' && form !== 'service') return BOOKINGS;
  if (goal === 'awareness') return AWARENESS_BY_EMOTION[mood] ?? BY_GOAL.awareness;
  return BY_GOAL[goal];
}
