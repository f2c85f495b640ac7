import type { AdKind } from '@adwright/contracts';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const kindsAtom = atom<readonly AdKind[]>([]);

/** Called by the shell with the kinds of ads that the modules of a visit make, in their order. */
export function provideAdKinds(kinds: readonly AdKind[]): void {
  getDefaultStore().set(kindsAtom, kinds);
}

/** The kinds of ads that the modules of this visit make. */
export function useAdKinds(): readonly AdKind[] {
  return useAtomValue(kindsAtom);
}
