import { expect, it } from 'vitest';
import { fill } from './template.ts';

it('capitalises the start of a sentence by the rules of its language', () => {
  expect(fill('{detail}. {detail}.', { detail: 'ince porselen' }, 'tr')).toBe(
    'İnce porselen. İnce porselen.',
  );
  expect(fill('{detail}.', { detail: 'ivory porcelain' })).toBe('Ivory porcelain.');
});
