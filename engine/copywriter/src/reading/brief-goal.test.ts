import { expect, it } from 'vitest';
import { asksForGoal } from '../asks-for-goal.ts';
import { callsToActionFor } from '../localised/asked-for.ts';
import { goalOfBrief } from './brief-goal.ts';

const JOBS = [
  ['pl', 'Praca dla spawacza w Gdańsku', 'zgłoszenia', 'Aplikuj teraz'],
  ['de', 'Wir suchen Pflegekräfte in Köln', 'mehr Anfragen', 'Jetzt bewerben'],
] as const;

it.each(JOBS)(
  'reads the goal of “%s” in the language %s as applications',
  (language, product, goal, button) => {
    const brief = { product, audience: '', goal };
    expect(goalOfBrief(brief)).toBe('apply');
    expect(callsToActionFor(brief, language)).toContain(button);
    expect(asksForGoal({ ...brief, emotion: 'trust' }, button)).toBe(true);
  },
);

it('does not read the goal of goods and services as applications', () => {
  expect(goalOfBrief({ product: 'Hydraulik w Gdańsku', goal: 'zgłoszenia' })).toBe('leads');
  expect(goalOfBrief({ product: 'Praca dla spawacza', goal: 'telefony' })).toBe('call');
});
