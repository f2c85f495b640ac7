import { expect, it } from 'vitest';
import { stopAll } from './stop-all.ts';

it('stopAll stops the other parts when one part fails to stop, and reports which part failed', async () => {
  const closed: string[] = [];
  const failure = new Error('stuck');
  const stopping = stopAll([
    () => void closed.push('first'),
    () => Promise.reject(failure),
    async () => void closed.push('last'),
  ]);
  await expect(stopping).rejects.toMatchObject({ errors: [failure] });
  expect(closed).toEqual(['last', 'first']);
});
