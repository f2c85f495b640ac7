import { describe, expect, it } from 'vitest';
import type { CampaignDefaults } from './campaign.ts';
import type { ColumnMapping } from './catalogue.ts';
import { planRows } from './plan-rows.ts';
import { formatPrice, readPrice } from './price.ts';
import { DEFAULT_ROW_CHOICES, isSoldOut } from './row-choices.ts';
import { isPhotoLink, MAX_PRODUCT_LINK_LENGTH } from './row-links.ts';

const linkOfLength = (length: number) => 'https://a.example/'.padEnd(length, 'x');
const columns = ['title', 'image', 'feeling', 'type', 'id', 'link'];
const mapping = { product: 0, photo: 1, emotion: 2, adType: 3, reference: 4, link: 5 };
const LISTED = { product: 0, photo: 1, reference: 2, price: 3, availability: 4, status: 5 };
const defaults: CampaignDefaults = {
  audience: 'Coffee lovers',
  goal: 'More orders',
  emotion: 'trust',
  adType: 'testimonial',
};

function plan(cells: string[], other: Partial<CampaignDefaults> = {}) {
  const table = { columns, rows: [{ line: 2, cells }], faults: [] };
  const [row] = planRows(table, mapping, { ...defaults, ...other });
  return row;
}

describe('the plan for a line of the catalogue', () => {
  it('a line of the catalogue becomes a brief, and the campaign’s default values fill the line’s empty fields', () => {
    const row = plan(['Mug', 'mug.jpg', 'Excitement', 'Problem solution', 'SKU-1']);
    expect(row).toMatchObject({
      line: 2,
      name: 'Mug',
      reference: 'SKU-1',
      photo: 'mug.jpg',
      link: '',
      brief: {
        product: 'Mug',
        audience: 'Coffee lovers',
        goal: 'More orders',
        emotion: 'excitement',
        adType: 'problem-solution',
      },
      problems: [],
    });
    expect(plan(['Mug', '', '', '', ''])?.brief).toMatchObject({
      emotion: 'trust',
      adType: 'testimonial',
    });
  });

  it.each([
    [['', '', '', '', ''], 'Product is empty.'],
    [['"\'', '', '', '', ''], 'Product is empty.'],
    [['x'.repeat(501), '', '', '', ''], 'Product is longer than 500 characters.'],
    [['=HYPERLINK("http://evil")', '', '', '', ''], 'Product holds a formula.'],
    [['#N/A', '', '', '', ''], 'Product holds a formula.'],
    [['Mug', '', 'boredom', '', ''], 'Dominant emotion “boredom” is not one of the choices.'],
    [['Mug', 'javascript:alert(1)', '', '', ''], 'Photo is neither a web address nor a file name.'],
    [['Mug', 'file:///etc/passwd', '', '', ''], 'Photo is neither a web address nor a file name.'],
    [['Mug', `https://a.example/${'x'.repeat(2100)}`, '', '', ''], 'Photo is too long.'],
    [['Mug', '', '', '', '', 'javascript:alert(1)'], 'Product link is not a web address.'],
    [
      ['Mug', '', '', '', '', 'https://me:secret@shop.example'],
      'Product link holds a user name or password.',
    ],
    [
      ['Mug', '', '', '', '', linkOfLength(MAX_PRODUCT_LINK_LENGTH + 1)],
      'Product link is too long.',
    ],
    [['Mug', linkOfLength(2049)], 'Photo is too long.'],
  ])('a line of the catalogue that gets no ad states the reason: %j', (cells, problem) => {
    expect(plan(cells)).toMatchObject({ brief: null, problems: [problem] });
  });

  it('a planned row keeps the product’s link', () => {
    const linkOf = (cell: string) => plan(['Mug', '', '', '', '', cell])?.link;
    expect(linkOf(' https://shop.example/mug?size=2 ')).toBe('https://shop.example/mug?size=2');
    expect(linkOf('//shop.example/mug')).toBe('https://shop.example/mug');
    expect(linkOf('shop.example/mug')).toBe('https://shop.example/mug');
    expect(linkOf('https://shop.example/a b')).toBe('https://shop.example/a%20b');
    expect(linkOf(linkOfLength(MAX_PRODUCT_LINK_LENGTH))).toHaveLength(MAX_PRODUCT_LINK_LENGTH);
    expect(plan(['Mug', linkOfLength(2048)])?.problems).toEqual([]);
  });

  it('a planned row keeps the user’s choice of the product’s picture', () => {
    const table = { columns, rows: [2, 3].map((line) => ({ line, cells: ['Mug'] })), faults: [] };
    const planned = planRows(table, mapping, defaults, { 3: 'type', 9: 'laptop' });
    expect(planned.map(({ brief }) => brief?.shownAs)).toEqual([undefined, 'type']);
  });

  it('a row without required texts names every missing text', () => {
    const row = plan(['Mug', '', '', '', ''], { audience: '', goal: ' ', emotion: undefined });
    expect(row?.problems).toEqual([
      'Target audience is empty.',
      'Campaign goal is empty.',
      'Dominant emotion is empty.',
    ]);
  });

  it('a row’s position in the file also counts unreadable lines', () => {
    const rows = [2, 5].map((line) => ({ line, cells: ['Mug', '', '', '', ''] }));
    const faults = [{ line: 3, message: 'A quotation mark is not closed.' }];
    const planned = planRows({ columns, rows, faults }, mapping, defaults);
    expect(planned.map(({ line, problems }) => [line, problems])).toEqual([
      [2, []],
      [3, ['A quotation mark is not closed.']],
      [5, []],
    ]);
  });
});

