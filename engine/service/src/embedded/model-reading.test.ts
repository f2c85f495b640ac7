import type { AdInput } from '@adwright/engine-ads';
import { CONCEPTS } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { readAskedMessage } from './asked-message.ts';
import { withModelObject } from './model-reading.ts';

const airFryer = CONCEPTS.get('air-fryer') ?? null;
const understood = { concept: airFryer, goal: 'booking', isGrave: false } as const;
const brief = { product: 'Quillwhisk', audience: 'friends', emotion: 'trust' } as const;
const ad: Pick<AdInput, 'brief' | 'object' | 'edits'> = { brief };

it('shows the model’s choice if no term names the product', () => {
  expect(withModelObject(ad, understood).object).toBe('airFryer');
  expect(withModelObject(ad, { ...understood, concept: null }).object).toBeUndefined();
  expect(withModelObject(ad, undefined).object).toBeUndefined();
});

it('keeps what the user chose, and what the user has seen before paying', () => {
  const chosen: typeof ad = { brief, edits: { object: 'type' } };
  expect(withModelObject(chosen, understood)).toBe(chosen);
  const known = { ...ad, brief: { ...brief, product: 'Leather sofa' } };
  expect(withModelObject(known, understood).object).toBeUndefined();
});

it('scores an ad by the goal and the object that only the model recognised', () => {
  const asked = { ...brief, goal: 'zzz' };
  expect(readAskedMessage(asked, 'Learn more')).toMatchObject({ sellsThing: false });
  expect(readAskedMessage(asked, 'Learn more', understood)).toMatchObject({ sellsThing: true });
  expect(readAskedMessage(asked, 'Call now')).toMatchObject({ asksForGoal: true });
  expect(readAskedMessage(asked, 'Call now', understood)).toMatchObject({ asksForGoal: false });
});
