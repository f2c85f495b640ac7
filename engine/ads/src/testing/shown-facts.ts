import type { AdInput } from '../compose-ad.ts';
import { composeToFit } from '../fit-format.ts';
import { factFaults } from './fact-faults.ts';

/** Lists the faults of the facts in an arranged ad; the list is empty if each fact is shown completely. */
export function faultsOfFacts(input: Omit<AdInput, 'picture' | 'own' | 'brand'>): string[] {
  return factFaults(input.copy, composeToFit(input).composed);
}
