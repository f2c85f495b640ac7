import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { provideFeatureFlags, useFeatureFlag } from './feature-flags.ts';

function Editor() {
  return <p>{useFeatureFlag('new-editor') ? 'new' : 'old'}</p>;
}
afterEach(() => provideFeatureFlags({ flags: {}, seed: undefined }));

it.each([
  ['is off where the registry has no such flag', {}, 'old'],
  ['is on for everybody at 100 %', { 'new-editor': { percent: 100 } }, 'new'],
  ['is off at 0 %', { 'new-editor': { percent: 0 } }, 'old'],
  [
    'is off for a guest where it is for users',
    { 'new-editor': { percent: 100, audience: 'user' } },
    'old',
  ],
] as const)('a feature %s', (_case, flags, shown) => {
  provideFeatureFlags({ flags, seed: 7 });
  render(<Editor />);
  expect(screen.getByText(shown)).toBeTruthy();
});