it.each([
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg', true],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg', true],
  ['https://cdn.example/a.jpg, https://cdn.example/b.jpg', 'https://cdn.example/a.jpg', true],
  ['photos/mug, large.jpg', 'photos/mug, large.jpg', false],
  ['C:\\photos\\mug.jpg', 'C:\\photos\\mug.jpg', false],
])('the photo cell %s is read as %s', (cell, photo, isLink) => {
  expect(plan(['Mug', cell, '', '', ''])).toMatchObject({ photo, problems: [] });
  expect(isPhotoLink(photo)).toBe(isLink);
});

describe('rows that most shops would leave out', () => {
  const planAll = (lines: string[][], choices = {}, mapping: ColumnMapping = LISTED) =>
    planRows(
      {
        columns: [],
        rows: lines.map((cells, at) => ({ line: at + 2, cells })),
        faults: [],
      },
      mapping,
      defaults,
      {},
      { ...DEFAULT_ROW_CHOICES, ...choices },
    );
  const row = (name: string, ...rest: string[]) => [name, `${name}.jpg`, name, '9 €', ...rest];

  it('a row that most shops would leave out gets no ad, unless the user includes the row', () => {
    const lines = [
      row('Mug', 'in stock', 'active'),
      row('Jar', 'out_of_stock', 'active'),
      row('Cup', '0', 'TRUE'),
      row('Pot', '3', 'draft'),
      row('Pan', '', 'active / FALSE'),
      row('Mug', 'in stock', 'active'),
    ];
    const reasons = planAll(lines).map(({ leftOut }) => leftOut);
    expect(reasons).toEqual([null, 'soldOut', 'soldOut', 'draft', 'draft', 'duplicate']);
    const all = planAll(lines, { drafts: true, soldOut: true, duplicates: true });
    expect(all.every(({ leftOut }) => leftOut === null)).toBe(true);
  });

  it('a row beyond the campaign’s maximum number of ads gets no ad', () => {
    const planned = planAll(Array.from({ length: 502 }, (_, at) => row(`Mug ${at}`)));
    expect(planned.slice(499).map(({ leftOut }) => leftOut)).toEqual([null, 'tooMany', 'tooMany']);
  });

  it('an offer in a row is added to the goal that all rows share', () => {
    const [planned] = planAll([['Mug', '20% off this week']], {}, { product: 0, offer: 1 });
    expect(planned?.brief?.goal).toBe('More orders. 20% off this week');
  });

  it('the plan lists relative links that need the shop’s URL', () => {
    const [planned] = planAll([['Mug', '/products/mug']], {}, { product: 0, link: 1 });
    expect(planned).toMatchObject({
      link: '',
      problems: [],
      notes: ['Product link “/products/mug” lacks the shop’s address.'],
    });
  });
});

