import type { Brief } from '@adwright/contracts';
import { emotions } from '@adwright/engine-testing';
import { describe, expect, it } from 'vitest';
import type { LocalisedLanguage } from '../content/languages.ts';
import { findTradeLines } from '../content/texts.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';
import { writeLocalisedCopy } from './write-localised.ts';

describe('copy in languages other than English', () => {
  it.each([
    ['Vinho tinto do Douro', 'apreciadores de vinho'],
    ['Juguetes de madera', 'padres primerizos'],
    ['Zahnarztpraxis', 'Menschen mit Angst'],
  ])('no row of the usual alternative repeats its title (%s)', (product, audience) => {
    const { comparison, labels } = writeAdCopy({ product, audience, emotion: 'trust' }, 1, 0);
    expect(comparison.usual).not.toContain(labels.usual);
  });

  it('never mentions the reader’s illness', () => {
    const brief = {
      product: 'psicóloga online',
      audience: 'adultos con ansiedad',
      emotion: 'trust',
    } as const;
    for (let variation = 0; variation < 10; variation++) {
      const { headline, subline, callToAction } = writeAdCopy(brief, 1, variation);
      expect(`${headline} ${subline}`).not.toMatch(/ansiedad/i);
      expect(callToAction).not.toMatch(/compra|pedido/i);
    }
  });

  it.each([
    ['Handgemachte Ledertaschen', 'für berufstätige Frauen', 'de'],
    ['Crème visage bio pour peaux sensibles', 'les femmes actives', 'fr'],
    ['Zapatos de cuero hechos a mano', 'hombres jóvenes', 'es'],
    ['Corso di chitarra per principianti', 'giovani adulti', 'it'],
    ['Sapatos de couro feitos à mão', 'mulheres jovens', 'pt'],
    ['Кофе свежей обжарки', 'для занятых мам', 'ru'],
    ['سيروم ليلي للبشرة الحساسة', 'النساء العاملات', 'ar'],
    ['קרם לילה לעור רגיש', 'נשים עובדות', 'he'],
    ['有机绿茶', '年轻上班族', 'zh'],
    ['オーガニック緑茶', '忙しい会社員', 'ja'],
    ['유기농 녹차', '바쁜 직장인', 'ko'],
    ['Handgemaakte leren schoenen', 'vrouwen die van mode houden', 'nl'],
    ['ręcznie robione buty skórzane', 'kobiety', 'pl'],
    ['el yapımı deri ayakkabı', 'kadınlar için', 'tr'],
    ['Χειροποίητα παπούτσια', 'γυναίκες', 'el'],
    ['รองเท้าวิ่ง', 'นักวิ่งมือใหม่', 'th'],
    ['हस्तनिर्मित जूते', 'महिलाएं', 'hi'],
    ['Свіжа кава щоранку', 'для зайнятих мам', 'uk'],
    ['Корм для собак без зерна, з яловичини', 'власники собак', 'uk'],
    ['Ремонт квартир в Москве', 'владельцы квартир', 'ru'],
    ['Стоматология', '', 'ru'],
    ['Котедж у Карпатах', '', 'uk'],
    ['Trà sữa trân châu', 'giới trẻ', 'vi'],
    ['Kursus bahasa Inggris', 'untuk pekerja muda', 'id'],
    ['Tandläkare i Malmö', 'familjer', 'sv'],
    ['økologisk kaffe', 'travle foreldre', 'und'],
    ['ручная праца і ласка', 'маладыя бацькі', 'und'],
    ['Háčkované hračky', 'rodiče malých dětí', 'und'],
    ['Aurum Eau de Parfum perfume', 'busy women', 'en'],
    ['Crème brûlée torch for home cooks', 'people who love dessert', 'en'],
  ])('writes the ad for %s in the product’s own language', (product, audience, language) => {
    const copy = writeAdCopy({ product, audience, emotion: 'trust' }, 1, 0);
    expect(copy.language).toBe(language);
    if (language !== 'en')
      expect(copy.headline + copy.subline + copy.callToAction).not.toMatch(
        /\b(?:the|meet|your|with|now)\b/i,
      );
  });

  it('ends a Thai name at the space after its first phrase', () => {
    const copy = writeAdCopy(
      { product: 'ผ้าไหมทอมือสุรินทร์ ย้อมสีธรรมชาติ มีของพร้อมส่ง', audience: '', emotion: 'trust' },
      7,
      1,
    );
    expect(copy.productName).toBe('ผ้าไหมทอมือสุรินทร์');
    expect(copy.comparison.ours).toContain('ย้อมสีธรรมชาติ');
    expect(`${copy.headline} ${copy.subline}`).toContain('ย้อมสีธรรมชาติ มีของพร้อมส่ง');
  });

  it('uses a trade’s own lines in every language that has them', () => {
    const german = writeAdCopy(
      { product: 'Steuerberatung für Selbstständige', audience: 'Freiberufler', emotion: 'trust' },
      2,
      0,
    );
    expect(german.problem).toBe('Der Schuhkarton ist voll?');
    expect(german.comparison.ours).toContain('Erst zuhören, dann rechnen');
    const french = writeAdCopy(
      { product: 'chaussures pour enfants en cuir', audience: 'parents', emotion: 'happiness' },
      0,
      1,
    );
    expect(french.eyebrow).toBe('Pour les parents');
    const writeEyebrow = (audience: string) =>
      writeAdCopy({ product: 'Emballages en carton', audience, emotion: 'trust' }, 0, 1).eyebrow;
    expect(writeEyebrow('PME')).toBe('Pour les PME');
    expect(writeEyebrow('femmes et hommes')).toBe('Pour les femmes et les hommes');
    expect(writeEyebrow('ados vifs et curieux')).toBe('Pour les ados vifs et curieux');
  });

  it('writes a common noun in lower case after a colon, and asks for the call or the visit that the goal names', () => {
    const brief = { audience: 'femmes actives', emotion: 'trust' } as const;
    const yoga = { ...brief, product: 'Cours de yoga en ligne', brandName: 'Souffle' };
    const lines = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((variation) => {
      const { headline, subline } = writeAdCopy(yoga, 0, variation);
      return [headline, subline];
    });
    expect(lines.join(' ')).toMatch(/: cours de yoga/);
    expect(lines.join(' ')).not.toMatch(/: Cours/);
    const writeCallToAction = (product: string, audience: string, goal: string) =>
      writeAdCopy({ product, audience, goal, emotion: 'trust' }, 0, 0).callToAction;
    expect(writeCallToAction('Boulangerie artisanale', 'habitants du quartier', 'visites')).toMatch(
      /voir/,
    );
    expect(writeCallToAction('Elektriker Notdienst', 'Hausbesitzer', 'Anrufe')).toMatch(
      /anrufen|Rufen/,
    );
  });

  it.each([
    ['escola de surf para iniciantes', 'turistas em Ericeira'],
    ['hovenier voor kleine stadstuinen', 'huiseigenaren in Utrecht'],
    ['tienda de vinilos', 'coleccionistas'],
    ['Blumenladen am Markt', 'Verliebte'],
    ['fromagerie artisanale', 'amateurs de bons produits'],
    ['warsztat rowerowy', 'dojeżdżający do pracy'],
  ])(
    'names “%s” at most once beside the headline, and at most once beside the solution',
    (product, audience) => {
      const named = product.toLowerCase();
      for (const emotion of emotions) {
        for (let variation = 0; variation < 10; variation++) {
          const copy = writeAdCopy({ product, audience, emotion }, 3, variation);
          expect(copy.language).not.toBe('en');
          for (const line of [copy.headline, copy.solution]) {
            const both = [line, copy.subline].map((text) => text.toLowerCase());
            expect(
              both.filter((text) => text.includes(named)).length,
              both.join(' / '),
            ).toBeLessThan(2);
          }
        }
      }
    },
  );

  it('ends every sentence of a text with punctuation, in any language', () => {
    for (const product of [
      'Handgemachte Sneaker aus recyceltem Leder',
      'Cours de yoga en ligne',
      '犬用オーガニックフード',
      'Χειροποίητα παπούτσια',
    ]) {
      for (const emotion of emotions) {
        const brief: Brief = { product, audience: '', goal: '', emotion, adType: 'comparison' };
        const [first = ''] = writeAdText(brief, 2);
        expect(first).toMatch(/[.!?。！？;]\s?\S+(?: \S+){0,4}[.。]$/u);
        expect(first).not.toMatch(/\saus[.:]/);
      }
    }
  });

  it.each([
    ['свадебный фотограф', 'для пар'],
    ['gabinet stomatologiczny', 'dla rodzin z dziećmi'],
    ['Escape Room in Köln', 'für Freunde'],
  ])('does not list the audience as an advantage of “%s”', (product, audience) => {
    const { comparison } = writeAdCopy({ product, audience, emotion: 'trust' }, 1, 0);
    const people = audience.split(' ').slice(1).join(' ');
    expect(comparison.ours.join(' / ').toLowerCase()).not.toContain(people);
    expect(new Set(comparison.ours).size).toBe(3);
  });
});

