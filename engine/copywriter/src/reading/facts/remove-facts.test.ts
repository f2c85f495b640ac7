import { describe, expect, it } from 'vitest';
import { writeAdCopy } from '../../write-ad-copy.ts';
import { writeAdText } from '../../write-ad-text.ts';
import { understandBrief } from '../understand-brief.ts';

const listParts = (product: string) => {
  const { sold, facts } = understandBrief({ product, audience: 'people', language: 'en' });
  return [sold, facts.map(({ text }) => text).join(' · ')];
};

it.each([
  ['carpet cleaning 3 rooms $99 stain removal', 'carpet cleaning, stain removal', '3 rooms $99'],
  ['will writing £99 single £149 couple', 'will writing', '£99 single · £149 couple'],
  ['heat pump with £7500 grant', 'heat pump with £7500 grant', ''],
  ['raw honey 3 for £20', 'raw honey', '3 for £20'],
  ['hot stone massage 60 min €55', 'hot stone massage', '60 min €55'],
  ['kombucha 12 pack -20%', 'kombucha 12 pack', '-20%'],
  ['meals from $8.99 a meal', 'meals', 'From $8.99 a meal'],
  ['tracking £12 per vehicle per month', 'tracking', '£12 per vehicle per month'],
  ['Salsa night, live band, mojitos 2 for £12', 'Salsa night, live band', 'Mojitos 2 for £12'],
  ['stairlift, reconditioned ones from £995', 'stairlift', 'Reconditioned ones from £995'],
  [
    'B&B near York. Rooms from £80, breakfast included',
    'B&B near York. Breakfast included',
    'Rooms from £80 · Near York',
  ],
  ['board game cafe £5 cover', 'board game cafe', '£5 cover'],
  ['car valeting from 45 quid', 'car valeting', 'From 45 quid'],
  ['wells, £15 gives one person water', 'wells, £15 gives one person water', ''],
  ['20% off all winter jackets', 'winter jackets', '20% off'],
  ['Save 15% on running shoes', 'running shoes', 'Save 15%'],
  ['Winter sale 50% off', 'Winter sale', '50% off'],
  ['Meal prep plan $49/month', 'Meal prep plan', '$49/month'],
  ['Yoga mat ($29)', 'Yoga mat', '$29'],
  ['Haircut for $20', 'Haircut', '$20'],
  ['Lunch at £9 per person', 'Lunch', '£9 per person'],
  ['100% cotton t-shirts', '100% cotton t-shirts', ''],
  ['80% dark chocolate', '80% dark chocolate', ''],
  ['50% off', '50% off', '50% off'],
  ['Menu of the day – 14,90 €', 'Menu of the day', '14,90 €'],
  ['Teeth whitening £199 (was £299)', 'Teeth whitening', '£199 · was £299'],
  ['Flat to rent, £950 pcm', 'Flat to rent', '£950 pcm'],
  ['Phone system, from $15/user/month', 'Phone system', 'From $15/user/month'],
  ['$500 off installation', 'installation', '$500 off'],
  [
    'Townhouse near the station. $549,000. Three beds',
    'Townhouse near the station. Three beds',
    '$549,000',
  ],
  ['Coffee beans, ships free over $40', 'Coffee beans', 'Ships free over $40'],
  ['Roses with same-day delivery', 'Roses', 'Same-day delivery'],
  ['Express delivery of documents', 'Express delivery of documents', 'Express delivery'],
  ['Pottery workshop on 14 March at 6pm', 'Pottery workshop', 'On 14 March at 6pm'],
  ['Bakery, opens 7am', 'Bakery', 'Opens 7am'],
  ['Bakery open Mon-Sat 9-18', 'Bakery', 'Open Mon-Sat 9-18'],
  ['20% off winter jackets until Sunday', 'winter jackets', '20% off · Until Sunday'],
  ['Shoes, 15% off with code FALL15', 'Shoes', '15% off · With code FALL15'],
  ['$20 off this week on our massages', 'massages', '$20 off · This week'],
  ['Gift box worth $200', 'Gift box worth $200', ''],
  ['Electric bike with 80 km range', 'Electric bike with 80 km range', ''],
  ['€12 for 500 g of coffee', '500 g of coffee', '€12'],
  ['€12 500 g of coffee', '500 g of coffee', '€12'],
  ['20% off 500 g of coffee', '500 g of coffee', '20% off'],
  ['Coffee 500 g of single origin', 'Coffee 500 g of single origin', ''],
  ['First month of coffee free', 'First month of coffee free', 'First month of coffee free'],
  ['Tutoring $40 hour', 'Tutoring', '$40 hour'],
  ['Gym, $5 day pass', 'Gym', '$5 day pass'],
  ['-- 50% off', '50% off', '50% off'],
  ['Winter jackets -- 50% off', 'Winter jackets', '50% off'],
  ['Winter jackets - 50% off', 'Winter jackets', '50% off'],
  ['>> Shoes << 50% off', 'Shoes', '50% off'],
  ['A book covering World War II', 'A book covering World War II', ''],
  ['A guide to Microsoft Excel', 'A guide to Microsoft Excel', ''],
  ['Courses in Python for beginners', 'Courses in Python for beginners', ''],
  ['Podcast covering Formula One', 'Podcast covering Formula One', ''],
  ['Taxi serving Harrogate', 'Taxi serving Harrogate', 'Serving Harrogate'],
  ['Free entry fee waiver', 'Free entry fee waiver', ''],
  ['Same day delivery driver', 'Same day delivery driver', ''],
  ['Money back guarantee insurance', 'Money back guarantee insurance', ''],
  ['Free trial lawyer consultation', 'Free trial lawyer consultation', ''],
])('splits the field “%s” into product and facts', (field, sold, facts) => {
  expect(listParts(field)).toEqual([sold, facts]);
});

