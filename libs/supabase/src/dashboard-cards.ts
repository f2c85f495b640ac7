import type { DashboardCard } from '@adwright/contracts';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const cardsAtom = atom<readonly DashboardCard[]>([]);

/** Called by the shell with the cards of the modules of a visit, in their order. */
export function provideDashboardCards(cards: readonly DashboardCard[]): void {
  getDefaultStore().set(cardsAtom, cards);
}

/** What the modules of this visit put on the dashboard. */
export function useDashboardCards(): readonly DashboardCard[] {
  return useAtomValue(cardsAtom);
}
