import { PERCENT, SUM } from '../offer-words.ts';
import type { Phrasebook } from '../phrasebook.ts';

export const swedish: Phrasebook = {
  headlines: [
    'Upptäck: {name}',
    'Enkelt och tydligt: {name}',
    'Vardagen, lite bättre',
    '{name}. För dig.',
    'Något bra börjar här',
    'En bra början',
    'Fråga oss',
    'I lugn och ro, på ditt sätt',
    'Kom och se själv',
    'Tänk om… {name}?',
  ],
  emotions: {
    urgency: ['Varför vänta?', 'Idag är en bra dag', 'Börja redan nu', '{name}. Det är dags.'],
    trust: [
      'Tydligt, enkelt, öppet',
      'Fråga om vad du vill',
      'Välj i lugn och ro',
      '{name}. Helt tydligt.',
    ],
    happiness: [
      'En liten glädje',
      'En anledning att le',
      'Unna dig något',
      '{name}. Helt enkelt kul.',
    ],
    exclusivity: [
      'För dig som märker skillnaden',
      'En smaksak',
      'Ditt eget val',
      '{name}. En smaksak.',
    ],
    fear: [
      'Ett bekymmer mindre',
      'Andas ut, det ordnar sig',
      'Lite mer lugn',
      '{name}. Och du kan andas ut.',
    ],
    nostalgia: [
      'Som förr i tiden',
      'Minns du känslan?',
      'Minnen kommer tillbaka',
      '{name}. Som förr.',
    ],
    curiosity: [
      'Redan nyfiken?',
      'Titta lite närmare',
      'Tänk om du provade?',
      '{name}? Värt en titt.',
    ],
    excitement: [
      'Nu kör vi!',
      'Redo för något nytt?',
      'Det är nu det börjar',
      '{name}. Nu kör vi!',
    ],
  },
  sublines: ['{toWhom}: {name}.', '{name}: {detail}.', 'Upptäck: {name}.'],
  text: [
    'Upptäck: {name}. {feeling} {cta}.',
    'Ibland räcker det att se det vanliga på ett nytt sätt. Här är svaret: {name}. {cta}.',
    'Förr: som vanligt. Nu: {name}. {cta}.',
  ],
  problem: 'Som vanligt igen?',
  usual: ['Som vanligt', 'Av gammal vana', 'Samma för alla'],
  ours: ['Ett medvetet val', 'Något nytt', 'Efter din smak'],
  quote: {
    text: 'Vi skulle kunna berätta länge. Men vi lyssnar hellre på dig.',
    note: 'Med våra egna ord',
  },
  labels: { problem: 'Problemet', solution: 'Svaret', usual: 'Som vanligt' },
  ctas: {
    sales: ['Beställ nu', 'Handla nu'],
    start: ['Kom igång', 'Anmäl dig nu'],
    contact: ['Boka nu', 'Kontakta oss'],
    learn: ['Läs mer', 'Ta en närmare titt'],
    visit: ['Kom förbi', 'Hälsa på oss'],
    call: ['Ring oss', 'Ring nu'],
    apply: ['Ansök nu', 'Se tjänsten'],
  },
  forWhom: /^för\s+/i,
  toWhom: 'För {audience}',
  grammar: {
    nounFirst: false,
    smallNouns: true,
    fullStop: '.',
    gap: ' ',
    elisions: null,
  },
  offerWords: {
    offer: `(?:upp till )?(?:${PERCENT}|${SUM}) rabatt|(?:kostnadsfri|gratis) (?:offert|rådgivning|provlektion|provkörning|konsultation|hemleverans|besiktning)|prova gratis|provlektion gratis|fri (?:frakt|leverans)|första (?:månaden|lektionen|veckan|lådan|besöket) gratis|[2-9] för [1-9]`,
    term: 'bara idag|endast idag|den här veckan|i helgen|den här månaden|(?:till|t\\.o\\.m\\.?) (?:söndag|lördag|fredag)|till (?:och med )?(?:den )?\\d{1,2} \\p{L}+|i (?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)|på (?:din |det |den )?första \\p{L}+|för nya \\p{L}+|med koden \\S+',
    doubted: 'utan|ingen|inte|kanske|eller|om|efter',
  },
};