it.each([
  ['fr', 'isolation des combles à 1 €', 'isolation des combles'],
  [
    'es',
    'Toldo con motor, instalado 795 € (sin motor 560). Financiado',
    'Toldo con motor. Financiado',
  ],
  [
    'tr',
    'Robotik kampı, 26-30 Ocak (sömestr), öğle yemeği dahil',
    'Robotik kampı, öğle yemeği dahil',
  ],
  ['uk', 'Вечір ігор, вхід 100 грн (йде в рахунок кави). 140 ігор', 'Вечір ігор. 140 ігор'],
  ['ja', '蜂の巣駆除 8,800円〜(アシナガバチ)、最短60分', '蜂の巣駆除、最短60分'],
  [
    'ru',
    'Ремонт окон, москитка. Если отказались – 500 р. Работаем быстро',
    'Ремонт окон, москитка. Работаем быстро',
  ],
  ['de', 'Bratwürste, Steaks und Salat für 49,90 €', 'Bratwürste, Steaks und Salat'],
  ['es', 'Corte, color y peinado por 45 €', 'Corte, color y peinado'],
  ['de', 'Schränke, nach Maß. Einfach anrufen: 08031 5550122', 'Schränke, nach Maß.'],
  ['zh', '两室一厅出租,家电齐全,随时看房 电话 010-5550-0127', '两室一厅出租，家电齐全，随时看房'],
  ['sv', 'Semlor, varje dag till och med 4 mars. Beställ idag', 'Semlor. Beställ idag'],
  ['hi', 'काजू कतली 1 किलो ₹899, 20 अक्टूबर तक ऑर्डर करें। फोन करें 98765 50118', 'काजू कतली 1 किलो'],
  ['ko', '볼륨매직 12만원 → 8만4천원, 평일만 가능', '볼륨매직, 평일만 가능'],
  ['de', 'Aushilfe, 20-25 Std., 14 € pro Stunde, Homeoffice', 'Aushilfe, 20-25 Std., Homeoffice'],
  ['de', 'Haarschnitt für Männer, ab 14,90 € pro Schnitt', 'Haarschnitt für Männer'],
  ['el', 'Παπούτσια με 20% έκπτωση', 'Παπούτσια'],
  ['ja', '陶芸教室、先着10名様', '陶芸教室'],
  ['pt', 'Padaria aberta todos os dias das 7h às 20h', 'Padaria'],
  ['ar', 'مخبز مفتوح يومياً من 7 صباحاً إلى 8 مساءً', 'مخبز'],
  ['ar', 'اشتراك قهوة، الشهر الأول مجاناً', 'اشتراك قهوة'],
  ['ar', 'حقائب جلدية، واتساب 0559876543', 'حقائب جلدية'],
  ['ar', 'دورة تصوير، اتصل على 0501234567', 'دورة تصوير'],
  ['de', 'Ledertaschen, handgemacht, Tel. 0221 1234567', 'Ledertaschen, handgemacht'],
  ['fr', 'sacs en cuir, Tél. 01 23 45 67 89', 'sacs en cuir'],
  ['he', 'קורס אפייה לזוגות, טלפון 052-1234567', 'קורס אפייה לזוגות'],
  ['he', 'תיקי עור, להזמנות 054-7654321', 'תיקי עור'],
  ['tr', 'deri çanta, tel. 0532 123 45 67', 'deri çanta'],
  ['tr', 'balık restoranı, rezervasyon 0216 345 67 89', 'balık restoranı'],
  ['it', '12 € per 500 g di caffè', '500 g di caffè'],
  ['it', '20% di sconto su 500 g di caffè', '500 g di caffè'],
  ['it', 'Lezione di chitarra 20 € ora', 'Lezione di chitarra'],
  ['fr', '12 € les 500 g de café', '500 g de café'],
  ['fr', 'Chambre 80 € nuit', 'Chambre'],
  ['fr', 'Vestes - 50 %', 'Vestes'],
  ['es', '2 kg de naranjas 5 €', '2 kg de naranjas'],
  ['es', 'Clases 20 € hora', 'Clases'],
  ['pt', '3 meses de ioga por 99 €', '3 meses de ioga'],
  ['nl', '500 g van onze koffie voor € 12', '500 g van onze koffie'],
  ['nl', 'Bijles 25 euro uur', 'Bijles'],
  ['de', '500 g von unserem Kaffee für 12 €', '500 g von unserem Kaffee'],
  ['de', '2 für 1 von unserem Kaffee', 'Kaffee'],
  ['de', 'Nachhilfe 25 € Stunde', 'Nachhilfe'],
  ['de', '** Schuhe ** 50 % Rabatt', 'Schuhe'],
  ['sv', '500 g av vårt kaffe för 99 kr', '500 g av vårt kaffe'],
  ['pl', '2 kg jabłek za 10 zł', '2 kg jabłek'],
  ['ru', '2 кг яблок за 300 ₽', '2 кг яблок'],
  ['tr', 'Özel ders 500 TL saat', 'Özel ders'],
  ['zh', '儿童绘画班，200元一节', '儿童绘画班'],
  ['ar', 'عيادة أسنان، الكشف مجاني', 'عيادة أسنان'],
] as const)(
  'leaves no small word or punctuation where a fact was removed in the language %s: “%s”',
  (language, product, sold) => {
    expect(understandBrief({ product, audience: '', language }).sold).toBe(sold);
  },
);

