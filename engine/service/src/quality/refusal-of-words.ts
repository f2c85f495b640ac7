import type { Refusal } from './defect.ts';

/** The names of an ad's texts in its form; all other texts are called "text". */
const NAMES: Partial<Record<string, string>> = {
  title: 'title',
  subtitle: 'subtitle',
  headline: 'headline',
  cta: 'button',
};

/**
 * Returns the message to a user about words that did not fit: the problem, and what the user can do instead.
 */
export function describeWordRefusal(role: string): Refusal {
  const name = NAMES[role] ?? 'text';
  return {
    code: 'text_does_not_fit',
    message: `The ${name} can’t be set so that it reads well. Please shorten it, or choose another picture.`,
  };
}