it('keeps the accent of a Greek word at the start of a sentence', () => {
  const brief = { product: 'Φούρνος Ελένη, όλη τη μέρα ανοιχτά', audience: '', goal: '' } as const;
  const texts = writeAdText({ ...brief, emotion: 'trust', adType: 'comparison' }, 3);
  expect(texts.join(' ')).toMatch(/Όλη τη μέρα/u);
  expect(texts.join(' ')).not.toMatch(/Ολη τη μέρα/u);
});

it.each([
  ['Wir suchen: Elektriker (m/w/d) in Köln', 'Handwerker', 'Elektriker (m/w/d) in Köln'],
  ['fromage de chèvre fermier AOP vente directe à la ferme', '', 'Fromage de chèvre fermier AOP'],
  ['agriturismo in Toscana con piscina e cavalli', '', 'Agriturismo in Toscana'],
  ['kurs prawa jazdy kat. B, weekendy', 'studenci', 'Kurs prawa jazdy kat. B'],
  [
    'surdegsbröd levererat till dörren varje fredag',
    'småbarnsfamiljer',
    'Surdegsbröd levererat till dörren',
  ],
  ['Offre spéciale : lunettes de soleil', 'jeunes actifs', 'Lunettes de soleil'],
  ['Corso di cucina vegana • 8 lezioni', 'appassionati di cucina', 'Corso di cucina vegana'],
])('finds the product’s name in “%s”', (product, audience, name) => {
  expect(writeAdCopy({ product, audience, emotion: 'trust' }, 1, 0).productName).toBe(name);
});

