import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../content/languages.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';

const LOOK = { emotion: 'trust', adType: 'product showcase' } as const;
const writeCopies = (language: WrittenLanguage, product: string, audience = '', goal = '') =>
  Array.from({ length: 6 }, (_, variation) =>
    writeAdCopy({ ...LOOK, product, audience, goal, language }, 3, variation),
  );
const joinCopyWords = (...brief: Parameters<typeof writeCopies>) =>
  writeCopies(...brief)
    .map(({ eyebrow, headline, subline, solution }) =>
      [eyebrow, headline, subline, solution].join(' | '),
    )
    .join('\n');

it.each<[WrittenLanguage, string, RegExp]>([
  [
    'ru',
    'Набор детей от 6 лет в шахматный кружок, занятия по субботам',
    /набор детей(?! от 6 лет в шахматный кружок)/iu,
  ],
  [
    'tr',
    '2-6 yaş için kayıtlar başladı, kahvaltı ve öğle yemeği dahil',
    /başladı, kahvaltı(?! ve)/iu,
  ],
  [
    'de',
    'Grillpaket: Bratwürste, Steaks und Kartoffelsalat für 49,90 €',
    /Bratwürste(?!, Steaks und Kartoffelsalat)/u,
  ],
  [
    'pt',
    'Mudança de óleo e filtro por 59 € com revisão de 20 pontos grátis',
    /filtro de 20 pontos|20 pontos grátis(?<!revisão de 20 pontos grátis)/iu,
  ],
])('cuts no name in the middle of a phrase in the language %s: “%s”', (language, product, torn) => {
  expect(joinCopyWords(language, product)).not.toMatch(torn);
});

it.each<[WrittenLanguage, string, string]>([
  [
    'pt',
    'Inscrição grátis em setembro, mensalidade 24,90 € sem fidelização, aulas incluídas',
    'Sem fidelização',
  ],
  [
    'it',
    'Iscrizione gratuita a gennaio, abbonamento 29 € al mese senza vincoli, corsi inclusi',
    'Senza vincoli',
  ],
])(
  'does not present a condition as the product in the language %s: “%s”',
  (language, product, condition) => {
    for (const { headline, productName } of writeCopies(language, product)) {
      expect(headline.startsWith(condition)).toBe(false);
      expect(productName).not.toBe(condition);
    }
  },
);

it.each<[WrittenLanguage, string]>([
  ['nl', 'Autorijlessen, pakket van 30 lessen'],
  ['nl', "Hortensia's 3 voor 25 euro"],
  ['tr', 'Pantolon paça, fermuar değişimi'],
  ['sv', 'Bokföringsprogram, testa gratis i 30 dagar'],
  ['de', 'Wir suchen eine Steuerfachangestellte (m/w/d) in Teilzeit, 30 Tage Urlaub'],
])(
  'starts a phrase after a colon with a lower-case letter in the language %s: “%s”',
  (language, product) => {
    const texts = writeAdText({ ...LOOK, product, audience: '', goal: '', language }, 3);
    const all = `${joinCopyWords(language, product)} ${texts.join(' ')}`;
    const capital = language === 'de' ? /: Eine/u : /: (?:Autorij|Hortensia|Pantolon|Bokföring)/u;
    expect(all).not.toMatch(capital);
  },
);

it('keeps the capital of a town’s name after a colon', () => {
  const product = 'Ankara evden eve nakliyat, ücretsiz ekspertiz';
  const texts = writeAdText({ ...LOOK, product, audience: 'aileler', goal: '', language: 'tr' }, 3);
  expect(texts.join(' ')).not.toMatch(/: ankara/u);
});

it('asks for a demo and for no trial if the goal is a demo', () => {
  const buttons = writeCopies('de', 'Buchhaltungssoftware für Praxen', 'Praxen', 'Demo buchen').map(
    ({ callToAction }) => callToAction,
  );
  expect(buttons.join(' ')).not.toMatch(/testen|ausprobieren/iu);
});

it('lists only the people in an audience field', () => {
  const said = joinCopyWords('fr', 'Stage de poterie, 145 €', 'débutants, idée cadeau');
  expect(said).toContain('Pour les débutants');
  expect(said).not.toContain('idée cadeau');
});

it('does not print the age of adults as an audience', () => {
  expect(
    joinCopyWords('sv', 'Klippning och slingor 1 295 kr', 'kvinnor 30-60 i Göteborg'),
  ).not.toMatch(/30.60/u);
});

it.each<[WrittenLanguage, string, RegExp]>([
  ['fr', 'Electric bike with 120km range', /bike with(?! 120km range)/iu],
  ['es', 'Handmade leather wallet with RFID protection', /RFID(?! protection)/iu],
  ['it', 'Steel water bottle that keeps drinks cold for 24 hours', /cold for(?! 24 hours)/iu],
  ['ja', 'Steel water bottle that keeps drinks cold for 24 hours', /、that keeps/iu],
])(
  'cuts no English name in the middle of a phrase in the language %s: “%s”',
  (language, product, torn) => {
    expect(joinCopyWords(language, product)).not.toMatch(torn);
  },
);
