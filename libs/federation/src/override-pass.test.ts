// @vitest-environment node
import { type PublicKey, publicKeySchema, SIGNATURE_ALGORITHM } from '@adwright/contracts';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyOverridePass } from './override-pass.ts';

const ORIGIN = 'https://app.example';
const overrides = [{ module: 'mf-gallery', target: '0.1.0-ab' }];

let privateKey: CryptoKey;
let overrideKey: PublicKey;

beforeAll(async () => {
  const pair = await generateKeyPair(SIGNATURE_ALGORITHM);
  privateKey = pair.privateKey;
  overrideKey = publicKeySchema.parse(await exportJWK(pair.publicKey));
});

function sign(expires: string | undefined, audience = ORIGIN, claims: object = { overrides }) {
  const pass = new SignJWT({ ...claims })
    .setProtectedHeader({ alg: SIGNATURE_ALGORITHM })
    .setAudience(audience);
  return (expires ? pass.setExpirationTime(expires) : pass).sign(privateKey);
}

const verify = (pass: string) => verifyOverridePass(pass, { overrideKey }, ORIGIN);

describe('verifyOverridePass', () => {
  it('verifyOverridePass returns the claims of a pass with a valid signature', async () => {
    expect(await verify(await sign('1h'))).toEqual({ overrides });
    const team = { overrides: [], overlay: { contacts: { gallery: '@adwright/team-gallery' } } };
    expect(await verify(await sign('1h', ORIGIN, team))).toEqual(team);
  });

  it('verifyOverridePass reports that a pass has expired', async () => {
    await expect(verify(await sign('-1s'))).rejects.toMatchObject({ refusal: 'expired' });
  });

  it('verifyOverridePass refuses a pass with changed claims under the same signature', async () => {
    const [header, , signature] = (await sign('1h')).split('.');
    const other = (await sign('2h', ORIGIN, { overrides: [{ module: 'mf-auth', target: 'x' }] }))
      .split('.')
      .at(1);
    const altered = [header, other, signature].join('.');
    await expect(verify(altered)).rejects.toMatchObject({ refusal: 'invalid' });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['for another deployment', () => sign('1h', 'https://staging.example')],
    ['that never ends', () => sign(undefined)],
    ['that names no version', () => sign('1h', ORIGIN, { overrides: [] })],
    [
      'without a signature',
      () => new UnsecuredJWT({ overrides }).setAudience(ORIGIN).setExpirationTime('1h').encode(),
    ],
    ['that is none', () => 'nonsense'],
  ])('verifyOverridePass refuses a pass %s', async (_case, pass) => {
    await expect(verify(await pass())).rejects.toMatchObject({ refusal: 'invalid' });
  });

  it('verifyOverridePass refuses every pass when there are no public keys', async () => {
    const pass = await sign('1h');
    await expect(verifyOverridePass(pass, {}, ORIGIN)).rejects.toMatchObject({
      refusal: 'invalid',
    });
  });
});
