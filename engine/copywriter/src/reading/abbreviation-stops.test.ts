import { describe, expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';
import { markAbbreviations, restoreStops } from './abbreviation-stops.ts';
import { understandBrief } from './understand-brief.ts';

const mark = (product: string) => markAbbreviations({ product }).brief.product;

describe('full stops of abbreviations', () => {
  it.each([
    ['Cours de natation, sam. 9 h 30 à 11 h', 'Cours de natation, sam․ 9 h 30 à 11 h'],
    ['Peluquería, lun. cerrado, mart. a sáb. 9.30', 'Peluquería, lun․ cerrado, mart․ a sáb․ 9.30'],
    ['Marmitas, kit 10 un. R$ 189', 'Marmitas, kit 10 un․ R$ 189'],
    ['Canalizador, desloc. 15 €, orç. grátis', 'Canalizador, desloc․ 15 €, orç․ grátis'],
    [
      'Pilates, grupos máx. 6 pers., 2 días/sem. 55 €',
      'Pilates, grupos máx․ 6 pers․, 2 días/sem․ 55 €',
    ],
    ['Vino, dam. 5 l 12,50 €, mat. incl.', 'Vino, dam․ 5 l 12,50 €, mat․ incl.'],
    ['Fontanero, urg. 24 h', 'Fontanero, urg․ 24 h'],
    ['B&B nr. Whitby, dbl. rm. from £85', 'B&B nr․ Whitby, dbl․ rm․ from £85'],
    ['Дрова, 1 куб. м 2 300 руб.', 'Дрова, 1 куб․ м 2 300 руб.'],
  ])('marks the full stops of abbreviations in "%s"', (field, marked) => {
    expect(mark(field)).toBe(marked);
  });

  it.each([
    'Walking shoes. waterproof. free returns',
    'Cosy pub. dogs welcome',
    'Hytt 350 kr. Dygn 900 kr',
    'Vista al mar. 80 € la noche',
    'Kurs 45 Std. Berlin',
    'Fresh bread. 20% off',
  ])('does not mark the full stops at the ends of sentences in "%s"', (field) => {
    expect(mark(field)).toBe(field);
  });

  it('restores only one full stop at the end of a sentence', () => {
    expect(restoreStops('Affilatura lame 15 € cad․.')).toBe('Affilatura lame 15 € cad.');
    expect(restoreStops('Sab․ e dom․ compresi')).toBe('Sab. e dom. compresi');
  });

  it('keeps a clause with an abbreviation whole in picture and texts', () => {
    const brief = {
      language: 'es',
      product: 'Peluquería, corte 25 €, mart. a sáb. 9.30 a 20 h',
      audience: 'mujeres del barrio',
      goal: 'pedir cita',
      emotion: 'trust',
      adType: 'product showcase',
    } as const;
    const { headline, subline, facts = [] } = writeAdCopy(brief, 1, 0);
    expect([headline, subline, ...facts].join(' | ')).toMatch(/mart\. a sáb\. 9\.30 a 20 h/i);
    for (const text of writeAdText(brief, 1).slice(0, 3))
      expect(text.toLowerCase()).toContain('mart. a sáb. 9.30 a 20 h');
  });

  it.each([
    ['it', 'Agriturismo, camera 80 €, chiuso nov. - feb.', 'chiuso nov. - feb'],
    ['en', 'Fall hayrides, Thru Nov 1 - Oct 4, $12 each', 'Thru Nov 1 - Oct 4'],
    [
      'it',
      'Corso di sommelier, 8 incontri il giovedì sera dal 15 ottobre, 380 €',
      '8 incontri il giovedì sera dal 15 ottobre',
    ],
  ] as const)('keeps a range of days or months whole (%s "%s")', (language, product, whole) => {
    const copy = writeAdCopy(
      { language, product, audience: '', emotion: 'trust', adType: 'product showcase' },
      1,
      0,
    );
    const lines = [copy.headline, copy.subline, copy.offer?.text ?? '', ...(copy.facts ?? [])];
    expect(lines.some((line) => line.toLowerCase().includes(whole.toLowerCase()))).toBe(true);
  });
});

it('a short name before a small letter ends a sentence, for example a town', () => {
  const { headline } = writeAdCopy(
    { product: 'B&B near York. breakfast included', audience: '', goal: '', emotion: 'trust' },
    1,
    0,
  );
  expect(headline).toBe('B&B near York');
});

it('the product is read without marks, so that a brand with an abbreviation keeps its object', () => {
  const brief = { product: 'Chanel No. 5 perfume', audience: '', goal: '' };
  expect(understandBrief(brief).product.concept?.id).toBe('perfume');
});