it('keeps a place that is part of the product’s name', () => {
  expect(listParts('Trattoria da Luca in Cologne, $15')).toEqual([
    'Trattoria da Luca in Cologne',
    '$15 · In Cologne',
  ]);
});

it('omits discounts in the goal from ads for mourners', () => {
  const brief = { product: 'funeral flowers', audience: 'families', emotion: 'trust' } as const;
  expect(writeAdCopy({ ...brief, goal: '20% off this week' }, 0, 0).offer?.text).not.toBe(
    '20% off',
  );
});

it('removes facts from sentences and prints them separately', () => {
  const brief = { product: '20% off all winter jackets', audience: 'skiers' };
  for (let variation = 0; variation < 10; variation++) {
    const copy = writeAdCopy({ ...brief, emotion: 'trust' }, 1, variation);
    expect(`${copy.subline} ${copy.productName} ${copy.eyebrow}`).not.toContain('%');
    expect(copy.offer).toEqual({ kind: 'discount', text: '20% off' });
  }
});

it('asks readers to buy if the goal contains only an offer', () => {
  const brief = {
    product: 'tea box subscription',
    audience: 'families',
    emotion: 'trust',
  } as const;
  const writeCallToAction = (goal: string) => writeAdCopy({ ...brief, goal }, 0, 0).callToAction;
  expect(writeCallToAction('First box half price')).toBe(writeCallToAction('sales'));
  expect(writeCallToAction('get known')).not.toBe(writeCallToAction('sales'));
});

