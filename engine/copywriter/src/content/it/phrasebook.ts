import { PERCENT, SUM } from '../offer-words.ts';
import type { Phrasebook } from '../phrasebook.ts';

export const italian: Phrasebook = {
  headlines: [
    'Da scoprire: {name}',
    'Ecco a voi: {name}',
    '{name}, semplicemente',
    'È il momento: {name}',
    'Ogni giorno, un po’ meglio',
    '{who}: è per voi',
    'Tutto comincia qui',
    'Un buon inizio',
    'Chiedi a noi',
    'Con calma si sceglie meglio',
    'Venite a vedere',
    'E se…? {name}',
  ],
  emotions: {
    urgency: [
      'Perché aspettare?',
      'Oggi è il giorno giusto',
      'Si comincia adesso',
      '{name}. È il momento.',
    ],
    trust: [
      'Chiaro, semplice, sincero',
      'Chiedi pure',
      'Scegli con calma',
      '{name}. Con chiarezza.',
    ],
    happiness: [
      'Una piccola gioia',
      'Un motivo per sorridere',
      'Concediti un momento',
      '{name}. Che bello.',
    ],
    exclusivity: [
      'Per chi sa guardare',
      'Questione di gusto',
      'Una scelta tua',
      '{name}. Questione di gusto.',
    ],
    fear: [
      'Un pensiero in meno',
      'Respira, va tutto bene',
      'Un po’ più di calma',
      '{name}. E un bel respiro.',
    ],
    nostalgia: [
      'Come ai vecchi tempi',
      'Te lo ricordi?',
      'Certi ricordi tornano',
      '{name}. Come una volta.',
    ],
    curiosity: [
      'Ti incuriosisce?',
      'Guarda più da vicino',
      'E se provassi?',
      '{name}? Guarda da vicino.',
    ],
    excitement: ['Si parte!', 'Tutto pronto?', 'Il bello comincia ora', '{name}. Si parte!'],
  },
  sublines: [
    '{toWhom}: {name}.',
    '{name}: {detail}.',
    '{who}, un’idea per voi: {name}.',
    'Da scoprire: {name}.',
  ],
  text: [
    '{who}, un’idea per voi: {name}. {feeling} {cta}.',
    'A volte basta guardare la giornata con occhi nuovi. Da scoprire: {name}. {cta}.',
    'Prima: sempre la stessa cosa. Adesso: {name}. {cta}.',
  ],
  problem: 'Sempre la stessa cosa?',
  usual: ['Come sempre', 'Scelto per abitudine', 'Uguale per tutti'],
  ours: ['Scelto con cura', 'Qualcosa di nuovo', 'Come piace a te'],
  quote: {
    text: 'Potremmo parlarne a lungo. Ma preferiamo ascoltare voi.',
    note: 'Con parole nostre',
  },
  labels: { problem: 'Il problema', solution: 'La soluzione', usual: 'Come sempre' },
  ctas: {
    sales: ['Acquista ora', 'Ordina adesso', 'Scopri la collezione'],
    start: ['Inizia ora', 'Iscriviti ora'],
    contact: ['Prenota un appuntamento', 'Parla con noi'],
    learn: ['Scopri di più', 'Guarda da vicino'],
    visit: ['Passa a trovarci', 'Vieni a trovarci'],
    call: ['Chiamaci', 'Chiama ora'],
    apply: ['Candidati ora', 'Leggi l’offerta'],
  },
  forWhom: /^per\s+/i,
  toWhom: 'Per {audience}',
  grammar: {
    nounFirst: true,
    smallNouns: true,
    fullStop: '.',
    gap: ' ',
    elisions:
      /(?<!\p{L})(?:([dl]|dell|all|nell|sull|dall)(oliva|olio|acqua|arte|epoca|estate|inverno|autunno|italia|autore|argento|uva|arancia|amore|abbigliamento|albergo|appartamento|abito|infanzia|inglese|usato|ingrosso|esperienza|ufficio|interni|esterni|occasione|orologio|isola)|(d|dell)(oro)|(l|dell|all|nell)(anno|aria|aperto)|(un)(idea|offerta|esperienza|altra|estate))(?!\p{L})/giu,
  },
  offerWords: {
    offer: `sconto (?:del )?${PERCENT}|${SUM} di sconto|(?:preventivo|sopralluogo|prova|consulenza|degustazione|iscrizione) (?:gratis|gratuit[oa])|(?:lezione|visita) di prova (?:gratis|gratuita)|(?:fino al )?${PERCENT} di sconto|-\\s?${PERCENT}|spedizione gratuita|consegna gratuita|primo mese (?:gratis|gratuito)|prima (?:lezione|settimana|seduta|consulenza|visita|box) (?:gratis|gratuita)|[2-9]\\s?x\\s?[1-9]`,
    term: 'solo oggi|(?:il|ogni) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato)|(?:la|ogni) domenica|questa settimana|questo weekend|questo mese|fino al \\d{1,2} \\p{L}+|fino a (?:domenica|sabato|venerdì|fine \\p{L}+)|(?:a|in) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)|sul (?:tuo )?primo \\p{L}+|sulla (?:tua )?prima \\p{L}+|per i nuovi \\p{L}+|con il codice \\S+',
    doubted: 'senza|non|forse|o|se|dopo|invece',
  },
};
