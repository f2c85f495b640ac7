import { expect, it } from 'vitest';
import { listCallsToAction } from './asked-for.ts';
import { chooseRegionalWording } from './regional-wording.ts';

it('addresses the reader as “vos” if the brief does', () => {
  const brief = { product: 'Cortes de pelo, vos elegís el horario', audience: '', goal: '' };
  const adapt = chooseRegionalWording(brief, 'es');
  expect(adapt('Reserva ahora')).toBe('Reservá ahora');
  expect(adapt('Cuéntanos qué necesitas')).toBe('Contanos qué necesitás');
  expect(adapt('Un rato para ti')).toBe('Un rato para vos');
});

it('keeps “tú” in a brief without “vos”', () => {
  const brief = { product: 'Cortes de pelo', audience: '', goal: '' };
  expect(chooseRegionalWording(brief, 'es')('Reserva ahora')).toBe('Reserva ahora');
});

it('turns a request with “vos” into the button', () => {
  const brief = { product: 'Corte de pelo a domicilio', audience: '', goal: 'reservá tu turno' };
  expect(listCallsToAction(brief, 'es')).toEqual(['Reservá tu turno']);
});

it('uses the words of Portugal only for a brief from Portugal', () => {
  const portugal = { product: 'App de receitas, 3 €', audience: '', goal: 'descargas' };
  const brazil = { product: 'App de receitas, R$ 3', audience: '', goal: 'downloads' };
  expect(chooseRegionalWording(portugal, 'pt')('Agende agora')).toBe('Marque agora');
  expect(chooseRegionalWording(brazil, 'pt')('Agende agora')).toBe('Agende agora');
});