it.each([
  ['isolation des combles à 1 €', 'Isolation des combles', 'À 1 €'],
  ['Hausnotruf für Senioren ab 25€ im Monat', 'Hausnotruf für Senioren', 'Ab 25€ im Monat'],
  ['Cours de guitare à domicile à partir de 25€', 'Cours de guitare à domicile', 'À partir de 25€'],
  [
    'Haarschnitt für Männer, ab 14,90 € pro Schnitt',
    'Haarschnitt für Männer',
    'Ab 14,90 € pro Schnitt',
  ],
  ['Kurs tańca od 99 zł', 'Kurs tańca', 'Od 99 zł'],
])('removes the price from the name in “%s”', (product, name, offer) => {
  const brief = { product, audience: '', emotion: 'trust' } as const;
  expect(writeAdCopy(brief, 1, 0)).toMatchObject({
    productName: name,
    offer: { kind: 'price', text: offer },
  });
  expect(writeAdCopy({ ...brief, brandName: 'Nova' }, 1, 0).eyebrow).toBe('Nova');
});

it('prints a price together with its product', () => {
  const product = 'Fietsenwinkel in Utrecht, e-bikes vanaf €1499';
  const { offer } = writeAdCopy({ product, audience: 'forenzen', emotion: 'trust' }, 1, 0);
  expect(offer?.text).toBe('E-bikes vanaf €1499');
});

it.each([
  ['Zahnarztpraxis in Köln, sanfte Hände', 'Zahnarztpraxis in Köln. Sanfte Hände.'],
  ['Boulangerie artisanale, pain au levain', 'Boulangerie artisanale. Pain au levain.'],
])(
  'makes one headline of the statement in “%s”, and does not repeat the statement below it',
  (product, line) => {
    const copies = Array.from({ length: 10 }, (_, variation) =>
      writeAdCopy({ product, audience: '', emotion: 'trust' }, 3, variation),
    );
    const [saying, ...others] = copies.filter(({ headline }) => headline === line);
    expect(others).toEqual([]);
    expect(saying?.subline).not.toMatch(/sanfte hände|pain au levain/i);
  },
);

