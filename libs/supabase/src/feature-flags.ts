import { type FeatureFlag, isFlagOn } from '@adwright/contracts';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { sessionAtom } from './session.ts';

/** What the registry says of features, and whom it is asked for. */
export interface FeatureFlagSource {
  flags: Readonly<Record<string, FeatureFlag>>;
  /** Drawn once per browser; undefined where nothing can be stored. */
  seed: number | undefined;
}

const sourceAtom = atom<FeatureFlagSource>({ flags: {}, seed: undefined });

/** Called by the shell with the flags of a visit. A tab keeps them, as it keeps the versions of its modules. */
export function provideFeatureFlags(source: FeatureFlagSource): void {
  getDefaultStore().set(sourceAtom, source);
}

/**
 * True when this visitor has a feature (`npm run release -- flag new-editor --percent 10`). It follows the session: a flag
 * may be for signed-in users alone. An unknown flag is off.
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
