import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { readShownPrice } from './read-shown-price.ts';

type Shown = { amount: number; currency: string; was?: number };

/** HTML around prices as large shops write it; the amounts are made up. */
const PLACES: readonly (readonly [name: string, language: string, body: string, Shown])[] = [
  [
    'a spoken price, with a list price beside it',
    'en',
    '<span id="productTitle">Thing X</span><div id="corePrice"><span class="a-price"><span class="a-offscreen">$24.99</span><span aria-hidden="true"><span class="a-price-symbol">$</span><span class="a-price-whole">24<span class="a-price-decimal">.</span></span><span class="a-price-fraction">99</span></span></span><span class="a-size-small">List Price: <span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">$29.99</span></span></span></div>',
    { amount: 24.99, currency: 'USD', was: 29.99 },
  ],
  [
    'whole and cents in elements of their own',
    'de',
    '<h1>Thing X</h1><div class="pip-price-package"><span class="pip-price"><span class="pip-price__integer">149</span><span class="pip-price__decimal"><span class="pip-price__separator">,</span>99</span><span class="pip-price__currency">€</span></span></div>',
    { amount: 149.99, currency: 'EUR' },
  ],
  [
    'a raised fraction, the old price struck',
    'es',
    '<h1 class="ui-pdp-title">Thing X</h1><div class="ui-pdp-price"><s class="andes-money-amount andes-money-amount--previous" aria-label="Antes: 1599 pesos"><span class="andes-money-amount__currency-symbol">$</span><span class="andes-money-amount__fraction">1,599</span></s><span class="andes-money-amount"><span class="andes-money-amount__currency-symbol">$</span><span class="andes-money-amount__fraction">1,299</span><span class="andes-money-amount__cents">50</span></span></div>',
    { amount: 1299.5, currency: 'USD', was: 1599 },
  ],
  [
    'a price after "Now", a class that strikes',
    'en',
    '<h1 itemprop="name">Thing X</h1><span itemprop="price" data-seo-id="hero-price">Now $12.97</span><div>was <span class="strike">$19.97</span></div>',
    { amount: 12.97, currency: 'USD', was: 19.97 },
  ],
  [
    'both prices, named for screen readers',
    'en',
    '<h1>Thing X</h1><div class="price"><span class="visually-hidden">Regular price</span> <s>$40.00 USD</s> <span class="visually-hidden">Sale price</span> <span class="price-item price-item--sale">$30.00 USD</span> <span class="visually-hidden">Unit price</span></div>',
    { amount: 30, currency: 'USD', was: 40 },
  ],
  [
    'a regular price without a sale',
    'en',
    '<h1>Thing X</h1><div class="price"><div class="price__regular"><span class="visually-hidden">Regular price</span><span class="price-item price-item--regular">$40.00 USD</span></div></div>',
    { amount: 40, currency: 'USD' },
  ],
  [
    'an old price that only words tell',
    'de',
    '<h1>Thing X</h1><div><p><span>Ursprünglich: </span><span>59,95 €</span></p><p><span>39,95 €</span><span>inkl. MwSt.</span></p></div>',
    { amount: 39.95, currency: 'EUR' },
  ],
  [
    'cents in an element within a sentence',
    'pl',
    '<h1>Thing X</h1><div aria-label="cena 1 249,00 zł"><span>1 249,<span>00</span> zł</span></div>',
    { amount: 1249, currency: 'PLN' },
  ],
  [
    'classes that end in the kind of price',
    'fr',
    '<h1>Thing X</h1><span class="vtmn-price vtmn-price_size--large">12,99€</span><span class="vtmn-price_strike">15,99€</span>',
    { amount: 12.99, currency: 'EUR', was: 15.99 },
  ],
  [
    'nested elements around the amount',
    'en',
    '<h1 class="product-detail-info__header-name">Thing X</h1><div class="product-detail-info__price"><span class="price__amount"><span class="money-amount"><span class="money-amount__main">49.90 EUR</span></span></span></div>',
    { amount: 49.9, currency: 'EUR' },
  ],
  [
    'an instalment behind "por"',
    'pt-BR',
    '<h1>Thing X</h1><div class="preco"><span>de R$ 199,90</span> <strong>por R$ 149,90</strong><p>em até 10x de R$ 14,99 sem juros</p></div>',
    { amount: 149.9, currency: 'BRL' },
  ],
  [
    'an instalment before the price',
    'pt-BR',
    '<h1>Thing X</h1><p>ou 10x de R$ 14,99</p><div class="valor">R$ 149,90 à vista</div>',
    { amount: 149.9, currency: 'BRL' },
  ],
  [
    'dong',
    'vi',
    '<h1>Thing X</h1><div class="product-price">1.290.000₫</div>',
    { amount: 1290000, currency: 'VND' },
  ],
  [
    'rupiah',
    'id',
    '<h1>Thing X</h1><div class="price">Rp1.250.000</div>',
    { amount: 1250000, currency: 'IDR' },
  ],
  [
    'kronor with a blank for thousands',
    'sv',
    '<h1>Thing X</h1><div class="price">1 299 kr</div>',
    { amount: 1299, currency: 'SEK' },
  ],
  [
    'forint under a name that says nothing',
    'hu',
    '<h1>Thing X</h1><div class="ar">12 990 Ft</div>',
    { amount: 12990, currency: 'HUF' },
  ],
  [
    'free shipping over an amount',
    'en',
    '<h1>Thing X</h1><p>Free shipping over $50</p><p>$19.00</p>',
    { amount: 19, currency: 'USD' },
  ],
  [
    'a saving before the price',
    'en',
    '<h1>Thing X</h1><p>Save $10 today</p><p>Only $35.00</p>',
    { amount: 35, currency: 'USD' },
  ],
  [
    'a price per unit',
    'de',
    '<h1>Thing X</h1><p class="price">4,99 €</p><p class="price-per-unit">(9,98 €/kg)</p>',
    { amount: 4.99, currency: 'EUR' },
  ],
  [
    'instalments before the price',
    'en',
    '<h1>Thing X</h1><p>Pay in 4 installments of $12.25</p><p class="product__price">$49.00</p>',
    { amount: 49, currency: 'USD' },
  ],
];