it('writes headlines about repairs in Turkish', () => {
  const brief = { product: 'çamaşır makinesi tamiri', audience: '', emotion: 'trust' } as const;
  const told = Array.from({ length: 10 }, (_, at) => writeAdCopy(brief, 1, at).headline);
  expect(told.filter((line) => findTradeLines('mending', 'tr')?.lines.includes(line))).not.toEqual(
    [],
  );
});

describe('copy in Chinese, Japanese and Korean', () => {
  const writeCopies = (product: string, audience = '', goal = '') =>
    Array.from({ length: 10 }, (_, variation) =>
      writeAdCopy({ product, audience, goal, emotion: 'trust' }, 7, variation),
    );

  it.each([
    'カフェこもれび、自家焙煎、駅から徒歩すぐ、ペット同伴可',
    '湖边咖啡馆，自家烘焙，可带宠物，有露台',
  ])('uses only the punctuation of its script between the parts of “%s”', (product) => {
    for (const { headline, subline, quote } of writeCopies(product))
      expect(`${headline} ${subline} ${quote.text}`).not.toMatch(/[,.:]|。。|，。/);
  });

  it('one headline consists of one clause, although its words have no spaces between them', () => {
    const headlines = writeCopies('自家焙煎コーヒー豆のサブスクリプション、浅煎りから深煎りまで');
    expect(headlines.map(({ headline }) => headline)).toContain('浅煎りから深煎りまで');
  });

  it('no headline is too wide for a picture', () => {
    for (const { headline } of writeCopies('自家焙煎コーヒー豆のサブスクリプション、エチオピア産'))
      expect(Array.from(headline).length).toBeLessThanOrEqual(23);
  });

  it.each([
    ['근무표 앱', '식당 사장님', '식당 사장님을 위한'],
    ['정밀 나사 제조', '기계 업체', '기계 업체를 위한'],
    ['요가 수업', '직장인을 위한', '직장인을 위한'],
  ])('addresses the audience of “%s”, %s, as %s', (product, audience, toWhom) => {
    expect(writeCopies(product, audience)[0]?.eyebrow).toBe(toWhom);
  });

  it('recognises a Japanese shop by a name that consists of Chinese characters', () => {
    expect(writeCopies('花屋')[0]?.language).toBe('ja');
  });

  it('does not read the word for a cat as a town', () => {
    const brief = {
      product: '유기묘 보호소 후원',
      audience: '고양이를 좋아하는 분',
      goal: '후원',
      emotion: 'trust',
      adType: 'comparison',
    } as const;
    expect(writeAdText(brief, 7).join(' ')).not.toMatch(/고양\./);
  });
});

it.each([
  ['de', 'Vegane Metzgerei', 'Nachbarn', /Fleisch/],
  ['fr', 'Boucherie végétarienne', 'voisins', /viande/i],
  ['es', 'Carnicería vegana', 'vecinos', /\bcarne\b/i],
] as const)(
  'names nothing in the language %s that the product “%s” excludes',
  (language, product, audience, word) => {
    for (let variation = 0; variation < 10; variation++) {
      const copy = writeAdCopy(
        { product, audience, emotion: 'trust', language, adType: 'comparison' },
        1,
        variation,
      );
      const { headline, subline, problem, solution, comparison, quote } = copy;
      const said = [headline, subline, problem, solution, quote.text, ...comparison.usual];
      expect(said.join(' | ')).not.toMatch(word);
    }
  },
);

describe('name that is too long for a headline', () => {
  const writeVariations = (product: string) =>
    [0, 1, 2, 3].map((at) => {
      const { headline, subline } = writeAdCopy(
        { product, audience: '', goal: '', emotion: 'trust' },
        7,
        at,
      );
      return `${headline} ${subline}`;
    });

  it('cuts a long name before its last phrase, not before its first', () => {
    const lines = writeVariations(
      'Zonnepanelen voor bedrijfsdaken in Brabant, plaatsing binnen 6 weken',
    );
    const whole = lines.filter((line) => line.includes('Zonnepanelen voor bedrijfsdaken'));
    expect(whole.length).toBeGreaterThanOrEqual(2);
  });

  it('omits a place that would otherwise start a line', () => {
    const lines = writeVariations(
      'Toalhas de linho bordadas à mão em Guimarães, envio para todo o país',
    );
    expect(lines.join(' ')).not.toMatch(/(?:: |^)em Guimarães/im);
  });
});

