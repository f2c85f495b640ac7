import type { Form } from '../concepts/concept.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';

/** Words of a name that indicate its form. Positions are UTF-16 units of the name. */
export interface FormInName {
  form: Form;
  start: number;
  end: number;
  /** Index of the first word, and of the one after the last. */
  from: number;
  to: number;
}

/** Forms that the words of a name indicate. */
export interface FormsOfName {
  /** Every mention of a form, in their order. */
  all: readonly FormInName[];
  /** Whether any word of the name indicates the form. */
  tells: (form: Form) => boolean;
  /** Whether the last words indicate the form, since the head noun comes last in English: a "car wash" is work. */
  endsWith: (...forms: readonly Form[]) => boolean;
}

/** Finds the forms that an English name indicates. */
export function formsOfName(name: string): FormsOfName {
  const all = findConcepts(name, 'form')
    .flatMap(({ term, start, end, from, to }) =>
      (CONCEPTS.get(term.concept)?.forms ?? []).map((form) => ({ form, start, end, from, to })),
    )
    .sort((a, b) => a.start - b.start);
  const told = new Set(all.map(({ form }) => form));
  const ending = new Set(all.filter(({ end }) => end === name.length).map(({ form }) => form));
  return {
    all,
    tells: (form) => told.has(form),
    endsWith: (...forms) => forms.some((form) => ending.has(form)),
  };
}
