import { type FeatureFlag, isFlagOn } from '@adwright/contracts';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { sessionAtom } from './session.ts';

/** The registry's feature flags, and the visitor for whom they are evaluated. */
export interface FeatureFlagSource {
  flags: Readonly<Record<string, FeatureFlag>>;
  /** Random value, which is drawn once per browser; undefined when the browser can't store the value. */
  seed: number | undefined;
}

const sourceAtom = atom<FeatureFlagSource>({ flags: {}, seed: undefined });

/**
 * Sets the feature flags of this visit; the shell calls this function. A tab keeps its feature flags until the
 * tab is closed, like the versions of its modules.
 */
export function provideFeatureFlags(source: FeatureFlagSource): void {
  getDefaultStore().set(sourceAtom, source);
}

/**
 * Tells whether this visitor has a feature (`npm run release -- flag new-editor --percent 10`). The answer changes with
 * the session, because a flag may apply only to signed-in users. An unknown feature flag is off.
 */
export function useFeatureFlag(name: string): boolean {
  const { flags, seed } = useAtomValue(sourceAtom);
  const { session } = useAtomValue(sessionAtom);
  return isFlagOn(name, flags[name], {
    seed,
    email: session ? (session.user.email ?? '') : undefined,
    account: session?.user.id,
  });
}
