import type { AdInput } from '../compose-ad.ts';
import { composeToFit } from '../fit-format.ts';
import { factFaults } from './fact-faults.ts';

/** What is wrong with the facts of an ad as it is arranged; empty where each is shown whole. */
export function faultsOfFacts(input: Omit<AdInput, 'picture' | 'own' | 'brand'>): string[] {
  return factFaults(input.copy, composeToFit(input).composed);
}