describe('the offer of a row', () => {
  const offerColumns = { product: 0, code: 1, until: 2, discount: 3 };
  const planOffer = (cells: string[], offer: CampaignDefaults['offer'] = {}) => {
    const table = { columns: [], rows: [{ line: 2, cells }], faults: [] };
    return planRows(table, offerColumns, { ...defaults, offer })[0];
  };

  it('the offer of a row comes from its columns and, where these are empty, from the default values', () => {
    expect(planOffer(['Mug', 'TERM15'])?.brief?.offer).toEqual({ code: 'TERM15' });
    const all = { code: 'ALL10', phone: '030 123456', place: ' ' };
    expect(planOffer(['Mug', 'TERM15'], all)?.brief?.offer).toEqual({
      code: 'TERM15',
      phone: '030 123456',
    });
    expect(planOffer(['Mug'])?.brief).not.toHaveProperty('offer');
  });

  it.each([
    ['2026-11-24T11:07:31+0100/2026-11-30T23:07:31+0100', '2026-11-30'],
    ['2026-11-24/2026-11-30', '2026-11-30'],
    ['2026-11-30T23:59-08:00', '2026-11-30'],
    ['2026-11-30 23:59:59', '2026-11-30'],
    ['Sunday', 'Sunday'],
    ['30.11.', '30.11.'],
  ])('the offer of a row ends on the last day of the date range %s', (cell, until) => {
    expect(planOffer(['Mug', '', cell])?.brief?.offer).toEqual({ until });
  });

  it('the offer of a row is refused when a value is too long or a formula', () => {
    expect(planOffer(['Mug', 'X'.repeat(61)])).toMatchObject({
      brief: null,
      problems: ['Code: at most 60 characters.'],
    });
    expect(planOffer(['Mug', '=A1'])?.problems).toEqual(['Code holds a formula.']);
  });

  it('the offer of a row on sale contains the old price beside the new price', () => {
    const priceOf = (lines: string[][]) =>
      planRows(
        { columns: [], rows: lines.map((cells, at) => ({ line: at + 2, cells })), faults: [] },
        { product: 0, price: 1, salePrice: 2, group: 3, variant: 4 },
        defaults,
      )[0]?.price;
    const lowered = { amount: 19, currency: 'EUR', isFrom: false, was: 29 };
    expect(priceOf([['Mug', '29 €', '19 €', '', '']])).toEqual(lowered);
    expect(priceOf([['Mug', '29 €', '29 €', '', '']])).not.toHaveProperty('was');
    const variants = [
      ['Mug', '29 €', '19 €', 'a', 'red'],
      ['Mug', '25 €', '21 €', 'a', 'blue'],
    ];
    const least = { amount: 19, currency: 'EUR', isFrom: true };
    expect(priceOf(variants)).toEqual(least);
    for (const cell of ['from 19.00 EUR', 'Ab 19 €', '19€から']) {
      expect(priceOf([['Mug', cell, '', '', '']]), cell).toEqual(least);
    }
  });
});

describe('the language of a row', () => {
  const planLanguage = (cell: string, other: Partial<CampaignDefaults> = {}) => {
    const table = {
      columns: ['title', 'lang'],
      rows: [{ line: 2, cells: ['Mug', cell] }],
      faults: [],
    };
    return planRows(table, { product: 0, language: 1 }, { ...defaults, ...other })[0];
  };

  it('the language of a row comes from its column or, if this is empty, from the default language', () => {
    expect(planLanguage('Deutsch')?.brief?.language).toBe('de');
    expect(planLanguage('fr-CA', { language: 'de' })?.brief?.language).toBe('fr');
    expect(planLanguage('', { language: 'de' })?.brief?.language).toBe('de');
    expect(planLanguage('')?.brief).not.toHaveProperty('language');
  });

  it('a row is refused for a language in which the engine writes no ads', () => {
    expect(planLanguage('Finnish')).toMatchObject({
      brief: null,
      problems: ['Language “Finnish” is not one of the choices.'],
    });
  });
});

