import type { Refusal } from './defect.ts';

/** The parts of an ad as its form calls them; all others are the text. */
const NAMES: Partial<Record<string, string>> = {
  title: 'title',
  subtitle: 'subtitle',
  headline: 'headline',
  cta: 'button',
};

/** Message for a user whose words did not fit: the problem, and what to do instead. */
export function describeWordRefusal(role: string): Refusal {
  const name = NAMES[role] ?? 'text';
  return {
    code: 'text_does_not_fit',
    message: `The ${name} can’t be set so that it reads well. Please shorten it, or choose another picture.`,
  };
}
