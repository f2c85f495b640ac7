import type { Phrasebook } from './phrasebook.ts';
import { polishTrades } from './trades/polish.ts';

export const polish: Phrasebook = {
  headlines: [
    'Poznaj: {name}',
    'Nowość: {name}',
    '{name}. Po prostu.',
    'Czas na zmianę: {name}',
    'Każdy dzień trochę lepszy',
    '{name}. Dla ciebie.',
    'Tu zaczyna się coś dobrego',
    'A gdyby tak… {name}?',
  ],
  emotions: {
    urgency: [
      'Po co czekać?',
      'Dziś to dobry dzień',
      'Zacznij już teraz',
      '{name}. To dobry moment.',
    ],
    trust: [
      'Jasno i prosto',
      'Najpierw pytaj, potem wybieraj',
      'Wybierz na spokojnie',
      '{name}. Jasno i prosto.',
    ],
    happiness: [
      'Mała rzecz, duży uśmiech',
      'Spraw sobie radość',
      'Powód do uśmiechu',
      '{name}. Po prostu radość.',
    ],
    exclusivity: [
      'Dla tych, którzy widzą różnicę',
      'To kwestia gustu',
      'Świadomy wybór',
      '{name}. Kwestia gustu.',
    ],
    fear: [
      'Jedno zmartwienie mniej',
      'Odetchnij. Będzie dobrze.',
      'Trochę więcej spokoju',
      '{name}. I spokojny oddech.',
    ],
    nostalgia: [
      'Jak za dawnych lat',
      'Pamiętasz to uczucie?',
      'Wspomnienia wracają',
      '{name}. Jak dawniej.',
    ],
    curiosity: [
      'Ciekawość rośnie?',
      'Przyjrzyj się bliżej',
      'A może by spróbować?',
      '{name}? Przyjrzyj się z bliska.',
    ],
    excitement: [
      'No to zaczynamy!',
      'Gotowi na więcej?',
      'To dopiero początek',
      '{name}. Zaczynamy!',
    ],
  },
  sublines: ['{toWhom}: {name}.', '{name}: {detail}.', 'Poznaj: {name}.'],
  text: [
    'Poznaj: {name}. {feeling} {cta}.',
    'Czasem wystarczy spojrzeć na codzienność inaczej. Oto {name}. {cta}.',
    'Dotąd: wszystko po staremu. Teraz: {name}. {cta}.',
  ],
  problem: 'Ciągle to samo?',
  usual: ['Po staremu', 'Z przyzwyczajenia', 'Jedno dla wszystkich'],
  ours: ['Świadomy wybór', 'Coś nowego', 'W twoim guście'],
  quote: { text: 'Moglibyśmy długo opowiadać. Wolimy posłuchać ciebie.', note: 'Naszymi słowami' },
  labels: { problem: 'Problem', solution: 'Rozwiązanie', usual: 'Po staremu' },
  ctas: {
    sales: ['Zamów teraz', 'Kup teraz', 'Wybierz swoje'],
    start: ['Zacznij teraz', 'Zapisz się teraz'],
    contact: ['Umów się teraz', 'Napisz do nas'],
    learn: ['Dowiedz się więcej', 'Zobacz z bliska'],
    visit: ['Wpadnij do nas', 'Odwiedź nas'],
    call: ['Zadzwoń teraz', 'Zadzwoń do nas'],
  },
  forWhom: /^dla\s+/i,
  toWhom: null,
  trades: polishTrades,
};
