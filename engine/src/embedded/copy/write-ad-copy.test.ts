import {
  AD_TYPE_OPTIONS,
  BOOST_VARIATION_COUNT,
  type Brief,
  EMOTION_OPTIONS,
} from '@adwright/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdCopy } from './ad-copy.ts';
import { wordsOf } from './english/brief-words.ts';
import { GENERAL } from './english/categories/general.ts';
import { CATEGORIES, categoryOf } from './english/product-category.ts';
import { parseAudience } from './parse-audience.ts';
import { unsupportedClaims } from './unsupported-claims.ts';
import { writeAdCopy } from './write-ad-copy.ts';
import { writeAdText } from './write-ad-text.ts';

const emotions = EMOTION_OPTIONS.map(({ value }) => value);
const adTypes = AD_TYPE_OPTIONS.map(({ value }) => value);

const PRODUCTS = [
  'Lumen Night Serum, a retinol serum for sensitive skin',
  'BREWLY COLD BREW COFFEE!!!',
  'handmade leather bags',
  'yoga mat',
  'Ledgerly - accounting software for freelancers',
  'an online course that teaches guitar',
  'Volt energy drink',
  'My bakery in Austin sells sourdough bread',
  'Glow-Up 🔥 vitamin c cream',
  'meal kits delivered weekly',
  'apple',
  'X',
  'Our new AI writing assistant helps you write emails faster.',
  'https://example.com/shop {name} {price}',
  'constructor',
  '   ...  ',
  '🔥🔥🔥',
  '<b>Bold</b> claims (and "quotes")',
  'Handgemachte Ledertaschen',
  'Crème visage bio, une crème pour peaux sensibles',
  'Кофе свежей обжарки',
  'سيروم ليلي للبشرة الحساسة',
  'オーガニック緑茶',
  'el yapımı deri çanta',
];
const AUDIENCES = [
  'for busy moms who hate mornings',
  'a freelance designer',
  'women 25-40',
  'everyone',
  'PEOPLE WHO ARE TIRED OF COLD COFFEE',
  'runners, gym goers and athletes',
  'für berufstätige Frauen',
  '忙しい会社員',
  '!!!',
  'the elderly',
];

const briefs = fc.record({
  product: fc.oneof(
    fc.constantFrom(...PRODUCTS),
    fc.string({ minLength: 1, maxLength: 500, unit: 'grapheme' }),
  ),
  audience: fc.oneof(
    fc.constantFrom(...AUDIENCES),
    fc.string({ minLength: 1, maxLength: 500, unit: 'grapheme' }),
  ),
  goal: fc.constantFrom(
    'get more sign ups',
    'Increase sales by 20%',
    'book a demo',
    'mehr Verkäufe',
    'zzz',
  ),
  emotion: fc.constantFrom(...emotions),
  adType: fc.constantFrom(...adTypes),
});

function lines(copy: AdCopy): string[] {
  const { comparison, quote, labels } = copy;
  return [
    copy.productName,
    copy.headline,
    copy.subline,
    copy.callToAction,
    copy.problem,
    copy.solution,
    ...comparison.usual,
    ...comparison.ours,
    quote.text,
    quote.attribution,
    quote.note,
    ...Object.values(labels),
  ];
}

/** What no line may hold, whatever the user typed. */
const SLIPS =
  /undefined|\bNaN\b|\bnull\b|[{}]| {2}|^\s|\s$|[,;:]\s*[.!?]|\.\.(?!\.)|,,|\ba [aeio][a-z]|\ban [bcdfgjklmnpqrstvwxyz][a-z]/;

