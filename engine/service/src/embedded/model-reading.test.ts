import type { AdInput } from '@adwright/engine-ads';
import { CONCEPTS } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { readAskedMessage } from './asked-message.ts';
import { addModelObject } from './model-reading.ts';

const airFryer = CONCEPTS.get('air-fryer') ?? null;
const understood = { concept: airFryer, goal: 'booking', isGrave: false } as const;
const brief = { product: 'Quillwhisk', audience: 'friends', emotion: 'trust' } as const;
const ad: Pick<AdInput, 'brief' | 'object' | 'edits'> = { brief };

it('an ad shows the object that the model names if no term of the lexicon names the product', () => {
  expect(addModelObject(ad, understood).object).toBe('airFryer');
  expect(addModelObject(ad, { ...understood, concept: null }).object).toBeUndefined();
  expect(addModelObject(ad, undefined).object).toBeUndefined();
});

it('a model’s interpretation of the brief changes neither the user’s choices nor what the user saw before paying', () => {
  const chosen: typeof ad = { brief, edits: { object: 'type' } };
  expect(addModelObject(chosen, understood)).toBe(chosen);
  const known = { ...ad, brief: { ...brief, product: 'Leather sofa' } };
  expect(addModelObject(known, understood).object).toBeUndefined();
});

it('the score of an ad uses the goal and the object that only the model recognised', () => {
  const asked = { ...brief, goal: 'zzz' };
  expect(readAskedMessage(asked, 'Learn more')).toMatchObject({ sellsThing: false });
  expect(readAskedMessage(asked, 'Learn more', understood)).toMatchObject({ sellsThing: true });
  expect(readAskedMessage(asked, 'Call now')).toMatchObject({ asksForGoal: true });
  expect(readAskedMessage(asked, 'Call now', understood)).toMatchObject({ asksForGoal: false });
});
