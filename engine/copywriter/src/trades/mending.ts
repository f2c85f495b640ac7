import { defineTrade } from '../content/define-trade.ts';

/** What is brought to be mended; a roof or a boiler belongs to the trade home. */
export const mending = defineTrade({
  rules: [
    {
      rank: 120,
      words:
        /^(?!.*(?:heizung|dach|rohr|sanitär|elektriker|chauff|plomb|toit|tejado|calefacc|fontan|caldai|idraul|\btett|telhad|encana|loodgiet|\bdak|auto|kfz|\bbil|voiture|coche|carro|moto)).*(?:werkstatt|reparatur|réparation|réparateur|reparaci|\breparo|conserto|riparazion|reparatie|fietsenmaker|serwis|naprawa|\p{L}*verkstad|cykelservice|oficina de bicicletas|cordonn|schuster|schuhmacher|calzolai)/iu,
    },
  ],
  words: null,
  selling: {
    goal: 'leads',
    bought: null,
    joined: null,
    takesEmergencyCalls: true,
  },
  emotions: ['curiosity', 'fear', 'trust', 'urgency'],
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: false,
  borrowsFrom: 'home',
  phrases: {
    de: {
      lines: [
        'Läuft wieder',
        'Zu schade zum Wegwerfen',
        'Sag uns, wo es klemmt',
        'Lieber reparieren als ersetzen',
      ],
      problem: 'Klappert es noch?',
    },
    fr: {
      lines: [
        'Et ça repart',
        'Réparer plutôt que jeter',
        'Dites-nous ce qui coince',
        'On y regarde de près',
      ],
      problem: 'Toujours en panne ?',
    },
    es: {
      lines: [
        'Y a seguir',
        'Mejor reparar que tirar',
        'Cuéntanos qué le pasa',
        'Le echamos un vistazo',
      ],
      problem: '¿Sigue sin arreglar?',
    },
    it: {
      lines: [
        'E si riparte',
        'Meglio riparare che buttare',
        'Dicci cosa non va',
        'Ci diamo un’occhiata',
      ],
      problem: 'Ancora da aggiustare?',
    },
    pt: {
      lines: [
        'Pronto para outra',
        'Melhor consertar que descartar',
        'Conte o que aconteceu',
        'A gente dá uma olhada',
      ],
      problem: 'Ainda sem conserto?',
    },
    ru: null,
    ar: null,
    he: null,
    zh: null,
    ja: null,
    ko: null,
    nl: {
      lines: [
        'Hij doet het weer',
        'Zonde om weg te gooien',
        'Vertel ons wat er hapert',
        'Liever maken dan vervangen',
      ],
      problem: 'Nog steeds kapot?',
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
        'Laga i stället för att slänga',
        'Ett liv till',
        'Lämna in den, hämta en vän',
        'Den har mer att ge',
      ],
      problem: 'Trasig i en låda?',
    },
  },
});
