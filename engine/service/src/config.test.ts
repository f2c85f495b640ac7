import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const environment = {
  SUPABASE_URL: 'https://data.example.com',
  SUPABASE_SECRET_KEY: 'a very secret key',
  SUPABASE_JWT_SECRET: 'a-secret-of-at-least-thirty-two-characters',
};

describe('readConfig reads the settings from environment variables', () => {
  it('the engine’s environment needs to name only the data service; everything else has defaults', () => {
    expect(readConfig(environment)).toMatchObject({
      port: 8787,
      storagePublicUrl: environment.SUPABASE_URL,
      tokenKeys: { secret: environment.SUPABASE_JWT_SECRET },
      embedded: { workers: 2 },
    });
  });

  it('readConfig converts seconds to milliseconds, and splits lists', () => {
    const config = readConfig({
      ...environment,
      IMAGE_FETCH_TIMEOUT_SECONDS: '2.5',
      ALLOWED_ORIGINS: 'https://a.example.com, https://b.example.com',
    });
    expect(config.imageFetchTimeoutMs).toBe(2500);
    expect(config.allowedOrigins).toEqual(['https://a.example.com', 'https://b.example.com']);
  });

  it('an invalid environment is refused with the name of each faulty variable, and without its value', () => {
    const wrong = { ...environment, SUPABASE_URL: undefined, PORT: 'eighty' };
    expect(() => readConfig(wrong)).toThrow(/PORT.*\n.*SUPABASE_URL/);
    expect(() => readConfig(wrong)).not.toThrow(environment.SUPABASE_SECRET_KEY);
  });

  it('readConfig accepts test hosts if the data service is on this machine, and nowhere else', () => {
    const hosts = { PUBLIC_WEB_TEST_HOSTS: 'shop.test:4567, Localhost:80' };
    const local = { ...environment, SUPABASE_URL: 'http://localhost:8321' };
    expect(readConfig({ ...local, ...hosts }).testHosts).toEqual([
      'shop.test:4567',
      'localhost:80',
    ]);
    expect(readConfig(local).testHosts).toEqual([]);
    expect(() => readConfig({ ...environment, ...hosts })).toThrow('PUBLIC_WEB_TEST_HOSTS');
    const wrong = { PUBLIC_WEB_TEST_HOSTS: 'shop.test' };
    expect(() => readConfig({ ...local, ...wrong })).toThrow('PUBLIC_WEB_TEST_HOSTS');
  });

  it('the environment needs exactly one way to verify tokens', () => {
    const jwks = { SUPABASE_JWKS_URL: 'https://data.example.com/auth/v1/.well-known/jwks.json' };
    expect(() => readConfig({ ...environment, ...jwks })).toThrow('SUPABASE_JWT_SECRET');
    const { SUPABASE_JWT_SECRET: _, ...keyless } = environment;
    expect(() => readConfig(keyless)).toThrow('SUPABASE_JWT_SECRET');
    expect(readConfig({ ...keyless, ...jwks }).tokenKeys).toEqual({
      jwksUrl: jwks.SUPABASE_JWKS_URL,
    });
  });
});

describe('readConfig reads the configuration of an AI service', () => {
  const ai = { CREATIVE_PROVIDER: 'openai', AI_API_KEY: 'key', AI_IMAGE_MODEL: 'model' };

  it('an AI service is used when the environment names it', () => {
    expect(readConfig(environment).ai).toBeNull();
    expect(readConfig({ ...environment, ...ai }).ai).toMatchObject({ service: 'openai' });
  });

  it.each([
    ['without a key', { AI_API_KEY: '' }, 'AI_API_KEY'],
    ['without a model', { AI_IMAGE_MODEL: undefined }, 'AI_IMAGE_MODEL'],
    ['with a model that Google has given up', { CREATIVE_PROVIDER: 'google' }, 'AI_IMAGE_MODEL'],
    ['without the address of a server', { CREATIVE_PROVIDER: 'openai-compatible' }, 'AI_BASE_URL'],
    [
      'with words from one that has none',
      { CREATIVE_PROVIDER: 'fal', AI_TEXT_MODEL: 'x' },
      'AI_TEXT_MODEL',
    ],
  ])('an AI service is refused %s', (_, wrong, variable) => {
    expect(() => readConfig({ ...environment, ...ai, ...wrong })).toThrow(variable);
  });
});
