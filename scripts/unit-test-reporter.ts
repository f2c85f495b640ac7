import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { REPOSITORY } from './run-command.ts';
import { firstLine, leaveOutcome, type Outcome, type Trouble } from './test-outcome.ts';

/** Leaves what a Vitest run came to for scripts/test.ts, with what fails outside of any test: imports, hooks, loose ends. */
export default class UnitTestReporter implements Reporter {
  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
  ): Promise<void> {
    const outcome: Outcome = { passed: 0, failures: [], flaky: [] };
    for (const module of modules) {
      const place = path.relative(REPOSITORY, module.moduleId);
      outcome.failures.push(...outsideOfTests(place, module.errors()));
      for (const suite of module.children.allSuites()) {
        outcome.failures.push(...outsideOfTests(suite.fullName, suite.errors(), place));
      }
      for (const test of module.children.allTests()) judge(test, place, outcome);
    }
    outcome.failures.push(...outsideOfTests('outside of any test', unhandled));
    await leaveOutcome(outcome);
  }
}

function judge(test: TestCase, place: string, outcome: Outcome): void {
  const { state, errors = [] } = test.result();
  const trouble = () => ({
    name: test.fullName,
    place,
    error: firstLine(errors[0]?.message ?? ''),
  });
  if (state === 'failed') outcome.failures.push(trouble());
  if (state !== 'passed') return;
  outcome.passed += 1;
  if (test.diagnostic()?.flaky) outcome.flaky.push(trouble());
}

function outsideOfTests(
  name: string,
  errors: readonly SerializedError[],
  place?: string,
): Trouble[] {
  return errors.map(({ message }) => ({ name, place, error: firstLine(message) }));
}
