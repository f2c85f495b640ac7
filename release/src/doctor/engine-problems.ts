import * as z from 'zod';
import type { ExaminedDeployment } from './deployment.ts';
import { ask, type Problem } from './problem.ts';

const healthSchema = z.object({ status: z.literal('ok') });

async function findHealthProblems(origin: string): Promise<Problem[]> {
  const response = await ask(new URL('/health', origin));
  const health: unknown = await response.json().catch(() => undefined);
  if (healthSchema.safeParse(health).success) return [];
  const mend =
    'Look at the engine’s log: it names the variable that is wrong (engine/service/README.md).';
  return [{ what: `${origin}/health answers ${response.status}: the engine is not healthy`, mend }];
}

/**
 * Checks that the engine refuses a request without a session, and that a page of the shell may read the refusal
 * (CORS).
 */
async function findWebhookProblems(
  name: string,
  url: string,
  { origin }: ExaminedDeployment,
): Promise<Problem[]> {
  const headers = { origin, 'content-type': 'application/json' };
  const response = await ask(url, { method: 'POST', headers, body: '{}' });
  if (response.status === 404) {
    const mend =
      'Choose a provider that supports it, or correct the URL in config.json (engine/service/README.md, "Providers").';
    return [{ what: `the engine has no webhook for ${name} at ${url}`, mend }];
  }
  if (response.status !== 401) {
    const what = `${url} answers ${response.status} to a request without a session, rather than 401`;
    return [{ what, mend: 'Look at the engine’s log and at its SUPABASE_ variables.' }];
  }
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return [];
  const what = `${url} may not be called by ${origin} (access-control-allow-origin: ${allowed ?? 'nothing'})`;
  return [{ what, mend: `Start the engine with ALLOWED_ORIGINS=${origin}` }];
}

/** Checks the engine that serves the product's webhooks. */
export async function findEngineProblems(deployment: ExaminedDeployment): Promise<Problem[]> {
  const webhooks = Object.entries(deployment.config.webhooks);
  const origins = new Set(webhooks.map(([, url]) => new URL(url).origin));
  const problems = await Promise.all([
    ...[...origins].map(findHealthProblems),
    ...webhooks.map(([name, url]) => findWebhookProblems(name, url, deployment)),
  ]);
  return problems.flat();
}
