import type { ExaminedDeployment } from './deployment.ts';
import { ask, type Problem } from './problem.ts';

/** Functions that pages call with an access token. */
const BROWSER_FUNCTIONS = ['create-checkout', 'billing-portal', 'change-subscription'] as const;
const WEBHOOK = 'payment-webhook';
/** A signature header in Stripe's format with an invalid signature. */
const FALSE_SIGNATURE = 't=0,v1=00';
const MEND_SECRETS =
  'supabase secrets set SITE_URL=… STRIPE_SECRET_KEY=… STRIPE_WEBHOOK_SECRET=… (docs/hosting.md, "Payments")';

function describeNotDeployed(name: string): Problem {
  return { what: `${name} is not there`, mend: `supabase functions deploy ${name}` };
}

async function findBrowserFunctionProblems(
  { origin, config }: ExaminedDeployment,
  name: string,
): Promise<Problem[]> {
  const headers = { apikey: config.supabaseKey, origin, 'content-type': 'application/json' };
  const url = new URL(`/functions/v1/${name}`, config.supabaseUrl);
  const response = await ask(url, { method: 'POST', headers, body: '{}' });
  const { status } = response;
  if (status === 404) return [describeNotDeployed(name)];
  if (status !== 401) {
    const what = `${name} answers ${status} to a visitor without a token, rather than 401`;
    return [{ what, mend: status >= 500 ? MEND_SECRETS : `supabase functions deploy ${name}` }];
  }
  return [];
}

async function findWebhookProblems({ config }: ExaminedDeployment): Promise<Problem[]> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': FALSE_SIGNATURE };
  const url = new URL(`/functions/v1/${WEBHOOK}`, config.supabaseUrl);
  const { status } = await ask(url, { method: 'POST', headers, body: '{}' });
  if (status === 400) return [];
  if (status === 404) return [describeNotDeployed(WEBHOOK)];
  if (status === 401) {
    const what = `${WEBHOOK} requires a token that the payment provider does not have`;
    return [{ what, mend: `supabase functions deploy ${WEBHOOK} --no-verify-jwt` }];
  }
  const what = `${WEBHOOK} answers ${status} to an event with a false signature, rather than 400`;
  return [{ what, mend: MEND_SECRETS }];
}

/**
 * Checks the payment functions from outside: that each is deployed, has its secrets, and refuses unknown
 * callers.
 */
export async function findFunctionProblems(deployment: ExaminedDeployment): Promise<Problem[]> {
  const problems = await Promise.all([
    ...BROWSER_FUNCTIONS.map((name) => findBrowserFunctionProblems(deployment, name)),
    findWebhookProblems(deployment),
  ]);
  return problems.flat();
}
