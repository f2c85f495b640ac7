/** Checks types, lint, borders, generated files, dead code and commit subjects: npm run check */
import { CHECK_STEPS, commitSteps } from './check-steps.ts';
import { runCommand } from './run-command.ts';

for (const step of [...CHECK_STEPS, ...(await commitSteps())]) {
  const { code, output, seconds } = await runCommand(step.command, step.arguments, {
    label: step.name,
  });
  console.log(`${code === 0 ? 'ok    ' : 'failed'} ${step.name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) {
    console.error(output);
    process.exitCode = 1;
  }
}
