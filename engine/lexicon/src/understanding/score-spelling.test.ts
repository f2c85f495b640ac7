import { expect, it } from 'vitest';
import { scoreSpelling } from './score-spelling.ts';

it.each([
  ['zorbelowska', 'pl'],
  ['zorblerschaft', 'de'],
  ['zorbelação', 'pt'],
  ['zorbelaggio', 'it'],
  ['zorbelfärgad', 'sv'],
])('finds the language whose terms resemble the unknown word "%s"', (word, language) => {
  const [best] = [...scoreSpelling(word)].sort(([, one], [, other]) => other - one);
  expect(best?.[0]).toBe(language);
});

it('limits how much one name can count against a language', () => {
  const alone = scoreSpelling('drabina').get('pl') ?? 0;
  const named = scoreSpelling('drabina xywthqj').get('pl') ?? 0;
  expect(alone - named).toBeLessThanOrEqual(8);
});
