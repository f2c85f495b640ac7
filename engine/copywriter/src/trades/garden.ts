import { defineTrade } from '../content/define-trade.ts';

/** Work on a garden; plants themselves are bought. */
export const garden = defineTrade({
  rules: [
    {
      rank: 110,
      words:
        /hovenier|\btuin(?:man|aanleg|onderhoud|ontwerp)|garten(?:pflege|bau|gestaltung|planung)|\bgärtner(?!ei)|landschaftsbau|paysagist|\bjardiniers?\b|entretien de jardin|\bjardiner[oa]s?\b|mantenimiento de jardines|jardinagem|\bjardineir|giardinier|giardinaggio|ogrodnik|садовник/iu,
    },
  ],
  words: null,
  selling: {
    goal: 'leads',
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
        'Draußen ist auch zu Hause',
        'Erst zuhören, dann graben',
        'Ein Platz in der Sonne',
        'Gute Gründe, draußen zu sitzen',
      ],
      problem: 'Wächst dir der Garten über den Kopf?',
    },
    fr: {
      lines: [
        'Dehors, c’est aussi chez vous',
        'On écoute, puis on plante',
        'Une place au soleil',
        'De bonnes raisons de sortir',
      ],
      problem: 'Le jardin vous dépasse ?',
    },
    es: {
      lines: [
        'Fuera también es casa',
        'Primero escuchar, luego plantar',
        'Un rincón al sol',
        'Buenas razones para salir',
      ],
      problem: '¿El jardín te supera?',
    },
    it: {
      lines: [
        'Anche fuori è casa',
        'Prima si ascolta, poi si pianta',
        'Un posto al sole',
        'Buoni motivi per uscire',
      ],
      problem: 'Il giardino ti sfugge di mano?',
    },
    pt: {
      lines: [
        'Lá fora também é casa',
        'Primeiro ouvir, depois plantar',
        'Um lugar ao sol',
        'Bons motivos para sair',
      ],
      problem: 'O jardim cresceu demais?',
    },
    ru: null,
    ar: null,
    he: null,
    zh: null,
    ja: null,
    ko: null,
    nl: {
      lines: [
        'Buiten is ook thuis',
        'Eerst luisteren, dan planten',
        'Een plekje in de zon',
        'Goede redenen om buiten te zitten',
      ],
      problem: 'Groeit de tuin je boven het hoofd?',
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
        'Ut i det gröna',
        'En trädgård att sitta i',
        'Vi börjar där du vill',
        'Lördagen är din igen',
      ],
      problem: 'Har gräset vuxit igen?',
    },
  },
});
