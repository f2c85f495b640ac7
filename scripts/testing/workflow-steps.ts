import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { REPOSITORY } from '../run-command.ts';

const textsSchema = z.record(z.string(), z.coerce.string()).default({});
const workflowSchema = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      env: textsSchema,
      steps: z
        .array(
          z.object({ if: z.string().optional(), run: z.string().optional(), env: textsSchema }),
        )
        .default([]),
    }),
  ),
});

/** Values by name for the expressions of a GitHub workflow, such as `inputs.step`. */
export type Context = Readonly<Record<string, string>>;

/** A shell command in a step of a GitHub workflow. */
interface WorkflowCommand {
  command: string;
  env: Record<string, string>;
}

/**
 * Replaces each expression `${{ name }}` in a workflow's text by the value of that name. An unknown name is
 * replaced by an empty text, as in GitHub Actions.
 */
function fillIn(text: string, context: Context): string {
  return text.replace(/\$\{\{ *([\w.]+) *\}\}/g, (_all, name: string) => context[name] ?? '');
}

/**
 * Tells whether the condition of a workflow step is true. A condition consists of comparisons of names with
 * texts, joined by `&&` or by `||`.
 */
function isMet(condition: string, context: Context): boolean {
  if (condition.includes('||')) return condition.split('||').some((part) => isMet(part, context));
  return condition.split('&&').every((part) => {
    const { name, operator, text } =
      /^\s*(?<name>[\w.]+) *(?<operator>[!=]=) *'(?<text>[^']*)'\s*$/.exec(part)?.groups ?? {};
    if (name === undefined) throw new Error(`A workflow's condition can't be read: ${part}`);
    return ((context[name] ?? '') === text) === (operator === '==');
  });
}

/**
 * Returns the shell commands of a workflow's job that would run, in order.
 * @param file file name of the workflow, such as `release.yml`.
 * @throws Error when the workflow has no such job.
 */
export function readWorkflowCommands(
  file: string,
  job: string,
  context: Context,
): WorkflowCommand[] {
  const text = readFileSync(path.join(REPOSITORY, '.github/workflows', file), 'utf8');
  const found = workflowSchema.parse(parse(text)).jobs[job];
  if (!found) throw new Error(`${file} has no job ${job}`);
  return found.steps.flatMap((step) => {
    if (step.run === undefined || (step.if !== undefined && !isMet(step.if, context))) return [];
    const env = Object.entries({ ...found.env, ...step.env });
    return {
      command: fillIn(step.run, context),
      env: Object.fromEntries(env.map(([name, value]) => [name, fillIn(value, context)])),
    };
  });
}
