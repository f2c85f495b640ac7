import path from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
} from '@playwright/test/reporter';
import { firstLine, leaveOutcome, type Trouble } from '../../scripts/test-outcome.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Leaves what the flows came to for scripts/test.ts, with what fails outside of any test: a server, an import. */
export default class OutcomeReporter implements Reporter {
  #tests: TestCase[] = [];
  readonly #outside: Trouble[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onError(error: TestError): void {
    this.#outside.push({ name: 'outside of any test', error: errorLine(error) });
  }

  async onEnd({ status }: FullResult): Promise<void> {
    const judged = (...outcomes: ReturnType<TestCase['outcome']>[]) =>
      this.#tests.filter((test) => outcomes.includes(test.outcome()));
    const failures = [...judged('unexpected').map(troubleOf), ...this.#outside];
    if (failures.length === 0 && status !== 'passed') {
      failures.push({ name: 'the run as a whole', error: `it ended as ${status}` });
    }
    const passed = judged('expected', 'flaky').length;
    await leaveOutcome({ passed, failures, flaky: judged('flaky').map(troubleOf) });
  }

  printsToStdio(): boolean {
    return false;
  }
}

function errorLine({ message, value }: TestError): string {
  return firstLine(message ?? value ?? '');
}

function troubleOf(test: TestCase): Trouble {
  const { file, line } = test.location;
  // Project and file come first in a title's path; the place tells the file.
  const name = test.titlePath().slice(3).join(' › ');
  const error = test.results.flatMap(({ errors }) => errors).at(0);
  const place = `${path.relative(REPOSITORY, file)}:${line}`;
  return { name, place, error: error ? errorLine(error) : 'no reason given' };
}
