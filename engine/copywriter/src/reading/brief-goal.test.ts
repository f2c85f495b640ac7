import { expect, it } from 'vitest';
import { listCallsToAction } from '../localised/asked-for.ts';
import { servesGoal } from '../serves-goal.ts';
import { chooseBriefGoal } from './brief-goal.ts';

const JOBS = [
  ['pl', 'Praca dla spawacza w Gdańsku', 'zgłoszenia', 'Aplikuj teraz'],
  ['de', 'Wir suchen Pflegekräfte in Köln', 'mehr Anfragen', 'Jetzt bewerben'],
] as const;

it.each(JOBS)(
  'reads the goal of “%s” in the language %s as applications',
  (language, product, goal, button) => {
    const brief = { product, audience: '', goal };
    expect(chooseBriefGoal(brief)).toBe('apply');
    expect(listCallsToAction(brief, language)).toContain(button);
    expect(servesGoal({ ...brief, emotion: 'trust' }, button)).toBe(true);
  },
);

it('does not read the goal of goods and services as applications', () => {
  expect(chooseBriefGoal({ product: 'Hydraulik w Gdańsku', goal: 'zgłoszenia' })).toBe('leads');
  expect(chooseBriefGoal({ product: 'Praca dla spawacza', goal: 'telefony' })).toBe('call');
});
