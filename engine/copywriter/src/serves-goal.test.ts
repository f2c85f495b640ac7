import type { CopyBrief } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { servesGoal } from './serves-goal.ts';
import { writeAdCopy } from './write-ad-copy.ts';

const brief = (product: string, goal: string): CopyBrief => ({
  product,
  audience: '',
  goal,
  emotion: 'trust',
});

it.each([
  ['Emergency plumber in Leeds', 'more phone calls', 'Call now', true],
  ['Emergency plumber in Leeds', 'more phone calls', 'Get the app', false],
  ['Budgeting app', 'app installs', 'Download now', true],
  ['Budgeting app', 'app installs', 'Donate now', false],
  ['Notdienst für Rohrreinigung in Köln', 'mehr Anrufe', 'Jetzt anrufen', true],
  ['Notdienst für Rohrreinigung in Köln', 'mehr Anrufe', 'Jetzt bewerben', false],
  ['Idraulico a Torino', 'più chiamate', 'Ci chiami', true],
  ['Idraulico a Torino', 'più chiamate', 'Si candidi ora', false],
  ['Fontanero en Valencia', 'más llamadas', 'Llámenos', true],
  ['Fontanero en Valencia', 'más llamadas', 'Done ahora', false],
  ['Budgeting app', 'app installs', 'Get your week back', true],
  ['Budgeting app', 'brand awareness', 'Call now', true],
])(
  'decides whether an ad for %s with the goal %s may have the button “%s”',
  (product, goal, callToAction, asks) => {
    expect(servesGoal(brief(product, goal), callToAction)).toBe(asks);
  },
);

it('accepts every call to action that the copywriter chooses itself', () => {
  const goals = [
    'more phone calls',
    'bookings',
    'newsletter sign-ups',
    'applications',
    'donations',
  ];
  for (const goal of goals) {
    for (const product of ['Yoga studio in Bristol', 'Yogastudio in Leipzig', 'Estudio de yoga']) {
      const { callToAction } = writeAdCopy(brief(product, goal), 1, 0);
      expect(servesGoal(brief(product, goal), callToAction), `${product}: ${callToAction}`).toBe(
        true,
      );
    }
  }
});
