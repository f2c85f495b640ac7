import { expect, it } from 'vitest';
import { hasObject } from '../embedded/knows-object.ts';
import { brief } from '../testing/requests.ts';
import { boostJob } from './boost.ts';
import { createAdJob } from './create-ad.ts';

const createAd = createAdJob(async () => [], hasObject);
const boost = boostJob(async () => undefined, hasObject);
const { product, audience, emotion } = brief;
const BODIES = [
  [createAd, brief],
  [boost, { product, audience, emotion, format: 'square' }],
] as const;

it.each(['laptop', 'type'])('an ad may be shown as %s', (shownAs) => {
  for (const [job, body] of BODIES)
    expect(job.prepare({ ...body, shownAs }).request).toMatchObject({ shownAs });
});

it.each(['gizmo', 'type-rings', '../laptop', 'Laptop', 7, 'x'.repeat(99)])(
  'an object that can’t be drawn is refused before its charge is claimed: %s',
  (shownAs) => {
    for (const [job, body] of BODIES) {
      expect(() => job.prepare({ ...body, shownAs })).toThrowError(
        expect.objectContaining({ code: 'invalid_request', field: 'shownAs' }),
      );
    }
  },
);

it('a request that chooses no object stays unchanged', () => {
  for (const [job, body] of BODIES) expect(job.prepare(body).request).not.toHaveProperty('shownAs');
});
