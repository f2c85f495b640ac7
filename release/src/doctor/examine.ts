import { describeFaults } from '@adwright/remotes/gate';
import type { ReleaseStore } from '../store/release-store.ts';
import { findDataServiceProblems } from './data-service-problems.ts';
import { type ExaminedDeployment, readDeployment } from './deployment.ts';
import { findEngineProblems } from './engine-problems.ts';
import { findFunctionProblems } from './function-problems.ts';
import { findPolicyProblems } from './policy-problems.ts';
import type { Problem } from './problem.ts';
import { findRegistryProblems } from './registry-problems.ts';
import { findShellProblems } from './shell-problems.ts';

/** One checked part of a deployment, and its problems. */
export interface Finding {
  part: string;
  problems: Problem[];
}

const PARTS: Readonly<Record<string, (deployment: ExaminedDeployment) => Promise<Problem[]>>> = {
  'pages of the shell': findShellProblems,
  'content security policy': findPolicyProblems,
  'registry and modules': findRegistryProblems,
  'sign-in and data': findDataServiceProblems,
  'payment functions': findFunctionProblems,
  engine: findEngineProblems,
};

/** Returns the problem for a part of the deployment that does not answer. */
function reportUnanswered(error: unknown): Problem[] {
  const what = error instanceof Error ? error.message : String(error);
  return [{ what, mend: 'Start it, or correct its URL in config.json.' }];
}

/**
 * Checks a deployment from outside, as a visitor's browser would, without writing anything.
 *
 * @param origin URL origin of the shell.
 * @param store store of releases, which is compared with the served files.
 */
export async function examine(origin: string, store?: ReleaseStore): Promise<Finding[]> {
  const deployment = await readDeployment(origin, store);
  if (Array.isArray(deployment)) return [{ part: 'configuration', problems: deployment }];
  const findings = Object.entries(PARTS).map(async ([part, problemsOf]) => ({
    part,
    problems: await problemsOf(deployment).catch(reportUnanswered),
  }));
  return [{ part: 'configuration', problems: [] }, ...(await Promise.all(findings))];
}

/** Splits a problem's text into the URL at its beginning and the text after the URL. */
const ADDRESSED = /^(?<place>https?:\/\/\S+?):? (?<what>.+)$/s;

/** Returns one line for each fault and one line for its repair, however many URLs show the fault. */
function formatProblems(problems: readonly Problem[]): string[] {
  const byMend = Map.groupBy(problems, ({ mend }) => mend);
  return [...byMend].flatMap(([mend, found]) => {
    const faults = found.flatMap(({ what }) => {
      const { place, what: fault } = ADDRESSED.exec(what)?.groups ?? {};
      return place && fault ? [{ place, what: fault }] : [];
    });
    const others = found.filter(({ what }) => !ADDRESSED.test(what)).map(({ what }) => what);
    const lines = [...others, ...describeFaults(faults, 'addresses')];
    return [...lines.map((line) => `         ${line}`), `           → ${mend}`];
  });
}

/** Formats the checked parts and their problems as lines for a terminal. */
export function formatFindings(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ part, problems }) =>
    problems.length === 0 ? [`ok     ${part}`] : [`WRONG  ${part}`, ...formatProblems(problems)],
  );
}
