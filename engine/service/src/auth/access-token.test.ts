import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccessToken, JWT_SECRET } from '../testing/engine-under-test.ts';
import { listenOnFreePort } from '../testing/listen.ts';
import { createAccessTokenVerifier } from './access-token.ts';

const userId = crypto.randomUUID();
let keyServer: Server;
let jwksUrl: string;
let sign: (algorithmKey?: CryptoKey) => Promise<string>;

beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' };
  keyServer = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  jwksUrl = `${await listenOnFreePort(keyServer)}/jwks.json`;
  sign = (key = privateKey) =>
    new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setSubject(userId)
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(key);
});

afterAll(() => keyServer.close());

it('the verifier of access tokens accepts a token signed with the shared secret', async () => {
  const verify = createAccessTokenVerifier({ secret: JWT_SECRET });
  await expect(verify(`Bearer ${await createAccessToken(userId)}`)).resolves.toBe(userId);
});

it('the verifier of access tokens accepts a token signed with a published key', async () => {
  const verify = createAccessTokenVerifier({ jwksUrl });
  await expect(verify(`Bearer ${await sign()}`)).resolves.toBe(userId);
});

it('the verifier of access tokens refuses a token signed with another key, or with a secret if keys are published', async () => {
  const verify = createAccessTokenVerifier({ jwksUrl });
  const { privateKey } = await generateKeyPair('ES256');
  const refused = { code: 'unauthenticated' };
  await expect(verify(`Bearer ${await sign(privateKey)}`)).rejects.toMatchObject(refused);
  await expect(verify(`Bearer ${await createAccessToken(userId)}`)).rejects.toMatchObject(refused);
});

it('the verifier of access tokens reports `unavailable` instead of a bad token when the keys cannot be fetched', async () => {
  const verify = createAccessTokenVerifier({ jwksUrl: 'http://localhost:1/jwks.json' });
  await expect(verify(`Bearer ${await sign()}`)).rejects.toMatchObject({ code: 'unavailable' });
});
