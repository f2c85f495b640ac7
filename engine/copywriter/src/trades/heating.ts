import { defineTrade } from '../content/define-trade.ts';

/** Stoves, firewood, heat pumps. */
export const heating = defineTrade({
  rules: [],
  words: {
    rank: 110,
    terms: [
      'brennholz* kaminholz* brennstoff* scheitholz* pellets holzpellets bois_de_chauffage granulés_de_bois leña legna_da_ardere legna lenha pellet haardhout* brandhout* kachelhout* ved björkved vedkap* drewno_kominkowe drewno_opałowe odun* дрова',
    ],
  },
  selling: {
    goal: 'sales',
    bought: null,
    joined: null,
    takesEmergencyCalls: true,
  },
  emotions: ['curiosity', 'fear', 'trust', 'urgency'],
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: false,
  borrowsFrom: null,
  phrases: {
    de: {
      lines: [
        'Barfuß im Januar',
        'Erst die Fragen, dann der Plan',
        'Warm, ohne daran zu denken',
        'Der Winter kann kommen',
      ],
      problem: 'Wieder kalte Füße?',
    },
    fr: {
      lines: [
        'Pieds nus en janvier',
        'D’abord vos questions, ensuite le plan',
        'Au chaud, sans y penser',
        'L’hiver peut venir',
      ],
      problem: 'Encore froid aux pieds ?',
    },
    es: {
      lines: [
        'Descalzos en enero',
        'Primero tus preguntas, luego el plan',
        'Calor sin pensar en ello',
        'Que venga el invierno',
      ],
      problem: '¿Otra vez los pies fríos?',
    },
    it: {
      lines: [
        'A piedi nudi a gennaio',
        'Prima le domande, poi il resto',
        'Al caldo, senza pensarci',
        'L’inverno può arrivare',
      ],
      problem: 'Di nuovo i piedi freddi?',
    },
    pt: {
      lines: [
        'Pés descalços no inverno',
        'Primeiro as perguntas, depois o resto',
        'Calor sem pensar nisso',
        'O inverno pode vir',
      ],
      problem: 'Pés frios outra vez?',
    },
    ru: null,
    ar: null,
    he: null,
    zh: null,
    ja: null,
    ko: null,
    nl: {
      lines: [
        'Op blote voeten in januari',
        'Eerst je vragen, dan de rest',
        'Warm, zonder erbij na te denken',
        'De winter mag komen',
      ],
      problem: 'Weer koude voeten?',
    },
    pl: null,
    tr: null,
    el: null,
    th: null,
    hi: null,
    uk: null,
    vi: null,
    id: null,
    sv: {
      lines: [
        'Varm om fötterna',
        'Frågorna först, värmen sedan',
        'Hem till värmen',
        'En vinter att tycka om',
      ],
      problem: 'Tröjan på inomhus?',
    },
  },
});
