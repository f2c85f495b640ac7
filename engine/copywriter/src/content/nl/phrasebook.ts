import { DAY_OF_MONTH, PERCENT, SUM } from '../offer-words.ts';
import type { Phrasebook } from '../phrasebook.ts';

export const dutch: Phrasebook = {
  headlines: [
    'Maak kennis: {name}',
    '{name}, zo simpel is het',
    'Elke dag een beetje leuker',
    '{who}: dit is voor jullie',
    'Hier begint iets goeds',
    'Een goed begin',
    'Vraag het ons',
    'Neem rustig de tijd',
    'Op jouw manier',
    'En als… {name}?',
  ],
  emotions: {
    urgency: [
      'Waarom nog wachten?',
      'Vandaag is een goede dag',
      'Gewoon beginnen',
      '{name}. Nu is het moment.',
    ],
    trust: [
      'Helder en eerlijk',
      'Eerst vragen, dan kiezen',
      'Kies in alle rust',
      '{name}. Helder verteld.',
    ],
    happiness: [
      'Klein geluk, grote glimlach',
      'Gun jezelf iets leuks',
      'Daar word je vrolijk van',
      '{name}. Gewoon fijn.',
    ],
    exclusivity: [
      'Voor wie goed kijkt',
      'Een kwestie van smaak',
      'Bewust gekozen',
      '{name}. Met zorg gekozen.',
    ],
    fear: [
      'Een zorg minder',
      'Adem uit. Het komt goed.',
      'Met een gerust gevoel',
      '{name}. En even ademhalen.',
    ],
    nostalgia: [
      'Net als vroeger',
      'Weet je nog?',
      'Een gevoel dat blijft',
      '{name}. Net als vroeger.',
    ],
    curiosity: [
      'Al nieuwsgierig?',
      'Kijk nog eens goed',
      'En als je het eens probeert?',
      '{name}? Kijk eens goed.',
    ],
    excitement: ['Daar gaan we!', 'Zin in? Zeker.', 'Klaar voor meer?', '{name}. Daar gaan we!'],
  },
  sublines: [
    '{toWhom}: {name}.',
    '{name}: {detail}.',
    '{who}, maak kennis: {name}.',
    'Maak kennis: {name}.',
  ],
  text: [
    '{who}, dit is voor jullie: {name}. {feeling} {cta}.',
    'Soms is een nieuwe blik genoeg. Maak kennis: {name}. {cta}.',
    'Tot nu toe: alles zoals altijd. Vanaf nu: {name}. {cta}.',
  ],
  problem: 'Altijd hetzelfde?',
  usual: ['Zoals altijd', 'Uit gewoonte gekozen', 'Eén voor iedereen'],
  ours: ['Bewust gekozen', 'Eens iets nieuws', 'Helemaal naar smaak'],
  quote: {
    text: 'We kunnen er lang over praten. Liever horen we jou.',
    note: 'In onze eigen woorden',
  },
  labels: { problem: 'Het probleem', solution: 'De oplossing', usual: 'Zoals altijd' },
  ctas: {
    sales: ['Bestel nu', 'Ontdek het nu', 'Kies de jouwe'],
    start: ['Begin nu', 'Meld je aan'],
    contact: ['Maak een afspraak', 'Neem contact op'],
    learn: ['Lees meer', 'Bekijk het nu'],
    visit: ['Kom langs', 'Kom eens kijken'],
    call: ['Bel ons', 'Bel nu'],
    apply: ['Solliciteer nu', 'Bekijk de vacature'],
  },
  forWhom: /^voor\s+/i,
  toWhom: 'Voor {audience}',
  grammar: {
    nounFirst: false,
    smallNouns: true,
    fullStop: '.',
    gap: ' ',
    elisions: null,
  },
  offerWords: {
    offer: `(?:tot )?(?:${PERCENT}|${SUM}) korting|gratis (?:offerte|proefles|advies|adviesgesprek|intake|kennismaking|proefrit|inspectie)|eerste (?:wandeling|sessie|behandeling|consult) gratis|gratis (?:verzending|bezorging|levering)|eerste (?:maand|les|week|box|proefles) gratis|[1-9]\\s?\\+\\s?[1-9] gratis|[2-9] voor [1-9]`,
    term: `alleen vandaag|(?:op|elke) (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|deze week|dit weekend|deze maand|t\\/m \\d{1,2} \\p{L}+|tot (?:en met )?${DAY_OF_MONTH} \\p{L}+|tot (?:en met )?(?:zondag|zaterdag|vrijdag)|tot eind \\p{L}+|in (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)|op (?:je|uw|de) eerste \\p{L}+|voor nieuwe \\p{L}+|met code \\S+`,
    doubted: 'zonder|geen|niet|misschien|of|als|na',
  },
};
