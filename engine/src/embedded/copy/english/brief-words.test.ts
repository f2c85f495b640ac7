import { expect, it } from 'vitest';
import { wordsOf } from './brief-words.ts';

it.each([
  ['lavender body wash', 'goods'],
  ['mouthwash', 'goods'],
  ['cross trainer', 'goods'],
  ['car wash', 'service'],
  ['dog trainer', 'service'],
  ['cleaning service', 'service'],
  ['babysitting', 'service'],
  ['web design', 'service'],
  ['video streaming service', 'digital'],
  ['cloud storage service', 'digital'],
])('takes “%s” for %s', (product, form) => {
  const { category } = wordsOf({ product, audience: 'everyone', emotion: 'trust' });
  expect(category.form).toBe(form);
});
