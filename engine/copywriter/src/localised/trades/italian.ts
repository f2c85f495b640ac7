import type { Trades } from './trade.ts';

export const italianTrades: Trades = {
  advice: {
    lines: [
      'Prima ascoltiamo',
      'Parole chiare, finalmente',
      'Chiedi quello che vuoi',
      'Un pensiero in meno',
    ],
    problem: 'Perso tra le righe piccole?',
  },
  animals: {
    lines: [
      'Quattro zampe, un gran sorriso',
      'Per chi ti aspetta alla porta',
      'La coda dice tutto',
      'Bene per tutti e due i capi del guinzaglio',
    ],
    problem: 'Chi porta a spasso chi?',
  },
  beauty: {
    lines: [
      'Due minuti solo per te',
      'Chiudi la porta, respira',
      'Un rito da aspettare',
      'Vogliti bene',
    ],
    problem: 'Flaconi a metà ovunque?',
  },
  care: {
    lines: [
      'In buone mani',
      'Con i tuoi tempi',
      'Ci prendiamo il tempo',
      'Un appuntamento, ed è fatta',
    ],
    problem: 'Rimandato ancora?',
  },
  digital: {
    lines: [
      'Cerca meno, fai di più',
      'Chiudi qualche scheda',
      'Tutto in un posto',
      'Esci in orario',
    ],
    problem: 'Dodici schede, nessuna risposta?',
  },
  dining: {
    lines: ['Il primo morso è tuo', 'A tavola!', 'Siediti. Goditela.', 'Sa di tempo libero'],
    problem: 'Sempre lo stesso piatto?',
    ctas: ['Prenota un tavolo', 'Vieni a trovarci'],
  },
  farewell: {
    lines: [
      'Il tempo di un addio',
      'Prima di tutto, ascoltiamo',
      'Un saluto a modo suo',
      'Ricordare, insieme',
    ],
    problem: 'Da dove cominciare?',
  },
  giving: {
    lines: [
      'Un piccolo gesto, oggi',
      'Aiutare è un verbo',
      'Cominciare da poco, insieme',
      'Qualcuno conta su di noi',
    ],
    problem: 'Aiutare, ma come?',
    ctas: ['Dona ora', 'Dai una mano'],
  },
  home: {
    lines: [
      'Cancellato dalla lista',
      'Una telefonata e si parte',
      'Ci pensiamo noi',
      'Fatto, e via il pensiero',
    ],
    problem: 'Ancora sulla lista?',
  },
  learning: {
    lines: [
      'Una lezione, poi un’altra',
      'Impara con i tuoi tempi',
      'Tutti abbiamo iniziato un giorno',
      'Chiedere aiuta a imparare',
    ],
    problem: 'Rimandato a settembre?',
  },
  moments: {
    lines: [
      'Lo sguardo prima dello scatto',
      'Perché il giorno resti',
      'Foto che ti somigliano',
      'Rivivere quel giorno',
    ],
    problem: 'Ancora “cheese”?',
  },
  sport: {
    lines: [
      'Il primo minuto conta',
      'Oggi, per te',
      'Con i tuoi tempi, ma via',
      'Muoviti. Sorridi.',
    ],
    problem: 'Domani, sicuro?',
  },
  table: {
    lines: ['Il primo morso è tuo', 'A tavola!', 'Da condividere. O no.', 'Sa di tempo libero'],
    problem: 'Sempre la solita cosa?',
  },
  travel: {
    lines: [
      'Apri la finestra, respira',
      'Il primo mattino altrove',
      'Valigia chiusa, testa leggera',
      'Dove la sveglia tace',
    ],
    problem: 'L’ultima volta via?',
  },
  wear: {
    lines: [
      'Da indossare, non da conservare',
      'Il tuo stile, senza note',
      'Il primo che prendi',
      'Passo dopo passo, tu',
    ],
    problem: 'Armadio pieno, niente da mettere?',
  },
  drinks: {
    lines: [
      'Il primo sorso è tuo',
      'Siediti. Versa. Racconta.',
      'Un sorso senza fretta',
      'Buona compagnia, sorso dopo sorso',
    ],
    problem: 'Sempre la solita bevanda?',
  },
  energy: {
    lines: [
      'Il sole sorge comunque',
      'Anche il tetto può dare una mano',
      'Prima le domande, poi il tetto',
      'Fai entrare la luce',
    ],
    problem: 'Paura della prossima bolletta?',
  },
  outing: {
    lines: [
      'Una serata da raccontare',
      'Telefono in tasca, occhi aperti',
      'Chi viene con noi?',
      'Stasera non siamo in casa',
    ],
    problem: 'Ancora divano?',
    ctas: ['Prendi il biglietto', 'Vieni anche tu'],
  },
  sleep: {
    lines: [
      'Cuscino fresco, testa leggera',
      'A letto presto, e volentieri',
      'La notte è tua',
      'Domani comincia stasera',
    ],
    problem: 'Ancora a rigirarti?',
  },
  weddings: {
    lines: [
      'Il vostro giorno, a modo vostro',
      'Un giorno da raccontare',
      'Voi ballate, al resto pensiamo noi',
      'Dire sì è la parte facile',
    ],
    problem: 'Una lista che cresce di notte?',
  },
  garden: {
    lines: [
      'Anche fuori è casa',
      'Prima si ascolta, poi si pianta',
      'Un posto al sole',
      'Buoni motivi per uscire',
    ],
    problem: 'Il giardino ti sfugge di mano?',
  },
  mending: {
    lines: [
      'E si riparte',
      'Meglio riparare che buttare',
      'Dicci cosa non va',
      'Ci diamo un’occhiata',
    ],
    problem: 'Ancora da aggiustare?',
  },
  furnishing: {
    lines: [
      'Qui si sta bene',
      'Un angolo che ti somiglia',
      'Casa tua, un po’ più tua',
      'Il pezzo che mancava',
    ],
    problem: 'Non manca qualcosa?',
  },
  heating: {
    lines: [
      'A piedi nudi a gennaio',
      'Prima le domande, poi il resto',
      'Al caldo, senza pensarci',
      'L’inverno può arrivare',
    ],
    problem: 'Di nuovo i piedi freddi?',
  },
};