it('prints an occupation without the ending for another gender', () => {
  const { headline, subline } = writeAdCopy(
    {
      product: 'Recrutement: coiffeur(se) à Bordeaux, 4 jours par semaine',
      audience: 'Coiffeurs diplômés',
      goal: 'Postuler',
      emotion: 'happiness',
    },
    7,
    0,
  );
  expect(`${headline}, ${subline}`).toContain('oiffeur à Bordeaux, 4 jours par semaine');
});

it.each([
  [
    'Einbauschränke in Freiburg, Lieferung und Montage inklusive',
    'Lieferung und Montage inklusive',
  ],
  ['Tandartspraktijk Wit in Almere, ook op zaterdag', 'Ook op zaterdag'],
  ['Plombier chauffagiste à Nantes, dépannage 7j/7', 'Dépannage 7j/7'],
  ['Protectora de León, apadrina un perro por 10 € al mes', '10 € al mes'],
])('prints the words of an offer together: %s', (product, offer) => {
  const brief: Brief = { product, audience: '', goal: '', emotion: 'trust', adType: 'comparison' };
  expect(writeAdText(brief, 7).join(' ').toLowerCase()).toContain(offer.toLowerCase());
});

it('repeats no long word of a headline in the subline', () => {
  const product = 'Limpieza de oficinas en Bilbao';
  const brief = { product, audience: 'empresas', emotion: 'trust' } as const;
  const copies = Array.from({ length: 10 }, (_, at) => writeAdCopy(brief, 1, at));
  const underName = copies.filter(({ headline }) => headline.includes('Limpieza de oficinas'));
  expect(underName.length).toBeGreaterThan(2);
  for (const { subline } of underName) expect(subline).not.toMatch(/limpieza/i);
});

it('names a place only once, whichever apostrophe was typed in it', () => {
  const product = "Bodrum'da butik otel, gecelik 2.400 TL";
  const brief = { product, audience: 'çiftler', emotion: 'trust' } as const;
  const headlines = Array.from({ length: 10 }, (_, at) => writeAdCopy(brief, 1, at).headline);
  expect(headlines.filter((line) => /bodrum.*bodrum/i.test(line))).toEqual([]);
});

describe('facts and details in languages other than English', () => {
  it.each([
    ['Serrures Valmy', 'Ouverture de porte 90 €, nuit 140 €, 02 55 50 18 33', '140'],
    ['Ελαιώνας', 'Αγουρέλαιο, δοχείο 5 λίτρων 62 €. Μεταφορικά, αλλιώς 4,50 €', '4,50'],
    ['دهن العود', 'طقم بخور، ٢٤٩ ريال بدل ٣٤٠ ريال، والدفع عند الاستلام +١٥ ريال', '١٥ ريال'],
  ])('states only the first price of a brief in headlines (%s)', (brandName, product, extra) => {
    for (let variation = 0; variation < 10; variation++) {
      const { headline } = writeAdCopy(
        { brandName, product, audience: '', emotion: 'trust' },
        1,
        variation,
      );
      expect(headline).not.toContain(extra);
    }
  });

  it.each([
    ['Reparação de estores no próprio dia, desde 35€, fita, motor ou lâminas', /Fita|Motor/],
    ['Selendang tenun ikat pewarna alami, indigo, mengkudu', /Indigo|Mengkudu/],
  ])('states no single item of a list in a headline (%s)', (product, item) => {
    for (let variation = 0; variation < 10; variation++) {
      expect(
        writeAdCopy({ product, audience: '', emotion: 'trust' }, 1, variation).headline,
      ).not.toMatch(item);
    }
  });

  it.each([
    [
      'El dövmesi bakır cezve seti: 3 boy cezve + 2 fincan + tahta kaşık. 1.190 TL, kalaylı, ocakta direkt kullanılır',
      'kahve sevenler, çeyiz yapanlar',
    ],
    [
      'βόλτα φαγητού στο κέντρο 3,5 ώρες, 9 στάσεις. Vegetarian γίνεται, χωρίς γλουτένη δυστυχώς όχι',
      'Έλληνες που έρχονται για σ/κ και παρέες',
    ],
  ])('does not repeat the product below a headline that names it (%s)', (product, audience) => {
    for (let variation = 0; variation < 10; variation++) {
      const { headline, subline } = writeAdCopy(
        { product, audience, emotion: 'trust' },
        1,
        variation,
      );
      expect(headline.startsWith(subline.replace(/\.$/, ''))).toBe(false);
    }
  });

  it('puts only one sentence into a row of a comparison', () => {
    const { comparison } = writeAdCopy(
      {
        product: 'βόλτα φαγητού στο κέντρο, 9 στάσεις. Vegetarian γίνεται',
        audience: '',
        emotion: 'trust',
      },
      1,
      1,
    );
    expect(comparison.ours.slice(0, 2)).toEqual(['Vegetarian γίνεται', '9 στάσεις']);
  });

  it('keeps words that restrict or extend an audience as the user typed them', () => {
    const texts = writeAdText(
      {
        product: 'Sockenwolle, 6 Knäuel',
        audience: 'Strickerinnen, auch Anfänger',
        goal: '',
        emotion: 'trust',
        adType: 'testimonial',
      },
      1,
    );
    expect(texts.join(' ')).toContain('Strickerinnen, auch Anfänger');
  });
});

