import { CONTRACT_VERSION } from '@adwright/contracts';
import type { Gate } from '../gate/gate.ts';

/** Creates a gate that finds no problems except those given. */
export function createGate(parts: Partial<Gate>): Gate {
  return {
    shell: { contract: CONTRACT_VERSION, provides: {} },
    looksAtPages: true,
    pageProblems: async () => [],
    fileProblems: async () => [],
    ...parts,
  };
}
