import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it.each([
  ['is off where the registry has no such flag', {}, false],
  ['is on for everybody at 100 %', { 'new-editor': { percent: 100 } }, true],
  ['is off at 0 %', { 'new-editor': { percent: 0 } }, false],
  [
    'is off for a guest where it is for users',
    { 'new-editor': { percent: 100, audience: 'user' } },
    false,
  ],
] as const)('useFeatureFlag tells that a feature %s', async (_case, flags, isOn) => {
  // The tested module is imported again for each test, since feature flags are set only once per page.
  vi.resetModules();
  const { provideFeatureFlags, useFeatureFlag } = await import('./feature-flags.ts');
  provideFeatureFlags({ flags, seed: 7 });
  const { result } = renderHook(() => useFeatureFlag('new-editor'));
  expect(result.current).toBe(isOn);
});
