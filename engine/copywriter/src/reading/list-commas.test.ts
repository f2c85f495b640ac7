import { describe, expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';
import { markLists } from './list-commas.ts';

describe('commas of a list', () => {
  it.each([
    [
      'pt',
      'coxinha, pão de queijo e kibe R$ 65, entrega',
      'coxinha⁏ pão de queijo e kibe, R$ 65, entrega',
    ],
    ['tr', 'mantı, sarma, içli köfte 420 TL', 'mantı⁏ sarma⁏ içli köfte, 420 TL'],
    ['uk', 'вареники з картоплею, з сиром 180 грн', 'вареники з картоплею⁏ з сиром, 180 грн'],
    ['he', 'חלות, בורקס ועוגות 25 ₪', 'חלות⁏ בורקס ועוגות, 25 ₪'],
    ['ru', 'квас, медовуха: 0.5 л 120, 1 л 200', 'квас⁏ медовуха: 0.5 л 120, 1 л 200'],
    [
      'id',
      'nasi kuning, nasi uduk, nasi bakar mulai Rp 15.000',
      'nasi kuning⁏ nasi uduk⁏ nasi bakar, mulai Rp 15.000',
    ],
    ['nl', 'kaas, eieren en honing 500 g € 7,50', 'kaas⁏ eieren en honing 500 g € 7,50'],
    [
      'pt',
      'queijadas, natas e pastéis caixa de 6 por 8 €',
      'queijadas⁏ natas e pastéis, caixa de 6 por 8 €',
    ],
    ['zh', '小笼包、葱油拌面套餐38元，周一休息', '小笼包⁘葱油拌面套餐38元，周一休息'],
  ] as const)('marks the list before a price (%s "%s")', (language, field, marked) => {
    expect(markLists(field, language)).toBe(marked);
  });

  it.each([
    ['de', 'Hofladen, Kartoffeln, Honig 500 g 6,50 €'],
    ['de', 'Sofa, wie neu, Lieferung 20 €'],
    ['de', 'Hundesalon, Mo zu, Waschen ab 35 €'],
    ['de', 'Marmelade aus unserem Garten, ohne Zusatz, sechs Sorten, Glas 4,50 €'],
    ['en', 'Salsa night, live band, mojitos 2 for £12'],
    ['fr', "canapé d'angle gris, petite tache sur l'accoudoir, 250 € à débattre"],
    ['it', 'bilocale al mare, 480 € a settimana, animali no'],
  ] as const)('marks no list without a common price (%s "%s")', (language, field) => {
    expect(markLists(field, language)).toBe(field);
  });

  it.each([
    [
      'en',
      'sourdough, focaccia and cinnamon buns £4.50',
      'sourdough, focaccia and cinnamon buns',
      '£4.50',
    ],
    [
      'it',
      'gelato artigianale: pistacchio, nocciola, stracciatella 3 €',
      'pistacchio, nocciola, stracciatella',
      '3 €',
    ],
    [
      'es',
      'empanadas de carne, pollo, atún y queso 1,80 €',
      'empanadas de carne, pollo, atún y queso',
      '1,80 €',
    ],
    [
      'pl',
      'pierogi ruskie, z mięsem, z kapustą 28 zł porcja',
      'pierogi ruskie, z mięsem, z kapustą',
      '28 zł porcja',
    ],
    ['th', 'ทองหยิบ ฝอยทอง ลูกชุบ 1,890 บาท', 'ทองหยิบ ฝอยทอง ลูกชุบ', '1,890 บาท'],
    [
      'ja',
      'どら焼き、大福、みたらし団子 1,200円、駐車場2台',
      'どら焼き、大福、みたらし団子',
      '1,200円',
    ],
    ['zh', '小笼包、葱油拌面套餐38元', '小笼包、葱油拌面套餐', '38元'],
    ['ko', '김밥, 떡볶이, 순대 세트 9,900원', '김밥, 떡볶이, 순대 세트', '9,900원'],
  ] as const)('keeps a list whole beside its price (%s "%s")', (language, product, list, price) => {
    const brief = {
      language,
      product,
      audience: '',
      goal: '',
      emotion: 'happiness',
      adType: 'product showcase',
    } as const;
    for (const variation of [0, 1, 2, 3]) {
      const { headline, subline, offer } = writeAdCopy(brief, 3, variation);
      expect(`${headline} | ${subline}`.toLowerCase()).toContain(list.toLowerCase());
      expect(offer?.text.toLowerCase()).toBe(price.toLowerCase());
    }
    for (const text of writeAdText(brief, 3)) expect(text).not.toMatch(/[⁏⁘⁑⁖]/);
  });

  it('does not let a flaw share the sticker with the price in Thai', () => {
    const { offer } = writeAdCopy(
      {
        language: 'th',
        product: 'โซฟามือสอง 3 ที่นั่ง มีรอยขีดข่วน 2,500 บาท',
        audience: '',
        goal: '',
        emotion: 'trust',
        adType: 'product showcase',
      },
      1,
      0,
    );
    expect(offer?.text).toBe('2,500 บาท');
  });
});
