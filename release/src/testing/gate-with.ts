import { CONTRACT_VERSION } from '@adwright/contracts';
import type { Gate } from '../gate/gate.ts';

/** Creates a gate for tests that finds only the given problems. */
export function createGate(parts: Partial<Gate>): Gate {
  return {
    shell: { contract: CONTRACT_VERSION, provides: {} },
    looksAtPages: true,
    pageProblems: async () => [],
    fileProblems: async () => [],
    ...parts,
  };
}
