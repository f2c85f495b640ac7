import type { DashboardCard } from '@adwright/contracts';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const cardsAtom = atom<readonly DashboardCard[]>([]);

/** Sets the dashboard cards of the modules in a visit, in their order. The shell calls this function. */
export function provideDashboardCards(cards: readonly DashboardCard[]): void {
  getDefaultStore().set(cardsAtom, cards);
}

/** Returns the dashboard cards of this visit's modules. */
export function useDashboardCards(): readonly DashboardCard[] {
  return useAtomValue(cardsAtom);
}
