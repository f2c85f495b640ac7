/** Checks types, lint, borders, generated files, dead code and commit subjects: npm run check */
import { CHECK_STEPS, commitSteps, runChecks } from './check-steps.ts';

const { failures } = await runChecks([...CHECK_STEPS, ...(await commitSteps())]);
process.exitCode = failures.length === 0 ? 0 : 1;