describe('writeAdCopy', () => {
  it('writes clean lines for any brief', () => {
    fc.assert(
      fc.property(briefs, fc.integer({ min: 0, max: 9 }), (brief, variation) => {
        const copy = writeAdCopy(brief, 7, variation);
        const ownSlip = SLIPS.test(`${brief.product} ${brief.audience}`);
        for (const line of lines(copy)) if (!ownSlip) expect(line).not.toMatch(SLIPS);
        expect(copy.headline.length).toBeGreaterThan(0);
        expect(copy.subline.length).toBeLessThanOrEqual(110);
        if (copy.language !== 'und') expect(copy.callToAction.length).toBeGreaterThan(0);
        for (const text of [copy.headline, copy.subline, copy.callToAction]) {
          const [first = ''] = text.replace(/^[^\p{L}]+/u, '');
          if (!/^[a-z]+[A-Z]/.test(text)) expect(first).toBe(first.toUpperCase());
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(emotions)(
    'gives ten different headlines for %s, with and without an ad type',
    (emotion) => {
      for (const product of PRODUCTS) {
        for (const adType of [undefined, ...adTypes]) {
          const brief = { product, audience: 'busy parents', emotion, adType };
          const headlines = Array.from(
            { length: BOOST_VARIATION_COUNT },
            (_, variation) => writeAdCopy(brief, 3, variation).headline,
          );
          expect(new Set(headlines).size, `${product}: ${headlines.join(' / ')}`).toBe(
            BOOST_VARIATION_COUNT,
          );
        }
      }
    },
  );

  it('claims nothing that the brief does not say', () => {
    for (const product of PRODUCTS) {
      for (const emotion of emotions) {
        for (const adType of adTypes) {
          const brief: Brief = {
            product,
            audience: 'young parents',
            goal: 'Increase sales by 20%',
            emotion,
            adType,
          };
          const words = [...lines(writeAdCopy(brief, 11, 4)), ...writeAdText(brief, 11)].join('\n');
          expect(unsupportedClaims(words, brief), words).toEqual([]);
        }
      }
    }
  });

  it('never prints the goal', () => {
    const brief: Brief = {
      product: 'yoga mat',
      audience: 'beginners',
      goal: 'Quadruple quarterly turnover',
      emotion: 'trust',
      adType: 'comparison',
    };
    expect([...lines(writeAdCopy(brief, 1, 0)), ...writeAdText(brief, 1)].join(' ')).not.toMatch(
      /quadruple|quarterly|turnover/i,
    );
  });

  it('uses the brand name and call to action that were given', () => {
    const copy = writeAdCopy(
      {
        product: 'cold brew',
        audience: 'students',
        emotion: 'happiness',
        brandName: 'Brewly',
        callToAction: 'grab a cup!',
      },
      1,
      2,
    );
    expect(copy.eyebrow).toBe('Brewly');
    expect(copy.callToAction).toBe('Grab a cup');
  });

  it('maps the goal to a call to action', () => {
    const ctaFor = (goal: string, product = 'yoga mat') =>
      writeAdCopy({ product, audience: 'beginners', goal, emotion: 'happiness' }, 0, 0)
        .callToAction;
    expect(ctaFor('Increase sales by 20%')).toBe('Shop now');
    expect(ctaFor('get more sign ups')).toBe('Sign up now');
    expect(ctaFor('demo requests', 'CRM software')).toBe('Book a demo');
    expect(ctaFor('mehr Anmeldungen', 'Handgemachte Ledertaschen für den Alltag')).toMatch(
      /^Jetzt/,
    );
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
    ['Свіжа кава щоранку', 'для зайнятих мам', 'und'],
    ['Aurum Eau de Parfum perfume', 'busy women', 'en'],
    ['Crème brûlée torch for home cooks', 'people who love dessert', 'en'],
  ])('writes %s in its own language', (product, audience, language) => {
    const copy = writeAdCopy({ product, audience, emotion: 'trust' }, 1, 0);
    expect(copy.language).toBe(language);
    if (language !== 'en')
      expect(copy.headline + copy.subline + copy.callToAction).not.toMatch(
        /\b(?:the|meet|your|with|now)\b/i,
      );
  });

  it('lets the brand speak for itself where a customer has not', () => {
    const brief = { product: 'yoga mat', audience: 'beginners', brandName: 'Lotus' };
    for (const emotion of emotions) {
      const { quote } = writeAdCopy({ ...brief, emotion, adType: 'testimonial' }, 5, 0);
      expect(quote.attribution).toBe('Lotus');
      expect(quote.note).toMatch(/own words/);
      expect(quote.text).not.toMatch(/\b(?:I|my|me)\b/);
    }
  });

  it.each([
    ['Party box 🎉 with ☕ and 🍫', 'your new party box'],
    ['running shoes', 'your new running shoes'],
    ['family dentist in Portland, gentle care', 'your family dentist'],
    ['sourdough bakery, fresh bread every morning', 'your sourdough bakery'],
    ['TaskFlow - project management software for small teams', 'TaskFlow'],
    ['Whisker & Co. cat litter', 'the Whisker & Co. cat litter'],
    ['Online course: learn Spanish in your lunch break', 'your online course'],
    ['YOGA RETREAT IN BALI', 'your yoga retreat'],
    [
      'Our new extraordinarily versatile multi-purpose stainless steel water bottle keeps drinks cold all day, fits every cup holder.',
      'your new stainless steel water bottle',
    ],
    ['protien powder for woman', 'your new protein powder'],
    ['used cars', 'your used cars'],
    ['We help small restaurants get more online orders', 'your service'],
    ['A subscription box of Japanese snacks', 'your next box of Japanese snacks'],
    ['animal shelter donations', 'the animal shelter'],
    ['grain free dog food 12kg', 'your new grain free dog food'],
    ['yoga retreat in portugal 7 days', 'your yoga retreat'],
    ['PLUMBING 24/7 EMERGENCY', 'your emergency plumbing'],
    ['mattress Cloud9, 100 nights trial', 'the Cloud9 mattress'],
    ['mobile game Dragon Quest Island 2', 'Dragon Quest Island 2'],
    [
      'we r selling the best homemade lasagna sauce in town its my grandmas recipe',
      'your next homemade lasagna sauce',
    ],
    ['vegan restaurant open till 11pm', 'your vegan restaurant'],
  ])('speaks of “%s” as “%s”', (product, phrase) => {
    expect(parseProductOf(product)).toBe(phrase);
  });

  it('repeats in a comparison what the user said of the product', () => {
    const rowsFor = (product: string) =>
      writeAdCopy({ product, audience: 'everyone', emotion: 'trust' }, 1, 0).comparison.ours;
    expect(rowsFor('water bottle that keeps drinks cold all day, fits every cup holder')).toEqual(
      expect.arrayContaining(['Keeps drinks cold all day', 'Fits every cup holder']),
    );
    expect(rowsFor('bakery in Austin, bread every morning')).toContain('Bread every morning');
  });

  it.each([
    ['owners of dogs with sensitive stomachs', 'dog owners'],
    ['brides to be', 'brides-to-be'],
    ['parents of 8-12 year olds', 'parents'],
    ['a woman who runs', 'women'],
    ['busy familys', 'busy families'],
    ['couples selling there home', 'couples'],
    ['brides and grooms getting married in 2027', 'brides and grooms'],
    ['burnt out women 30+', 'women'],
    ['donors', null],
  ])('speaks to “%s” as “%s”', (field, who) => {
    expect(parseAudience(field).who).toBe(who);
  });

  it('says in facts what is no part of the name', () => {
    const factsOf = (product: string) =>
      wordsOf({ product, audience: 'everyone', emotion: 'trust' }).product.facts;
    expect(factsOf('yoga retreat in portugal 7 days')).toEqual(['In Portugal', '7 days']);
    expect(factsOf('PLUMBING 24/7 EMERGENCY')).toEqual(['Here 24/7']);
    expect(factsOf('mattress Cloud9, 100 nights trial')).toEqual(['100 nights trial']);
  });

  it.each(emotions)('varies the line below the headline for %s', (emotion) => {
    for (const product of ['payroll software for small companies', 'used cars', 'gym']) {
      const brief = { product, audience: 'busy families', emotion };
      const sublines = Array.from(
        { length: BOOST_VARIATION_COUNT },
        (_, variation) => writeAdCopy(brief, 3, variation).subline,
      );
      expect(new Set(sublines).size, sublines.join(' / ')).toBeGreaterThanOrEqual(5);
      expect(sublines.join(' ')).not.toMatch(/\bYour new\b/);
    }
  });

  it('writes a name below the headline as it stands on a sign', () => {
    for (let variation = 0; variation < 6; variation++) {
      const { subline } = writeAdCopy(
        { product: 'Hearth soy candle', audience: 'new homeowners', emotion: 'nostalgia' },
        2,
        variation,
      );
      expect(subline).not.toMatch(/\bThe Hearth/);
    }
  });

  it('sends nobody away from an ad', () => {
    for (let variation = 0; variation < 10; variation++) {
      const copy = writeAdCopy(
        { product: 'barbershop', audience: 'men', emotion: 'exclusivity', adType: 'testimonial' },
        1,
        variation,
      );
      expect(`${copy.headline} ${copy.quote.text}`).not.toMatch(
        /[Nn]ot for everyone|isn’t for everyone/,
      );
    }
  });

  it.each([
    ['dental practice', /^(?:Book now|Make an appointment|Pick a time)$/],
    ['boutique hotel in the Alps', /^(?:Book your stay|Plan your trip|Check your dates)$/],
    ['clean water charity', /^(?:Give now|Donate now|Lend a hand|Help out)$/],
    ['podcast about true crime', /^(?:Listen now|Press play|Start listening)$/],
    ['accounting firm', /^(?:Get in touch|Ask for a quote|Get started|Talk to us)$/],
    ['Steuerberatung für Selbstständige', /^(?:Termin anfragen|Kontakt aufnehmen)$/],
    ['escuela de idiomas para adultos', /^(?:Empieza ahora|Regístrate ahora)$/],
    ['restaurante mexicano con terraza', /^(?:Reserva mesa|Ven a vernos)$/],
    ['salon de coiffure pour femmes', /^(?:Prendre rendez-vous|Nous contacter)$/],
    ['مطعم مأكولات بحرية', /^(?:احجز طاولة|زورونا اليوم)$/],
  ])('asks of %s only what one can do there', (product, fitting) => {
    for (let variation = 0; variation < 4; variation++) {
      const copy = writeAdCopy({ product, audience: '', emotion: 'trust' }, 1, variation);
      expect(copy.callToAction).toMatch(fitting);
    }
  });

  it('has words of its own for a trade in the languages that know them', () => {
    const german = writeAdCopy(
      { product: 'Steuerberatung für Selbstständige', audience: 'Freiberufler', emotion: 'trust' },
      2,
      0,
    );
    expect(german.problem).toBe('Durchblick verloren?');
    expect(german.comparison.ours).toContain('Erst zuhören, dann rechnen');
    const french = writeAdCopy(
      { product: 'chaussures pour enfants en cuir', audience: 'parents', emotion: 'happiness' },
      0,
      0,
    );
    expect(french.eyebrow).toBe('Pour les parents');
  });

  it('ends every sentence of a text, whatever the language', () => {
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
});

describe('the kinds of product', () => {
  it('keep to the lengths that the pictures have room for', () => {
    for (const kind of [...CATEGORIES, GENERAL]) {
      expect(kind.problem.length, kind.problem).toBeLessThanOrEqual(40);
      expect(kind.problem.split(' ').length, kind.problem).toBeLessThanOrEqual(7);
      for (const row of [...kind.usual, ...kind.ours]) {
        expect(row.length, row).toBeLessThanOrEqual(30);
      }
      for (const headline of [...kind.lively, ...kind.quiet]) {
        expect(headline.length, headline).toBeLessThanOrEqual(46);
        expect(headline.split(' ').length, headline).toBeLessThanOrEqual(8);
      }
    }
  });

  it('claim nothing', () => {
    for (const { match: _, ...words } of CATEGORIES) {
      const text = Object.values(words).flat().join('\n');
      expect(unsupportedClaims(text, { product: '', audience: '' }), text).toEqual([]);
    }
  });

  it.each([
    ['dog food', 'life with your pet'],
    ['coffee table', 'home'],
    ['protein bars', 'snacking'],
    ['protein powder', 'daily routines'],
    ['massage oil', 'skin care'],
    ['barbershop', 'your hair'],
    ['wedding photographer', 'your pictures'],
    ['wedding venue', 'the big day'],
    ['moving company', 'moving'],
    ['email newsletter software', 'work'],
    ['ergonomic office chair', 'your workspace'],
    ['smart watch', 'tech'],
    ['invoicing app', 'money'],
    ['wine bar', 'eating out'],
  ])('know “%s” by its last words', (product, topic) => {
    expect(categoryOf(product)?.topic).toBe(topic);
  });
});

/** How a product is spoken of in the headline that only says hello. */
function parseProductOf(product: string): string | undefined {
  return wordsOf({ product, audience: 'everyone', emotion: 'trust' }).product.phrase;
}

describe('writeAdText', () => {
  it('gives up to five single-paragraph pieces, each standing alone, for any brief', () => {
    fc.assert(
      fc.property(briefs, fc.nat(), (brief, seed) => {
        const pieces = writeAdText(brief, seed);
        expect(pieces.length).toBeGreaterThanOrEqual(1);
        expect(pieces.length).toBeLessThanOrEqual(5);
        for (const piece of pieces) expect(piece).not.toContain('\n');
        expect(new Set(pieces).size).toBe(pieces.length);
        expect(writeAdText(brief, seed)).toEqual(pieces);
      }),
      { numRuns: 150 },
    );
  });
});

it('writes five pieces for an ordinary brief', () => {
  const brief: Brief = {
    product: 'yoga mat',
    audience: 'beginners',
    goal: 'sales',
    emotion: 'trust',
    adType: 'comparison',
  };
  expect(writeAdText(brief, 4)).toHaveLength(5);
});
