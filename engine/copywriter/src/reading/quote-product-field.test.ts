import { describe, expect, it } from 'vitest';
import type { WrittenLanguage } from '../content/languages.ts';
import { writeAdText } from '../write-ad-text.ts';
import { readFacts } from './facts/read-facts.ts';
import { quoteProductField } from './quote-product-field.ts';

const quoteProduct = (product: string, language: WrittenLanguage, brandName = '') =>
  quoteProductField(
    { product, brandName },
    readFacts({ product, audience: '' }, language),
    language,
  );

/** Briefs as users write them, with facts in the middle of their sentences. */
const TYPED: readonly (readonly [WrittenLanguage, string])[] = [
  ['en', 'Beginner beekeeping weekend, 17-18 May, £145 incl. lunch and loan of a suit'],
  ['en', 'We took in 412 hedgehogs last year and need a new unit. £5 feeds one for a week'],
  ['de', 'Zeiterfassung fürs Handy. Läuft ohne Netz. 4,90 € pro Mitarbeiter im Monat'],
  ['nl', 'Elektrische bakfiets, van € 4.599 voor € 3.899, gratis proefrit van een heel weekend'],
  ['es', 'Arroces a leña, menú de martes a viernes 19,50 € con bebida y postre, cerrado los lunes'],
  ['fr', 'Huîtres creuses, la bourriche à 32 €, commande avant le 20 décembre pour Noël'],
  ['it', 'Agriturismo vicino a Pienza, camere da 80 € a notte, cena con prodotti nostri 28 €'],
  ['pt', 'Marisqueira na Ericeira, mariscada para duas pessoas 58 € de segunda a quinta'],
  ['pl', 'Sala zabaw w Rzeszowie, urodziny od 45 zł za dziecko, czynne codziennie 10-20'],
  ['sv', 'Braskamin i gjutjärn, nu 14 900 kr. Gäller t.o.m. 30 september'],
];

describe('quoteProductField', () => {
  it.each(TYPED)(
    'keeps a field in the language %s as the user typed it: “%s”',
    (language, product) => {
      expect(quoteProduct(product, language)?.replaceAll('’', "'")).toBe(product);
    },
  );

  it.each([
    ['en', 'Chimney sweeping £60 per flue. Ring 01632 960418', 'Chimney sweeping £60 per flue'],
    [
      'nl',
      'Dakgoot schoonmaken, vanaf € 95. Bel of app 06 1234 5670',
      'Dakgoot schoonmaken, vanaf € 95',
    ],
    [
      'de',
      'Rohrreinigung, Festpreis am Telefon. Tel. 0231 5550 1740',
      'Rohrreinigung, Festpreis am Telefon',
    ],
  ] as const)(
    'leaves out a request to call in the language %s, because the button repeats it: “%s”',
    (language, product, left) => {
      expect(quoteProduct(product, language)).toBe(left);
    },
  );

  it.each([
    [
      'de',
      'Schränke nach Maß, Aufmaß gratis. Einfach anrufen: 08031 5550122',
      'Schränke nach Maß, Aufmaß gratis',
    ],
    [
      'pl',
      'Szafy na wymiar, pomiar gratis. Zadzwoń lub napisz: 601 555 018',
      'Szafy na wymiar, pomiar gratis',
    ],
  ] as const)(
    'leaves out a telephone number with the words that announce it, in the language %s: “%s”',
    (language, product, left) => {
      expect(quoteProduct(product, language)).toBe(left);
    },
  );

  it.each([
    ['sv', 'Klippning och slingor 1 295 kr hela mars. Boka på nätet eller ring 031-390 06 12'],
    ['it', 'Pizza margherita e bibita a 9,90 €. Prenota su WhatsApp o chiama lo 0524 555 018'],
    ['th', 'ล้างแอร์บ้าน เครื่องละ 500 บาท รับประกัน 30 วัน โทร 02-555-0148'],
    ['zh', '地铁口两室一厅出租,月租3200,家电齐全,随时看房 电话 010-5550-0127'],
  ] as const)(
    'keeps a telephone number whose clause needs it, in the language %s: “%s”',
    (language, product) => {
      expect(quoteProduct(product, language)).toBe(product);
    },
  );

  it.each([
    [
      'en',
      'Gutter clearing from £65 (vacuum and camera, no ladders). Call Dave 01423 555 0176, Mon-Sat 8-6',
      'Gutter clearing from £65 (vacuum and camera, no ladders). Mon-Sat 8-6',
    ],
    [
      'fr',
      'Code et conduite, 20h, 1 090 €. Échec au code ? On le repaie',
      'Code et conduite, 20h, 1 090 €. Échec au code ? On le repaie',
    ],
    [
      'pl',
      'Kurs tanga od zera, 320 zł, buty na skórze albo w skarpetkach :)',
      'Kurs tanga od zera, 320 zł, buty na skórze albo w skarpetkach',
    ],
    ['he', 'קורקינט חשמלי, טווח 25 ק"מ, 1,190 ₪', 'קורקינט חשמלי, טווח 25 ק"מ, 1,190 ₪'],
    [
      'es',
      'Toldo con motor, 795 €. Presupuesto a domicilio gratis 965 550 187',
      'Toldo con motor, 795 €. Presupuesto a domicilio gratis 965 550 187',
    ],
    [
      'it',
      'Pulizia pozzetti da 180 €. Prov. di Mantova e Verona',
      'Pulizia pozzetti da 180 €. Prov. di Mantova e Verona',
    ],
  ] as const)(
    'keeps brackets and punctuation of the product field as typed (%s): “%s”',
    (language, product, told) => {
      expect(quoteProduct(product, language)).toBe(told);
    },
  );

  it('starts a job ad with the occupation', () => {
    expect(quoteProduct('Wir suchen Koch (m/w/d) in Bonn, ab 2.900 € brutto', 'de')).toBe(
      'Koch (m/w/d) in Bonn, ab 2.900 € brutto',
    );
  });

  it('does not read a foreign word in capitals as a field in capitals', () => {
    const product = '着付けレッスン全6回、手ぶらOK、定員5名';
    expect(quoteProduct(product, 'ja')).toBe(product);
  });

  it('capitalises the start of each sentence', () => {
    expect(
      quoteProduct('online planning voor clubs: bardiensten. gratis tot 100 leden', 'nl'),
    ).toBe('Online planning voor clubs: bardiensten. Gratis tot 100 leden');
  });

  it.each([
    ['capitals', 'LEATHER BAGS HAND MADE IN ITALY', 'en'],
    ['a shop’s title', "Men's Trail Jacket - Red / XL (SKU 4711-XL)", 'en'],
    ['no words', '4006381333931', 'en'],
  ] as const)('returns null for %s', (_, product, language) => {
    expect(quoteProduct(product, language)).toBeNull();
  });
});

describe('writeAdText', () => {
  it.each(TYPED)(
    'prints each clause of the field in each text in the language %s',
    (language, product) => {
      const brief = {
        product,
        audience: '',
        goal: '',
        emotion: 'trust',
        adType: 'product showcase',
      } as const;
      const texts = writeAdText({ ...brief, language }, 3).slice(0, 3);
      const foldText = (text: string) => text.toLowerCase().replaceAll('’', "'");
      const clauses = foldText(product).split(/[,.]\s/u);
      for (const text of texts)
        for (const clause of clauses) expect(foldText(text)).toContain(clause);
    },
  );
});