it.each([
  ['89.00 EUR', 89, 'EUR'],
  ['19,99 €', 19.99, 'EUR'],
  ['1.299,00 €', 1299, 'EUR'],
  ['1,299.00 €', 1299, 'EUR'],
  ['1 299,50 kr', 1299.5, 'SEK'],
  ['$10', 10, 'USD'],
  ['US$ 1,299', 1299, 'USD'],
  ['R$ 49,90', 49.9, 'BRL'],
  ['CHF 49.–', 49, 'CHF'],
  ["CHF 1'250.50", 1250.5, 'CHF'],
  ['¥4,900', 4900, 'JPY'],
  ['9,90', 9.9, null],
  ['1.299', 1299, null],
  ['₹1,29,900', 129900, 'INR'],
  ['Rp50.000', 50000, 'IDR'],
  ['Rp 50.000', 50000, 'IDR'],
  ['RM50', 50, 'MYR'],
  ['Rp. 1.250.000', 1250000, 'IDR'],
])('the cell %s is read as the price %d %s', (cell, amount, currency) => {
  expect(readPrice(cell)).toEqual({ amount, currency });
});

it.each(['', 'on request', '0', '-5', '0.00 EUR'])('the cell %j contains no price', (cell) => {
  expect(readPrice(cell)).toBeNull();
});

it('a price is formatted in the notation of each language', () => {
  expect(formatPrice({ amount: 19.99, currency: 'EUR' }, 'de')).toBe('19,99 €');
  expect(formatPrice({ amount: 1299, currency: 'USD' }, 'en')).toBe('$1,299');
  expect(formatPrice({ amount: 9.5, currency: null }, 'en')).toBe('9.50');
});

describe('numbers in the digits of other scripts', () => {
  it.each([
    ['۴۵۰٬۰۰۰ تومان', 450000, null],
    ['١٩٫٩٩ ر.س', 19.99, 'SAR'],
    ['₹ ४०', 40, 'INR'],
    ['３，８００円（税込）', 3800, 'JPY'],
    ['๒๙๐ ฿', 290, 'THB'],
  ])('the price cell %s is read with digits of another script', (cell, amount, currency) => {
    expect(readPrice(cell)).toEqual({ amount, currency });
  });

  it('a zero in digits of other scripts counts as sold out', () => {
    expect(['۰', '०', '０', '0'].map(isSoldOut)).toEqual([true, true, true, true]);
    expect(['۱۲', '８'].map(isSoldOut)).toEqual([false, false]);
  });
});

it('a photo cell with a file name and a URL is read as the URL', () => {
  const row = plan([
    'Mug',
    'mug (1).jpg (https://a.example/m.jpg),b.png (https://a.example/b.png)',
  ]);
  expect(row?.photo).toBe('https://a.example/m.jpg');
});

it('a row with the name "Total" and no photo is refused as a totals line', () => {
  expect(plan(['Total', ''])?.problems).toEqual(['This row is a total, not a product.']);
  expect(plan(['Total', 'total.jpg'])?.problems).toEqual([]);
});

it('a row with a size but no name is another size of the product in the row above', () => {
  const table = {
    columns: ['title', 'size', 'price', 'image'],
    rows: [
      { line: 2, cells: ['Shirt', 'S', '20', 's.jpg'] },
      { line: 3, cells: ['', 'M', '20', ''] },
      { line: 4, cells: ['', 'L', '22', ''] },
      { line: 5, cells: ['Cap', '', '9', 'c.jpg'] },
    ],
    faults: [],
  };
  const columns = { product: 0, variant: 1, price: 2, photo: 3 };
  const rows = planRows(table, columns, defaults);
  expect(rows.map(({ name, variants, price }) => [name, variants, price?.isFrom])).toEqual([
    ['Shirt', 3, true],
    ['Cap', 1, false],
  ]);
});
