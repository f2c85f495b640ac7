import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Loads the engine as `main.ts` does, makes the provider, and prints every module that was loaded. */
const PROGRAM = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      console.log(url);
      return next(url, context);
    },
  });
  const { createProvider, readConfig } = await import('./index.ts');
  const provider = await createProvider(readConfig(process.env));
  await provider.close();
`;

const environment = {
  PATH: process.env.PATH,
  SUPABASE_URL: 'http://localhost:1',
  SUPABASE_SECRET_KEY: 'unused',
  SUPABASE_JWT_SECRET: 'a-secret-of-at-least-thirty-two-characters',
};

async function loadedModules(extra: Record<string, string>): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM],
    { cwd: import.meta.dirname, env: { ...environment, ...extra } },
  );
  return stdout.split('\n');
}

const isOfAi = (url: string) =>
  /\/node_modules\/(?:ai|@ai-sdk)\/|\/engine\/service\/src\/ai\//.test(url);

it('loads nothing of an AI service unless one is named', { timeout: 60_000 }, async () => {
  const [without, withOne] = await Promise.all([
    loadedModules({}),
    loadedModules({ CREATIVE_PROVIDER: 'openai', AI_API_KEY: 'key', AI_IMAGE_MODEL: 'model' }),
  ]);
  expect(without.some((url) => url.endsWith('/embedded/provider.ts'))).toBe(true);
  expect(without.filter(isOfAi)).toEqual([]);
  expect(withOne.filter((url) => url.endsWith('/engine/service/src/ai/provider.ts'))).toHaveLength(
    1,
  );
  const packages = withOne.filter((url) => url.includes('/@ai-sdk/') && isOfAi(url));
  expect(packages.some((url) => url.includes('/@ai-sdk/openai/'))).toBe(true);
  expect(packages.filter((url) => /\/@ai-sdk\/(?:fal|google|replicate)\//.test(url))).toEqual([]);
});
