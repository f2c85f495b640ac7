import type { AdKind } from '@adwright/contracts';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const kindsAtom = atom<readonly AdKind[]>([]);

/**
 * Sets the kinds of ads that the modules of this visit can make, in order; the shell calls this function.
 */
export function provideAdKinds(kinds: readonly AdKind[]): void {
  getDefaultStore().set(kindsAtom, kinds);
}

/** Returns the kinds of ads that the modules of this visit can make. */
export function useAdKinds(): readonly AdKind[] {
  return useAtomValue(kindsAtom);
}
