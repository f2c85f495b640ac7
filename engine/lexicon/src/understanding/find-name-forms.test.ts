import { expect, it } from 'vitest';
import { CONCEPTS, listTerms } from '../concepts/lexicon.ts';
import { findNameForms } from './find-name-forms.ts';

it('finds every form that the lexicon lists for a term', () => {
  const untold = listTerms('form').flatMap(({ concept, text, isExcluded }) => {
    if (isExcluded) return [];
    const { tells } = findNameForms(text.replaceAll('*', 'mend'));
    const forms = CONCEPTS.get(concept)?.forms ?? [];
    return forms.filter((form) => !tells(form)).map((form) => `"${text}" does not tell ${form}`);
  });
  expect(untold).toEqual([]);
});

it.each([
  ['Barbershop', 'place'],
  ['bike hire', 'hire'],
  ['pet sitting', 'service'],
  ['tax adviser', 'advice'],
  ['drone surveying', 'work'],
  ['garlic press', 'helper'],
  ['badminton rackets', 'kit'],
  ['ceilidh band', 'worker'],
] as const)('finds that the last words of "%s" indicate the form "%s"', (name, form) => {
  expect(findNameForms(name).endsWith(form)).toBe(true);
});

it.each([
  ['wedding rings', 'work-of-itself'],
  ['sheet metal workshop', 'place'],
  ['online store', 'place'],
  ['oil painting', 'service'],
  ['boiler cover', 'helper'],
  ['bike hire in Leeds', 'hire'],
] as const)('finds that the last words of "%s" do not indicate the form "%s"', (name, form) => {
  expect(findNameForms(name).endsWith(form)).toBe(false);
});

it('returns the position of the words that indicate a form', () => {
  expect(findNameForms('mobile car wash').all.find(({ form }) => form === 'service')).toEqual({
    form: 'service',
    start: 7,
    end: 15,
    from: 1,
    to: 3,
  });
});
