import type { Form } from '../concepts/concept.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';

/**
 * Words of a name that say what it is in sales terms, such as a place or a hire. Positions are
 * UTF-16 units of the name.
 */
export interface FormInName {
  form: Form;
  start: number;
  end: number;
  /** Index of the first of these words, and of the word after the last. */
  from: number;
  to: number;
}

/** What a name's words say that it is in sales terms. */
export interface FormsOfName {
  /** Every word or phrase that indicates a form (place, hire, …), in text order. */
  all: readonly FormInName[];
  /** Whether any words of the name indicate the form. */
  tells: (form: Form) => boolean;
  /**
   * Whether the last words indicate the form. The head noun comes last in English: a "car wash" is
   * work.
   */
  endsWith: (...forms: readonly Form[]) => boolean;
}

/** Finds what an English name is in sales terms, such as a place or a hire. */
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
