import { PATHS, registryModuleSchema } from '@adwright/contracts';
import { inlineScriptHashes, isOriginAllowed, readPolicy } from '../content-security-policy.ts';
import type { ExaminedDeployment } from './deployment.ts';
import { ask, listProblemIf, type Problem } from './problem.ts';

const MEND = 'npm run release -- headers prints the policy that this deployment needs.';

async function findPagePolicyProblems(
  url: URL,
  modules: readonly string[],
  services: readonly string[],
): Promise<Problem[]> {
  const response = await ask(url);
  const header = response.headers.get('content-security-policy');
  if (!header) return [{ what: `${url} has no Content-Security-Policy`, mend: MEND }];
  const policy = readPolicy(header);
  const scripts = policy('script-src');
  const missing = (directive: string, origins: readonly string[]) =>
    origins
      .filter((origin) => !isOriginAllowed(policy(directive), origin, url.origin))
      .map((origin) => ({ what: `${url}: ${directive} does not allow ${origin}`, mend: MEND }));
  const unsafe = scripts.filter((source) => /^'unsafe-(inline|eval)'$/.test(source));
  const refused = inlineScriptHashes(await response.text()).filter(
    (hash) => !scripts.includes(hash),
  );
  return [
    ...missing('script-src', modules),
    ...missing('style-src', modules),
    ...missing('connect-src', [...services, ...modules]),
    ...listProblemIf(
      unsafe.length > 0,
      `${url}: script-src allows ${unsafe.join(' and ')}, so that injected scripts run`,
      MEND,
    ),
    ...listProblemIf(
      refused.length > 0,
      `${url}: script-src refuses ${refused.length} of the page’s own inline scripts`,
      MEND,
    ),
  ];
}

/** Checks that the pages' Content-Security-Policy allows the product's own sources, and no others. */
export async function findPolicyProblems(deployment: ExaminedDeployment): Promise<Problem[]> {
  const { origin, config, registry } = deployment;
  const modules = Object.values(registry.modules).flatMap((entry) => {
    const { data } = registryModuleSchema.safeParse(entry);
    return data ? [new URL(data.entry).origin] : [];
  });
  const { supabaseUrl, webhooks, engineUrl, pageEvents } = config;
  const others = [engineUrl, pageEvents?.url].filter((url) => url !== undefined);
  const services = [supabaseUrl, ...Object.values(webhooks), ...others];
  const origins = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))];
  const pages = [PATHS.landing, PATHS.login];
  const problems = await Promise.all(
    pages.map((path) =>
      findPagePolicyProblems(new URL(path, origin), origins(modules), origins(services)),
    ),
  );
  return problems.flat();
}
