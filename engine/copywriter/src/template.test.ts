import { expect, it } from 'vitest';
import { fill } from './template.ts';

it('capitalises the start of a sentence by the rules of its language', () => {
  expect(fill('{detail}. {detail}.', { detail: 'ince porselen' }, 'tr')).toBe(
    'İnce porselen. İnce porselen.',
  );
  expect(fill('{detail}.', { detail: 'ivory porcelain' })).toBe('Ivory porcelain.');
});

it('starts no sentence after an ordinal number', () => {
  expect(fill('{who} için.', { who: '12. haftasını geçmiş anneler' }, 'tr')).toBe(
    '12. haftasını geçmiş anneler için.',
  );
});
