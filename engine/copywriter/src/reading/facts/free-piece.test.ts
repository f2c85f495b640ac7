import type { AdLanguage } from '@adwright/contracts';
import { expect, it } from 'vitest';
import { understandBrief } from '../understand-brief.ts';

it.each([
  ['en', 'Doughnuts, buy 5 get the 6th free', 'Doughnuts', 'Buy 5 get the 6th free'],
  ['en', 'Car wash, every 5th wash free', 'Car wash', 'Every 5th wash free'],
  ['fr', 'Pizzas, 2 achetées = la 3e offerte', 'Pizzas', '2 achetées = la 3e offerte'],
  ['fr', 'Sushis, 10 achetés, le 11e offert', 'Sushis', '10 achetés, le 11e offert'],
  ['de', 'Pizza, 2 kaufen, die dritte geschenkt', 'Pizza', '2 kaufen, die dritte geschenkt'],
  ['de', 'Brezen, 5 gekauft, die 6. gratis', 'Brezen', '5 gekauft, die 6. gratis'],
  ['es', 'Empanadas, compra 2 y la tercera gratis', 'Empanadas', 'Compra 2 y la tercera gratis'],
  ['it', 'Pizze, ogni 2 la terza è in omaggio', 'Pizze', 'Ogni 2 la terza è in omaggio'],
  ['pt', 'Pastéis, compre 2 e o terceiro é grátis', 'Pastéis', 'Compre 2 e o terceiro é grátis'],
  ['nl', 'Bloemen, 2 kopen = 3e gratis', 'Bloemen', '2 kopen = 3e gratis'],
  ['pl', 'Pączki, kup 2, trzeci gratis', 'Pączki', 'Kup 2, trzeci gratis'],
  ['sv', 'Bullar, köp 4 få den femte på köpet', 'Bullar', 'Köp 4 få den femte på köpet'],
  ['ru', 'Пицца, третья бесплатно', 'Пицца', 'Третья бесплатно'],
  ['uk', 'Піца, третя безкоштовно', 'Піца', 'Третя безкоштовно'],
  ['tr', 'Lahmacun, 2 alana üçüncüsü bedava', 'Lahmacun', '2 alana üçüncüsü bedava'],
] as const satisfies readonly (readonly [AdLanguage, string, string, string])[])(
  'a free further piece is an offer and no part of the product, %s: %s',
  (language, product, sold, offer) => {
    const understood = understandBrief({ product, audience: '', goal: '', language });
    expect(understood.sold).toBe(sold);
    expect(understood.facts).toMatchObject([{ kind: 'multibuy', text: offer }]);
  },
);
