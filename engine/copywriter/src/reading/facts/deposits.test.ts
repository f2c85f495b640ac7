import type { AdLanguage } from '@adwright/contracts';
import { expect, it } from 'vitest';
import { understandBrief } from '../understand-brief.ts';

it.each([
  ['en', 'Cottage in Whitby, £420 a week, deposit 30%'],
  ['de', 'Ferienhaus, 420 € pro Woche, Anzahlung 30 %'],
  ['pl', 'Domek nad jeziorem, 450 zł za dobę, zadatek 30%'],
  ['uk', 'Будиночок у Татарові, 3500 грн, передоплата 30%'],
  ['es', 'Casa rural, 120 € la noche, señal del 30 %'],
] as const satisfies readonly (readonly [AdLanguage, string])[])(
  'does not read a deposit as a discount (%s): %s',
  (language, product) => {
    const { facts } = understandBrief({ product, audience: '', goal: '', language });
    expect(facts.map(({ kind }) => kind)).not.toContain('discount');
    expect(facts.map(({ kind }) => kind)).toContain('price');
  },
);
