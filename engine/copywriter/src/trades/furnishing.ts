import { defineTrade } from '../content/define-trade.ts';

/** Furniture, blinds and what makes a home look like one. */
export const furnishing = defineTrade({
  rules: [],
  words: {
    rank: 120,
    terms: [
      'rollläden rolllad* rollo* insektenschutz* fliegengitter* markise* fensterläden volets* stores moustiquaire* persianas toldo* mosquitera* mosquiteira* estores portadas tapparell* zanzarier* tende_da_sole rolluik* zonwering* zonnescherm* horren raamdecoratie markis* insektsnät* persienn* jalusi* rolety moskitier* żaluzj*',
    ],
  },
  selling: {
    goal: 'sales',
    bought: null,
    joined: null,
    takesEmergencyCalls: false,
  },
  emotions: 'all',
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: false,
  borrowsFrom: null,
  phrases: {
    de: {
      lines: [
        'Hier möchte man bleiben',
        'Ein Platz, der nach dir aussieht',
        'Ein Zuhause, noch mehr deins',
        'Das eine Stück, das gefehlt hat',
      ],
      problem: 'Da fehlt doch was?',
    },
    fr: {
      lines: [
        'Ici, on a envie de rester',
        'Un coin qui vous ressemble',
        'Chez vous, encore un peu plus',
        'La pièce qui manquait',
      ],
      problem: 'Il manque quelque chose ?',
    },
    es: {
      lines: [
        'Aquí apetece quedarse',
        'Un rincón que se parece a ti',
        'Tu casa, un poco más tuya',
        'La pieza que faltaba',
      ],
      problem: '¿No falta algo aquí?',
    },
    it: {
      lines: [
        'Qui si sta bene',
        'Un angolo che ti somiglia',
        'Casa tua, un po’ più tua',
        'Il pezzo che mancava',
      ],
      problem: 'Non manca qualcosa?',
    },
    pt: {
      lines: [
        'Dá vontade de ficar',
        'Um canto com a sua cara',
        'Sua casa, ainda mais sua',
        'A peça que faltava',
      ],
      problem: 'Não falta alguma coisa?',
    },
    ru: null,
    ar: null,
    he: null,
    zh: null,
    ja: null,
    ko: null,
    nl: {
      lines: [
        'Hier wil je blijven',
        'Een plek die bij je past',
        'Jouw huis, nog meer van jou',
        'Precies wat er nog miste',
      ],
      problem: 'Mist er nog iets?',
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
        'Här vill man stanna',
        'En plats som liknar dig',
        'Lite mer ditt hem',
        'Biten som saknades',
      ],
      problem: 'Är det något som saknas?',
    },
  },
});
