import type { Form } from '../concepts/concept.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';

/**
 * Words of a name that indicate the form in which it is sold, such as a place or a hire. Positions
 * are UTF-16 units of the name.
 */
export interface FormInName {
  form: Form;
  start: number;
  end: number;
  /** Indices of the first word that indicates the form, and of the word after the last such word. */
  from: number;
  to: number;
}

/** The forms (place, hire, …) that the words of a name indicate. */
export interface FormsOfName {
  /** Every word or phrase that indicates a form (place, hire, …), in text order. */
  all: readonly FormInName[];
  /** Whether any words of the name indicate the form. */
  tells: (form: Form) => boolean;
  /**
   * Whether the last words indicate the form. English puts the head noun last: a "car wash" is
   * work.
   */
  endsWith: (...forms: readonly Form[]) => boolean;
}

/** Finds the forms (place, hire, …) that the words of an English name indicate. */
export function findNameForms(name: string): FormsOfName {
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
