import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that wait for engines which they have killed or cut off, a minute and more each. Static checks and builds run beside the
 * first tests and use the time; later, three of them at once would leave the machine idle.
 */
const WAITING = ['engine-killed.test.ts', 'campaigns.test.ts', 'queue-reconnects.test.ts'];

/** Vitest's order, with the files that mostly wait before all others of their project. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) =>
      WAITING.includes(path.basename(moduleId));
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}
