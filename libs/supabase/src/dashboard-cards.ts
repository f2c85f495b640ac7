import type { DashboardCard } from '@adwright/contracts';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const cardsAtom = atom<readonly DashboardCard[]>([]);

/**
 * Sets the dashboard cards of the modules in this visit, in order; the shell calls this function.
 */
export function provideDashboardCards(cards: readonly DashboardCard[]): void {
  getDefaultStore().set(cardsAtom, cards);
}

/** Returns the dashboard cards of the modules in this visit. */
export function useDashboardCards(): readonly DashboardCard[] {
  return useAtomValue(cardsAtom);
}
