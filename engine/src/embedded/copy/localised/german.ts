import type { Phrasebook } from './phrasebook.ts';
import { germanTrades } from './trades/german.ts';

export const german: Phrasebook = {
  headlines: [
    'Neu entdeckt: {name}',
    'Im Blick: {name}',
    '{name} – einen Blick wert',
    'Zeit für Neues: {name}',
    'Mehr Freude am Alltag',
    '{who}: Das ist für euch',
    'Hier beginnt etwas Gutes',
    'Ganz einfach: {name}',
  ],
  emotions: {
    urgency: [
      'Warum noch warten?',
      'Heute ist ein guter Tag',
      'Jetzt einfach anfangen',
      '{name}. Am besten gleich.',
    ],
    trust: [
      'Klar. Offen. Verständlich.',
      'Erst fragen, dann entscheiden',
      'In Ruhe auswählen',
      '{name}. Klar gesagt.',
    ],
    happiness: [
      'Kleine Freude, großes Lächeln',
      'Das macht gute Laune',
      'Einfach mal freuen',
      '{name}. Einfach schön.',
    ],
    exclusivity: [
      'Für alle, die genau hinsehen',
      'Eine Frage des Geschmacks',
      'Bewusst gewählt',
      '{name}. Mit Bedacht gewählt.',
    ],
    fear: [
      'Eine Sorge weniger',
      'Durchatmen. Alles gut.',
      'Mit einem ruhigen Gefühl',
      '{name}. Und durchatmen.',
    ],
    nostalgia: [
      'Wie damals, nur neu',
      'Ein Gefühl, das bleibt',
      'Weißt du noch?',
      '{name}. Wie früher.',
    ],
    curiosity: [
      'Schon neugierig?',
      'Was steckt dahinter?',
      'Ein zweiter Blick lohnt sich',
      '{name}? Genauer hinsehen.',
    ],
    excitement: [
      'Jetzt geht’s los',
      'Vorfreude? Unbedingt.',
      'Bereit für mehr?',
      '{name}. Los geht’s!',
    ],
  },
  sublines: [
    '{toWhom}: {name}.',
    '{name}: {detail}.',
    'Für alle, die Neues mögen: {name}.',
    'Jetzt kennenlernen: {name}.',
    '{name}. Schau es dir in Ruhe an.',
    '{name}. Frag uns, was du wissen willst.',
    '{name}. Ein guter Grund, neugierig zu sein.',
  ],
  text: [
    '{who}, aufgepasst: {name}. {feeling} {cta}.',
    'Manchmal braucht es nur einen neuen Blick auf den Alltag. Hier kommt etwas Neues: {name}. {cta}.',
    'Bisher: alles wie immer. Ab jetzt: {name}. {cta}.',
  ],
  problem: 'Immer dasselbe?',
  usual: ['Das Erstbeste genommen', 'Aus Gewohnheit gewählt', 'Eins für alle'],
  ours: ['Bewusst gewählt', 'Mal etwas Neues', 'Ganz nach Geschmack'],
  quote: {
    text: 'Wir könnten viel erzählen. Lieber hören wir von euch.',
    note: 'In unseren eigenen Worten',
  },
  labels: { problem: 'Das Problem', solution: 'Die Lösung', usual: 'Wie immer' },
  ctas: {
    sales: ['Jetzt bestellen', 'Jetzt entdecken', 'Jetzt aussuchen'],
    start: ['Jetzt starten', 'Jetzt anmelden'],
    contact: ['Termin anfragen', 'Kontakt aufnehmen'],
    learn: ['Mehr erfahren', 'Jetzt ansehen'],
    visit: ['Vorbeikommen', 'Jetzt besuchen'],
    call: ['Jetzt anrufen', 'Rufen Sie uns an'],
  },
  forWhom: /^für\s+/i,
  toWhom: 'Für {audience}',
  trades: germanTrades,
};
