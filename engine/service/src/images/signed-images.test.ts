import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ClaimMaker, selfMadeCredentials } from '@adwright/engine-provenance';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openClaimMaker } from '../credentials/claim-maker.ts';
import { MemoryImageStore } from '../testing/memory-image-store.ts';
import { signedImages } from './signed-images.ts';

let folder: string;
let maker: ClaimMaker;
let bytes: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-credentials-'));
  maker = await openClaimMaker({ folder, makesOwn: true }, '1.0.0');
  bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rm(folder, { recursive: true }));

const C2PA_LABEL = Buffer.from('c2pa.claim');

async function store(claimMaker: ClaimMaker | null) {
  const memory = new MemoryImageStore();
  const logger = { info: vi.fn(), error: vi.fn() };
  const images = signedImages(memory, { maker: claimMaker, hasModel: false, logger });
  await images.put('user', 'enhance', { bytes, mediaType: 'image/jpeg' });
  const [stored] = memory.objects.values();
  if (!stored) throw new Error('nothing was stored');
  const { xmpAsString } = await sharp(stored.bytes).metadata();
  const isSigned = Buffer.from(stored.bytes).includes(C2PA_LABEL);
  return { isSigned, xmp: xmpAsString, errors: logger.error.mock.calls };
}

it('stores pictures that say how they were made, signed', async () => {
  const { isSigned, xmp, errors } = await store(maker);
  expect(isSigned).toBe(true);
  expect(xmp).toContain('digitalsourcetype/algorithmicallyEnhanced');
  expect(errors).toEqual([]);
});

it('stores them unsigned where nobody signs', async () => {
  const { isSigned, xmp, errors } = await store(null);
  expect(isSigned).toBe(false);
  expect(xmp).toContain('digitalsourcetype/algorithmicallyEnhanced');
  expect(errors).toEqual([]);
});

it('stores a picture that can’t be signed, and tells the operators', async () => {
  const signer = { ...maker.signer, sign: () => Promise.reject(new Error('the key is away')) };
  const { isSigned, xmp, errors } = await store({ ...maker, signer });
  expect(isSigned).toBe(false);
  expect(xmp).toContain('digitalsourcetype/algorithmicallyEnhanced');
  expect(errors).toEqual([
    [
      'credentials.failed',
      { making: 'photoEdited', reason: expect.stringContaining('key is away') },
    ],
  ]);
});

it('keeps the credentials that it made, readable by their owner alone', async () => {
  const again = await openClaimMaker({ folder, makesOwn: true }, '1.0.0');
  expect(again.signer.certificate.serialNumber).toBe(maker.signer.certificate.serialNumber);
  expect((await stat(path.join(folder, 'key.pem'))).mode & 0o777).toBe(0o600);
});

it.each([
  ['no files', undefined],
  ['a key that is none', async (): Promise<string> => 'nonsense'],
  [
    'a key of another certificate',
    async (): Promise<string> => (await selfMadeCredentials()).privateKey,
  ],
] as const)('refuses to start with %s, and names the folder', async (_, makeKey) => {
  const other = await mkdtemp(path.join(tmpdir(), 'adwright-credentials-'));
  if (makeKey) {
    await openClaimMaker({ folder: other, makesOwn: true }, '1.0.0');
    await writeFile(path.join(other, 'key.pem'), await makeKey());
  }
  await expect(openClaimMaker({ folder: other, makesOwn: false }, '1.0.0')).rejects.toThrow(
    `Content credentials can't be signed with certificates.pem and key.pem in ${other}`,
  );
  await rm(other, { recursive: true });
});
