import { expect, it } from 'vitest';
import { writeAdText } from './write-ad-text.ts';

const writeFirstText = (product: string, goal: string) =>
  writeAdText({ product, audience: '', goal, emotion: 'trust', adType: 'product showcase' }, 7)[0];

it.each([
  [
    'Passeggino usato, 60 €',
    'chiamare dopo le 18, ritiro in zona San Salvario',
    'Chiama dopo le 18, ritiro in zona San Salvario.',
  ],
  [
    'Bicykl używany 20 cali, 250 zł',
    'dzwonić po 17, odbiór osobisty',
    'Dzwoń po 17, odbiór osobisty.',
  ],
  ['Домашние пироги на заказ', 'позвонить после 18', 'Позвоните после 18.'],
])('ends the text about %s with the request of the goal, and asks once', (product, goal, end) => {
  const text = writeFirstText(product, goal) ?? '';
  expect(text.endsWith(end)).toBe(true);
});

it.each([
  [
    'Küchenhilfe gesucht, 20 Stunden',
    'einfach anrufen 08031 555012, ab 14 Uhr, ohne Lebenslauf',
    ': 08031 555012, ab 14 Uhr, ohne Lebenslauf.',
  ],
  [
    'Tartas caseras por encargo',
    'pedir por WhatsApp 611 223 344 con dos días de antelación',
    'por WhatsApp: 611 223 344, con dos días de antelación.',
  ],
  ['Fahrrad-Reparatur im Hof', 'WhatsApp 0151 2345678, bitte Foto mitschicken', ': 0151 2345678.'],
])(
  'the text about %s states the goal’s number and time in its last request',
  (product, goal, end) => {
    expect(writeFirstText(product, goal)?.endsWith(end)).toBe(true);
  },
);

it('keeps the deadline of an offer in the sentence of the offer', () => {
  expect(
    writeFirstText(
      'Lezioni di inglese online',
      'scrivermi una mail, prima lezione gratis fino al 15 ottobre',
    ),
  ).toContain('Prima lezione gratis fino al 15 ottobre.');
});