describe('offer fields that contradict the brief’s texts', () => {
  it.each([
    ['en', 'Coffee beans €12', 'students', { price: '€9' }, /12/],
    [
      'en',
      'Coffee beans, 20% off with code SAVE20',
      'students',
      { discount: '30% off', code: 'NEW30' },
      /20/,
    ],
    [
      'en',
      'Plumber in Leeds, call 020 7946 0123',
      'families',
      { phone: '020 7946 9999', place: 'York' },
      /0123|Leeds/,
    ],
    ['en', 'Coffee', 'students with 20% off', { discount: '30% off' }, /20%/],
    ['en', 'Winter sale until 30 November', 'skiers', { until: 'until 15 December' }, /30 Nov/],
    ['de', 'Haarschnitt für Männer, ab 14,90 €', 'Männer', { price: 'ab 19 €' }, /14,90/],
    ['de', 'Bäckerei, Tel. 0221 1234567', 'Familien', { phone: '0221 7654321' }, /1234567/],
    [
      'fr',
      'Coiffeur à Lyon, coupe 25 €',
      'hommes',
      { price: '29 €', place: 'Villeurbanne' },
      /25\s€|Lyon/,
    ],
    [
      'es',
      'Zapatillas con 20% de descuento, código VERANO20',
      'corredores',
      { discount: '30% de descuento', code: 'OTO30' },
      /20/,
    ],
    ['it', 'Corso di ceramica a Milano, 80 €', 'principianti', { price: '70 €' }, /80/],
    ['nl', 'Fietsen in Utrecht, nu € 499', 'studenten', { price: '€ 449' }, /499/],
    ['pl', 'Kurs angielskiego, 200 zł', 'studenci', { price: '180 zł' }, /200/],
    ['ru', 'Кофе 1490 ₽, промокод COFFEE10', 'студенты', { code: 'NEW5' }, /COFFEE10/],
    [
      'ja',
      '陶芸教室 5,000円、11月30日まで',
      '初心者',
      { price: '4,500円', until: '12月15日まで' },
      /5,000|11月30/,
    ],
    ['ko', '요가 수업 50,000원', '직장인', { price: '45,000원' }, /50,000/],
    ['ar', 'دورة تصوير ٥٠٠ ريال', 'الشباب', { price: '٤٠٠ ريال' }, /٥٠٠/],
    ['th', 'คอร์สโยคะ 1,200 บาท', 'คนทำงาน', { price: '990 บาท' }, /1,200/],
  ] as const)(
    'removes the contradicted fact from all printed words (%s): %s, for %s',
    (language, product, audience, offer, overruled) => {
      const brief = {
        product,
        audience,
        language,
        offer,
        emotion: 'trust',
        goal: 'sales',
      } as const;
      for (let variation = 0; variation < 10; variation++) {
        const asked = { ...brief, adType: 'product showcase' } as const;
        const words = `${JSON.stringify(writeAdCopy(asked, 1, variation))} ${writeAdText(asked, variation).join(' ')}`;
        expect(words).not.toMatch(overruled);
        for (const fact of Object.values(offer)) expect(words).toContain(fact);
      }
    },
  );

  it('keeps a place in the product field if an offer field names it more fully', () => {
    const brief = {
      product: 'Bakery in Cologne',
      audience: '',
      offer: { place: 'Domstr. 5, Cologne' },
    };
    expect(understandBrief({ ...brief, language: 'en' }).sold).toBe('Bakery in Cologne');
  });

  it.each([
    ['en', 'jazz night at the Blue Cellar', '12 Harbour Street'],
    ['es', 'noche de flamenco en La Bodega', 'Calle del Puerto 12'],
    ['fr', 'soirée jazz à la Cave Bleue', '12 rue du Port'],
    ['pl', 'wieczór jazzowy w Niebieskiej Piwnicy', 'ul. Portowa 12'],
    ['en', 'plumber in Leeds', '4 Mill Lane'],
  ] as const)(
    '%s: keeps the venue in “%s” beside the street of an offer field',
    (language, product, place) => {
      const brief = { product, audience: '', language, offer: { place } };
      expect(understandBrief(brief).sold).toBe(product);
    },
  );

  it.each(['York', '12 High Street, York'])(
    'removes a town from the product that differs from “%s”',
    (place) => {
      const brief = { product: 'plumber in Leeds', audience: '', offer: { place } };
      const { sold, facts } = understandBrief({ ...brief, language: 'en' });
      expect(sold).toBe('plumber');
      expect(facts.map(({ text }) => text)).toEqual([place]);
    },
  );
});