describe('complete lines of a picture', () => {
  const writeTestimonial = (
    language: LocalisedLanguage,
    product: string,
    more: Partial<PreparedBrief> = {},
    variation = 0,
  ) =>
    writeLocalisedCopy(
      { product, audience: '', emotion: 'trust', adType: 'testimonial', ...more },
      language,
      1,
      variation,
    ).copy;

  it.each([
    ['it', 'Cerchiamo 2 camerieri di sala, vitto incluso', 'Cerchiamo 2 camerieri di sala'],
    ['ja', '介護スタッフ募集。日曜休み', '介護スタッフ募集'],
    ['de', 'Dachdecker (m/w/d) gesucht, Firmenwagen', 'Dachdecker (m/w/d) gesucht'],
  ] as const)(
    'announces a job in %s as the advertiser does: “%s”',
    (language, product, headline) => {
      expect(writeTestimonial(language, product).headline).toBe(headline);
    },
  );

  it('repeats the brief’s description of its product in the statement of a testimonial ad', () => {
    const { quote } = writeTestimonial('de', 'Kompost und Rindenmulch, Lieferung ab 2 m³');
    expect(quote.text).toMatch(/^Lieferung ab 2 m³\./);
  });

  it('repeats the offer, which the picture shows as a tag, in no headline', () => {
    for (let variation = 0; variation < 10; variation++) {
      const brief = {
        product: 'Zimtschnecken, 3 kaufen 2 zahlen',
        audience: 'Frühstücksfans',
        emotion: 'trust',
      } as const;
      expect(writeAdCopy(brief, 1, variation).headline).not.toContain('3 kaufen');
    }
  });

  it('lists no street address and no town in the rows of a comparison', () => {
    const { comparison, subline } = writeTestimonial(
      'it',
      'Colomba artigianale, lievitazione 36 ore. Ritiro in via Garibaldi 41, Cremona',
      {},
      1,
    );
    expect(comparison.ours).toContain('Lievitazione 36 ore');
    expect(comparison.ours.join()).not.toMatch(/Garibaldi|Cremona/);
    expect(subline).not.toMatch(/\. Cremona\./);
  });

  it('keeps the short first item of a list in the subline', () => {
    const { subline } = writeTestimonial(
      'sv',
      'Flyttstädning, ugn, kyl och fönster ingår. Garanti 14 dagar',
    );
    expect(subline).toMatch(/^Ugn, kyl och fönster ingår/);
  });

  it('cuts no Portuguese name before “da”', () => {
    const headlines = Array.from(
      { length: 10 },
      (_, variation) =>
        writeAdCopy(
          {
            product: 'Azulejo pintado à mão com o número da porta, 15x15 cm',
            audience: '',
            emotion: 'happiness',
          },
          1,
          variation,
        ).headline,
    );
    expect(headlines.join('\n')).toMatch(/número da porta/);
    expect(headlines.join('\n')).not.toMatch(/número(?! da porta)/);
  });

  it('keeps a clause that begins with “bei” but is no condition', () => {
    const { comparison } = writeTestimonial(
      'de',
      'Partyzelt 3 x 6 m, bei jedem Wetter stabil',
      {},
      1,
    );
    expect(comparison.ours).toContain('Bei jedem Wetter stabil');
  });

  it('keeps short sentences that name no town', () => {
    const { subline } = writeTestimonial('fr', 'Sac en liège. Végane. Léger. Résiste à la pluie.');
    expect(subline).toMatch(/Végane\. Léger\./);
  });
});