it.each(PLACES)(
  'readShownPrice reads the price in the HTML of %s (%s)',
  (_, language, body, expected) => {
    const page = load(`<html lang="${language}"><body>${body}</body></html>`);
    expect(readShownPrice(page)).toEqual({ ...expected, isFrom: false });
  },
);

it.each([
  ['<h1>Mug</h1><p>$25 – $60</p>', 25],
  ['<h1>Mug</h1><div class="price">from £12.00</div>', 12],
])('readShownPrice reads the lowest of several prices: %s', (body, amount) => {
  expect(readShownPrice(load(body))).toMatchObject({ amount, isFrom: true });
});

it.each([
  '<h1>Mug</h1><p>Only 4 left. Made in 2023.</p>',
  '<h1>Mug</h1><p>Free shipping over $50</p>',
  '<h1>Mug</h1><p>4,95 € Versand</p>',
  '<h1>Mug</h1><del>$20</del>',
])('readShownPrice ignores an amount that is not a price: %s', (body) => {
  expect(readShownPrice(load(body))).toBeNull();
});

it('readShownPrice reads a price even if words about shipping follow the price', () => {
  const page = load('<h1>Tasse</h1><p>19,90 € inkl. MwSt. zzgl. Versand</p>');
  expect(readShownPrice(page)).toMatchObject({ amount: 19.9, currency: 'EUR' });
});

it.each([
  ['<div class="price">Was $50 Now $30</div>', 30],
  ['<div class="price">statt 50,00 € nur 30,00 €</div>', 30],
  ['<div class="price">Save $20 <b>$80.00</b></div>', 80],
  ['<div class="price">4 x $25.00</div><div class="price">$100.00</div>', 100],
  ['<div class="price-info">Free shipping over $50</div><span class="sum">$35</span>', 35],
  ['<p class="price">25,80 € / kg</p><p class="price">12,90 €</p>', 12.9],
  ['<div class="price">$25/month</div><div class="price">$600.00</div>', 600],
  ['<p>Spend $100 get $20 off. Only $30.00</p>', 30],
  ['<div class="price">Niedrigster Preis der letzten 30 Tage: 25,00 € 30,00 €</div>', 30],
])(
  'readShownPrice skips amounts inside a price element if words mark them as another amount: %s',
  (body, amount) => {
    expect(readShownPrice(load(`<h1>Mug</h1>${body}`))).toMatchObject({ amount, isFrom: false });
  },
);

it.each([
  ['<p class="price">24,50<sup>12</sup> €</p>', 24.5],
  ['<p class="price">$12 <span class="recent">24</span> people</p>', 12],
  ['<p class="price">24<sup>99</sup> €</p>', 24.99],
])(
  'readShownPrice does not read a footnote or another number after the price as cents: %s',
  (body, amount) => {
    expect(readShownPrice(load(`<h1>Mug</h1>${body}`))).toMatchObject({ amount });
  },
);

it.each([
  '<h2>£64</h2><div class="thumb"><h4><a href="/hub">Hub</a></h4><p class="price">£14</p></div>',
  '<h2>£64</h2><a href="/hub"><h3>Hub</h3><p class="price">£14</p></a>',
])('readShownPrice skips the price inside a card that links to another product: %s', (body) => {
  expect(readShownPrice(load(`<h1>Dock</h1>${body}`))).toMatchObject({ amount: 64 });
});

it.each([
  ['<p>1 kg: 18,50 €</p><p>Versand 6,90 €</p>', 18.5],
  ['<p>1 kg: 18,50 €<br>Versand 6,90 €</p>', 18.5],
  ['<p>Versand innerhalb ganz Deutschlands und Österreichs 6,90 €</p><p>18,50 €</p>', 18.5],
])(
  'readShownPrice applies words about shipping only to amounts in the same paragraph: %s',
  (body, amount) => {
    expect(readShownPrice(load(`<h1>Stollen</h1>${body}`))).toMatchObject({ amount });
  },
);

it.each([
  ['<p><span>Ab</span> <span data-price-amount="129.9">129,90 €</span></p>', true],
  ['<p>Ab 3 Stück günstiger <span data-price-amount="129.9">129,90 €</span></p>', false],
])('readShownPrice applies "from" only to the price beside the word: %s', (body, isFrom) => {
  expect(readShownPrice(load(`<h1>Säge</h1>${body}`))).toMatchObject({ amount: 129.9, isFrom });
});

it.each([
  '<p class="price text-secondary">$30</p>',
  '<ul class="list-unstyled price"><li class="price-new">$30</li></ul>',
  '<p class="price price--withTax">$30</p><p class="price price--withoutTax">$25</p>',
])(
  'readShownPrice does not read a class name of the layout as the name of another amount: %s',
  (body) => {
    const page = load(`<h1>Mug</h1>${body}<p class="fee">$9</p>`);
    expect(readShownPrice(page)).toMatchObject({ amount: 30 });
  },
);
