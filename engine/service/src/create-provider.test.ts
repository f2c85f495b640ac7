import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/**
 * Test program: loads the engine as `main.ts` does, creates each provider, and prints the URL of every module
 * that is loaded.
 */
const PROGRAM = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      console.log(url);
      return next(url, context);
    },
  });
  const { createProvider, readConfig } = await import('./index.ts');
  console.log('server');
  for (const extra of JSON.parse(process.env.PROVIDERS)) {
    const provider = await createProvider(readConfig({ ...process.env, ...extra }));
    await provider.close();
    console.log(provider.name);
  }
`;

const environment = {
  PATH: process.env.PATH,
  SUPABASE_URL: 'http://localhost:1',
  SUPABASE_SECRET_KEY: 'unused',
  SUPABASE_JWT_SECRET: 'a-secret-of-at-least-thirty-two-characters',
};

const isOfAi = (url: string) =>
  /\/node_modules\/(?:ai|@ai-sdk)\/|\/engine\/service\/src\/ai\//.test(url);

/** Tells whether a module belongs to the packages that draw pictures or write copy. */
const isOfWork = (url: string) => /\/engine\/(?:ads|copywriter|objects|photoshoot)\//.test(url);

it('createProvider loads an AI service only if the configuration names one, and the embedded engine only for its first job', {
  timeout: 60_000,
}, async () => {
  const openai = { CREATIVE_PROVIDER: 'openai', AI_API_KEY: 'key', AI_IMAGE_MODEL: 'model' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM],
    {
      cwd: import.meta.dirname,
      env: { ...environment, PROVIDERS: JSON.stringify([{}, openai]) },
    },
  );
  const loaded = stdout.split('\n');
  const made = loaded.indexOf('embedded');
  expect(loaded.slice(0, loaded.indexOf('server')).filter(isOfWork)).toEqual([]);
  const [without, added] = [loaded.slice(0, made), loaded.slice(made)];
  expect(without.some((url) => url.endsWith('/embedded/embedded-provider.ts'))).toBe(true);
  expect(without.some(isOfWork)).toBe(true);
  expect(without.filter(isOfAi)).toEqual([]);
  expect(added.filter((url) => url.endsWith('/engine/service/src/ai/ai-provider.ts'))).toHaveLength(
    1,
  );
  const packages = added.filter((url) => url.includes('/@ai-sdk/') && isOfAi(url));
  expect(packages.some((url) => url.includes('/@ai-sdk/openai/'))).toBe(true);
  expect(packages.filter((url) => /\/@ai-sdk\/(?:fal|google|replicate)\//.test(url))).toEqual([]);
});

/**
 * Test program: starts the engine as `main.ts` does, and prints the URL of every module that is loaded for the
 * first policy check.
 */
const SERVING = `
  import { registerHooks } from 'node:module';
  const { createEngine, createProvider, readConfig } = await import('./index.ts');
  const config = readConfig(process.env);
  const engine = createEngine(config, { provider: await createProvider(config) });
  await engine.listen();
  registerHooks({
    load(url, context, next) {
      console.log(url);
      return next(url, context);
    },
  });
  await import('@adwright/engine-policy');
  process.exit();
`;

it('the engine loads the words of policy checks before it serves requests', {
  timeout: 60_000,
}, async () => {
  const loadedIn = async (role: string) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', SERVING],
      { cwd: import.meta.dirname, env: { ...environment, ENGINE_ROLE: role, PORT: '0' } },
    );
    return stdout.split('\n').filter((line) => line.includes('/engine/policy/'));
  };
  expect(await loadedIn('web')).toEqual([]);
  // A worker process serves no policy checks, so it does not load the policy words.
  expect(await loadedIn('worker')).not.toEqual([]);
});
