import { describe, expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from '../../content/languages.ts';
import { writeAdCopy } from '../../write-ad-copy.ts';
import { getFactPatterns } from './fact-patterns.ts';
import { readFacts } from './read-facts.ts';

const listFacts = (
  product: string,
  goal = '',
  language: (typeof WRITTEN_LANGUAGES)[number] = 'en',
) =>
  readFacts({ product, audience: '', goal }, language).map(({ kind, text }) => `${kind}: ${text}`);

it.each(WRITTEN_LANGUAGES)(
  'can build the pattern of every phrase in the language %s',
  (language) => {
    const { kinds } = getFactPatterns(language);
    const silent = kinds.filter(([, phrases]) => phrases.length === 0).map(([kind]) => kind);
    expect(silent.filter((kind) => kind !== 'place')).toEqual([]);
    for (const { pattern } of kinds.flatMap(([, phrases]) => phrases))
      expect(pattern).not.toThrow();
  },
);

it('reads the facts of all fields, the most important first', () => {
  expect(
    listFacts(
      'Shoes, was $89 now $59 until 30 November',
      '15% off with code FALL15, call 020 7946 0123',
    ),
  ).toEqual([
    'discount: 15% off',
    'price: Now $59',
    'was: was $89',
    'code: With code FALL15',
    'until: Until 30 November',
    'phone: 020 7946 0123',
  ]);
});

it.each([
  ['fr', "brioche à 6,90 € au lieu de 9 € jusqu'au dimanche", "until: Jusqu'au dimanche"],
  ['en', 'Shoes £59 instead of £89 until Sunday', 'until: Until Sunday'],
] as const)(
  'reads an offer after an old price in the language %s: %s',
  (language, product, fact) => {
    expect(listFacts(product, '', language)).toContain(fact);
  },
);

it('keeps the values of offer fields literally, and puts them before facts of the same kind from texts', () => {
  const brief = { product: 'Shoes, $59', audience: '', offer: { price: '49.-', code: 'term15 ' } };
  expect(readFacts(brief, 'en')).toMatchObject([
    { kind: 'price', text: '49.-', field: 'offer' },
    { kind: 'code', text: 'term15', field: 'offer' },
  ]);
});

it.each([
  ['de', 'Bio-Erdbeeren vom Feld, 2,99 €/kg', 'price: 2,99 €/kg'],
  ['ru', 'Натяжные потолки от 390 ₽/м², скидка 20 %', 'price: От 390 ₽/м²'],
  ['fr', 'Miel de lavande 7,90 €/500 g', 'price: 7,90 €/500 g'],
  ['es', 'Tacos al pastor a $18 c/u, martes de 2x1', 'price: A $18 c/u'],
  ['pl', 'Kurs online od 49 zł/mies., lekcje na żywo', 'price: Od 49 zł/mies.'],
  ['it', 'Parmigiano 24 mesi a 18,90 €/kg', 'price: A 18,90 €/kg'],
  ['ja', '手打ちそばセット ¥3,980(税込)', 'price: ¥3,980(税込)'],
  ['de', 'Fitnessstudio, 19,90 € mtl., ohne Vertrag', 'price: 19,90 € mtl.'],
  ['nl', 'Zonnepanelen vanaf € 295 p.st., 25 jaar garantie', 'price: Vanaf € 295 p.st.'],
  ['en', 'Oak logs, £95 per cubic metre', 'price: £95 per cubic metre'],
] as const)('reads the unit of a price in the language %s: %s', (language, product, fact) => {
  expect(listFacts(product, '', language)).toContain(fact);
});

it.each([
  [
    'en',
    'Standing desk, 30-night home trial, 10-yr warranty',
    ['trial: 30-night home trial', 'guarantee: 10-yr warranty'],
  ],
  ['fr', 'Matelas latex, 100 nuits d’essai', ['trial: 100 nuits d’essai']],
  ['es', 'Gimnasio, abierto 24 h', ['hours: Abierto 24 h']],
  ['nl', 'Pannenkoekenhuis, open wo–zo vanaf 12 uur', ['hours: Open wo–zo vanaf 12 uur']],
  ['ja', '英会話 1月末まで', ['until: 1月末まで']],
  ['ja', '英会話 30日まで', ['until: 30日まで']],
  ['zh', '英语课程 截至1月底', ['until: 截至1月底']],
  ['zh', '英语课程 限时优惠至本月底', ['until: 限时优惠至本月底']],
  ['pl', 'Opony zimowe, umów się: 22 123 45 67', ['phone: 22 123 45 67']],
  ['fr', 'Marché de Noël, place Kléber', ['place: Place Kléber']],
  ['ar', 'جهاز رياضي بدل 1,899 ر.س', ['was: بدل 1,899 ر.س']],
] as const)('reads short wordings of a fact in the language %s: %s', (language, product, facts) => {
  expect(listFacts(product, '', language)).toEqual(facts);
});

describe('digits and signs of a language’s own script', () => {
  it.each([
    ['ar', 'دورة تصوير ٥٠٠ ريال', 'price: ٥٠٠ ريال'],
    ['hi', 'योग कक्षा ₹५००', 'price: ₹५००'],
    ['th', 'คอร์สโยคะ ๑,๒๐๐ บาท', 'price: ๑,๒๐๐ บาท'],
    ['ja', 'ヨガ教室 ２０％オフ', 'discount: ２０％オフ'],
    ['ru', 'Кофе 1 490 ₽', 'price: 1 490 ₽'],
    ['tr', 'Ayakkabı %20 indirim', 'discount: %20 indirim'],
  ] as const)('in %s, reads the fact of “%s”', (language, product, fact) => {
    expect(listFacts(product, '', language)).toEqual([fact]);
  });
});

it.each([
  ['en', 'reach $10,000 turnover'],
  ['en', 'cut CPA below $5'],
  ['en', 'grow sales 20%'],
  ['en', 'test whether 10% off works'],
  ['en', 'save 20% of ad spend'],
  ['de', 'mehr Umsatz, 20 %'],
  ['de', '5000 € Umsatz'],
  ['es', 'vender por 3000 €'],
  ['fr', 'sans livraison gratuite'],
] as const)(
  'reads no offer in a goal about the advertiser’s business (%s): %s',
  (language, goal) => {
    expect(listFacts('Shoes', goal, language)).toEqual([]);
  },
);

it('returns the most important fact separately, with the old price beside a price', () => {
  const brief = { product: 'Shoes, was $89 now $59', audience: '', emotion: 'trust' } as const;
  const copy = writeAdCopy({ ...brief, goal: 'call 020 7946 0123' }, 1, 0);
  expect(copy.offer).toEqual({ kind: 'price', text: 'Now $59', was: 'was $89' });
  expect(copy.facts).toEqual(['Call 020 7946 0123']);
  const plain = writeAdCopy({ ...brief, product: 'Shoes' }, 1, 0);
  expect(plain).not.toHaveProperty('offer');
  expect(plain).not.toHaveProperty('facts');
});

describe('offers in a goal field', () => {
  it.each([
    ['en', 'first visit $20 off', 'First visit $20 off'],
    ['en', '£10 off first order', '£10 off first order'],
    ['en', 'more bookings, buy one get one free in March', 'Buy one get one free in March'],
    ['en', 'free shipping over $40', 'Free shipping over $40'],
    ['en', 'subscribers 2 for 1 on first box', '2 for 1 on first box'],
    ['en', 'Fill the Thursday sessions, £35 per person', '£35 per person'],
    ['en', 'family bookings, kids eat free on Sundays', 'Kids eat free on Sundays'],
    ['en', '20% off when you spend £50', '20% off when you spend £50'],
    ['en', 'sign-ups with no joining fee', 'No joining fee'],
    ['fr', 'inscriptions, première séance offerte', 'Première séance offerte'],
    ['es', 'reservas, primera clase gratis', 'Primera clase gratis'],
    ['it', 'prenotazioni, sconto del 15% a giugno', 'Sconto del 15% a giugno'],
    ['it', 'prenotazioni, 60 € a persona', '60 € a persona'],
    ['nl', 'online verkoop gratis verzending', 'Gratis verzending'],
    ['pl', 'sprzedaż, -15% na pierwsze zamówienie', '-15% na pierwsze zamówienie'],
    ['sv', 'offerter, 20 % rabatt i mars', '20 % rabatt i mars'],
    ['de', 'Probetraining, erster Monat gratis', 'Erster Monat gratis'],
  ] as const)('in %s, reads the offer of “%s”', (language, goal, fact) => {
    expect(readFacts({ product: 'Volt', audience: '', goal }, language)[0]?.text).toBe(fact);
  });

  it.each([
    'sell 5 for 2 weeks',
    'reach £500 a day',
    'more free trial sign-ups',
    'sell at $20 margin',
  ])('finds no offer in the goal "%s"', (goal) => {
    expect(listFacts('Volt', goal)).toEqual([]);
  });
});

it.each([
  ['ja', '薬局向けシフト管理アプリ、30日間無料', '無料トライアル', 'trial: 30日間無料'],
  [
    'tr',
    'Eczaneler için vardiya uygulaması, 30 gün ücretsiz',
    'ücretsiz deneme',
    'trial: 30 gün ücretsiz',
  ],
  [
    'el',
    'Online ραντεβού για κομμωτήρια, 14 ημέρες δωρεάν',
    'δωρεάν δοκιμή',
    'trial: 14 ημέρες δωρεάν',
  ],
  ['id', 'Aplikasi booking untuk salon', 'uji coba gratis', 'trial: Uji coba gratis'],
] as const)(
  'returns only one trial in the language %s if the goal names the trial too',
  (language, product, goal, fact) => {
    expect(listFacts(product, goal, language)).toEqual([fact]);
  },
);

it('reads only numbers and codes from a goal in another language', () => {
  const goal = 'online sales, call us on +44 20 7946 0958, free delivery over €50, code SAVE20';
  expect(listFacts('Leinenhemd aus Flachs', goal, 'de')).toEqual([
    'code: Code SAVE20',
    'phone: +44 20 7946 0958',
  ]);
});

it.each([
  ['en', 'iPhone 15 until 30 November', 'until: Until 30 November'],
  ['en', 'Nike Air Max 90 until 30 November', 'until: Until 30 November'],
  ['en', 'Ring 14 until 3 December', 'until: Until 3 December'],
  ['es', 'Renault 5 hasta el 30 de noviembre', 'until: Hasta el 30 de noviembre'],
  ['fr', 'Clio 5 jusqu’au 30 juin', 'until: Jusqu’au 30 juin'],
  ['en', 'Fair, 12 until 14 September', 'date: 12 until 14 September'],
  ['en', 'Boots in 36, 30 until 30 November', 'until: Until 30 November'],
  ['nl', 'Kermis, vrijdag 12 t/m zondag 14 september', 'date: Vrijdag 12 t/m zondag 14 september'],
  ['en', 'Fair from 12 until 14 September', 'date: From 12 until 14 September'],
  ['en', 'Fair 12th until 14th September', 'date: 12th until 14th September'],
] as const)(
  'distinguishes a deadline after a number from the end of a range in the language %s: %s',
  (language, product, fact) => {
    expect(listFacts(product, '', language)).toEqual([fact]);
  },
);

it.each([
  ['Model cars, scale 1:12 - 1:24', []],
  ['Model cars, scale 10:12 - 10:24', []],
  ['Model cars 1:12 - 1:24', []],
  ['Bakery, 9:00 - 18:00', ['hours: 9:00 - 18:00']],
  ['Bakery, 7:30 - 9:30 am', ['hours: 7:30 - 9:30 am']],
])('reads times of day as hours, but not scales: %s', (product, facts) => {
  expect(listFacts(product)).toEqual(facts);
});

it.each([
  ['en', 'Trail shoes $140, now $99', '$140', 'Now $99'],
  ['en', 'Trail shoes $140 → $99', '$140', '$99'],
  ['de', 'Schuhe 140 €, jetzt 99 €', '140 €', 'Jetzt 99 €'],
  ['ja', 'エプロン、6,800円が4,980円', '6,800円', '4,980円'],
  ['it', 'Scarpe 140 € ora 99 €', '140 €', 'Ora 99 €'],
] as const)(
  'reads the first of two prices as the old one in the language %s: %s',
  (language, product, was, price) => {
    const facts = readFacts({ product, audience: '' }, language);
    expect(facts.map(({ kind, text }) => [kind, text])).toEqual([
      ['price', price],
      ['was', was],
    ]);
  },
);

it.each([
  ['de', 'Menü 12 €, Kaffee 3 €'],
  ['en', 'Small $3, now also large $5'],
  ['fr', 'Chambre, 120 € nuit, 80 € la demi-journée'],
  ['nl', 'T-shirts, € 20 oranje, € 10 blauw'],
  ['it', 'Corsi, 20 € orario libero, 15 € orario fisso'],
] as const)(
  'reads the prices of two things as two prices, not as an old and a new price, in the language %s: %s',
  (language, product) => {
    const kinds = readFacts({ product, audience: '' }, language).map(({ kind }) => kind);
    expect(kinds).toEqual(['price', 'price']);
  },
);

it.each([
  ['en', 'Café, 8:00 - 9:00', ['hours']],
  ['en', 'Model train, 1:12 - 1:24', []],
  ['es', 'Presupuesto en 24 h', []],
  ['es', 'Farmacia abierta 24 h', ['hours']],
  ['tr', "Kuaför, hafta içi 18:00'e kadar açık", ['hours']],
  ['tr', "Kurs, 24.12'ye kadar", ['until']],
  ['tr', 'Adana kebap', []],
  ['tr', 'Forklift kiralama, Adana', ['place']],
] as const)(
  'distinguishes hours and places from similar words in the language %s: %s',
  (language, product, kinds) => {
    expect(readFacts({ product, audience: '' }, language).map(({ kind }) => kind)).toEqual(kinds);
  },
);

it.each([
  ['fr', 'Boulangerie à Lyon depuis 1990', 'À Lyon'],
  ['es', 'Panadería en Sevilla desde 1990', 'En Sevilla'],
  ['it', 'Trattoria a Bologna aperta tutto il giorno', 'A Bologna'],
  ['nl', 'Bakkerij in Utrecht sinds 1990', 'In Utrecht'],
] as const)(
  'reads a place before a small word as a place, not as an adjective, in the language %s: %s',
  (language, product, place) => {
    expect(listFacts(product, '', language)).toContain(`place: ${place}`);
  },
);

it.each([
  ['en', 'Welding course, 8 and 9 November', 'date: 8 and 9 November'],
  ['en', 'Welding course, November 8 and 9', 'date: November 8 and 9'],
  ['de', 'Schweißkurs am 8. und 9. November', 'date: Am 8. und 9. November'],
  ['fr', 'Stage de poterie les 12 et 13 avril', 'date: Les 12 et 13 avril'],
  ['es', 'Taller los días 12 y 13 de abril', 'date: 12 y 13 de abril'],
  ['it', 'Corso di ceramica, 12 e 13 aprile', 'date: 12 e 13 aprile'],
  ['it', 'Occhiali da vista, secondo paio gratis', 'multibuy: Secondo paio gratis'],
  ['fr', 'Lunettes, deuxième paire offerte', 'multibuy: Deuxième paire offerte'],
  ['de', 'Brillen, zweites Paar gratis', 'multibuy: Zweites Paar gratis'],
  ['en', 'Invoice factoring, first 90 days fee-free', 'trial: First 90 days fee-free'],
  ['ru', 'Зимние шины со скидкой 15%', 'discount: Со скидкой 15%'],
  ['uk', 'Зимові шини зі знижкою 15%', 'discount: Зі знижкою 15%'],
  ['pl', 'Opony zimowe z rabatem 15%', 'discount: Z rabatem 15%'],
  ['es', 'Aceite virgen, 3 botellas por el precio de 2', 'multibuy: 3 botellas por el precio de 2'],
] as const)(
  'reads unusual wordings of days, free items and discounts in the language %s: %s',
  (language, product, fact) => {
    expect(listFacts(product, '', language)).toContain(fact);
  },
);

it.each([
  ['en', 'Coffee beans 2.50 € per 100 g', 'price: 2.50 € per 100 g'],
  ['de', 'Käse 1,99 €/100 g', 'price: 1,99 €/100 g'],
  ['fr', 'Fromage 3,20 € les 100 g', 'price: 3,20 € les 100 g'],
  ['es', 'Jamón 4,50 € / 100 g', 'price: 4,50 € / 100 g'],
] as const)('includes the amount in a price in the language %s: %s', (language, product, fact) => {
  expect(listFacts(product, '', language)).toEqual([fact]);
});

it.each([
  ['en', 'Desk lamp 4 x $25', 'price: 4 x $25'],
  ['en', 'Desk lamp in 4 payments of $25', 'price: 4 payments of $25'],
  ['de', 'Sessel in 3 Raten à 50 €', 'price: 3 Raten à 50 €'],
] as const)(
  'includes the interval in an instalment in the language %s: %s',
  (language, product, fact) => {
    expect(listFacts(product, '', language)).toEqual([fact]);
  },
);

it.each([
  ['en', 'Shoes $59.99–$89.99', ['price: $59.99–$89.99']],
  ['en', 'Tickets £5 - £10', ['price: Tickets £5 - £10']],
  ['en', 'Blender $89, cashback $20 on orders', ['price: $89']],
  ['en', 'Mattress $299, MSRP $599', ['price: $299', 'was: MSRP $599']],
  ['it', 'Sedia da 49 € a 39 €', ['price: A 39 €', 'was: da 49 €']],
] as const)(
  'distinguishes the price from other sums in the language %s: %s',
  (language, product, facts) => {
    expect(listFacts(product, '', language)).toEqual(facts);
  },
);
