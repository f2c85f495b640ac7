import type { AdInput } from '../compose-ad.ts';
import { composeToFit } from '../fit-format.ts';
import { listFactFaults } from './fact-faults.ts';

/** Lists the faults of the facts in an arranged ad; the list is empty if each fact is shown completely. */
export function listFaultsOfFacts(input: Omit<AdInput, 'picture' | 'own' | 'brand'>): string[] {
  return listFactFaults(input.copy, composeToFit(input).composed);
}
