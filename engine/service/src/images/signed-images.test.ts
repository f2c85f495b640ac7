import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type ClaimMaker,
  makeSelfSignedCredentials,
  signPicture,
} from '@adwright/engine-provenance';
import { createSamplePhoto } from '@adwright/engine-testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openClaimMaker } from '../credentials/claim-maker.ts';
import { type UploadManifests, UploadReader } from '../credentials/upload-manifests.ts';
import { MemoryImageStore } from '../testing/memory-image-store.ts';
import { MemoryPictureRecords } from '../testing/memory-picture-records.ts';
import { createSignedImages } from './signed-images.ts';

let folder: string;
let maker: ClaimMaker;
let bytes: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-credentials-'));
  maker = await openClaimMaker({ folder, makesOwn: true }, '1.0.0');
  const { data, width, height } = createSamplePhoto(1, 96, 64);
  bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rm(folder, { recursive: true }));

interface StoreOptions {
  uploads?: UploadManifests;
  records?: MemoryPictureRecords;
}

const C2PA_LABEL = Buffer.from('c2pa.claim');

async function store(
  claimMaker: ClaimMaker | null,
  { uploads, records = new MemoryPictureRecords() }: StoreOptions = {},
) {
  const memory = new MemoryImageStore();
  const logger = { info: vi.fn(), error: vi.fn() };
  const images = createSignedImages(memory, {
    maker: claimMaker,
    hasModel: false,
    records,
    logger,
  });
  const { path } = await images.put({ userId: 'user' }, 'enhance', {
    bytes,
    mediaType: 'image/jpeg',
    uploads,
  });
  const [stored] = memory.objects.values();
  if (!stored) throw new Error('the image store stored no picture');
  const { xmpAsString } = await sharp(stored.bytes).metadata();
  const isSigned = Buffer.from(stored.bytes).includes(C2PA_LABEL);
  const record = records.records.get(path);
  const remove = () => images.remove([path]);
  return { isSigned, xmp: xmpAsString, errors: logger.error.mock.calls, stored, record, remove };
}

async function manifestsOf(upload: Uint8Array): Promise<UploadManifests> {
  const reader = new UploadReader();
  await reader.watch(async () => ({ bytes: upload, mediaType: 'image/jpeg' }))('upload.jpg');
  return reader.read();
}

it('the image store signs pictures, which then state how they were made', async () => {
  const { isSigned, xmp, errors } = await store(maker);
  expect(isSigned).toBe(true);
  expect(xmp).toContain('digitalsourcetype/algorithmicallyEnhanced');
  expect(errors).toEqual([]);
});

it('the image store stores pictures unsigned if the engine has no signer', async () => {
  const { isSigned, xmp, errors } = await store(null);
  expect(isSigned).toBe(false);
  expect(xmp).toContain('digitalsourcetype/algorithmicallyEnhanced');
  expect(errors).toEqual([]);
});

it('the image store stores a picture that can’t be signed, and notifies the operators', async () => {
  const signer = {
    ...maker.signer,
    sign: () => Promise.reject(new Error('the signing key is unavailable')),
  };
  const { isSigned, xmp, errors } = await store({ ...maker, signer });
  expect(isSigned).toBe(false);
  expect(xmp).toContain('digitalsourcetype/algorithmicallyEnhanced');
  expect(errors).toEqual([
    [
      'credentials.failed',
      { making: 'photoEdited', reason: expect.stringContaining('key is unavailable') },
    ],
  ]);
});

it('the image store records the hashes of a stored picture, and deletes the record with the picture', async () => {
  const records = new MemoryPictureRecords();
  const { stored, record, remove } = await store(maker, { records });
  expect(record).toMatchObject({
    userId: 'user',
    making: 'photoEdited',
    credentials: 'signed',
    uploads: 'none',
    sha256: createHash('sha256').update(stored.bytes).digest('hex'),
    perceptualHash: expect.stringMatching(/^[01]{64}$/),
  });
  await remove();
  expect(records.records.size).toBe(0);
});

it('the image store records that a picture could not be signed, so that the picture’s page can say so', async () => {
  const signer = {
    ...maker.signer,
    sign: () => Promise.reject(new Error('the signing key is unavailable')),
  };
  expect((await store({ ...maker, signer })).record).toMatchObject({ credentials: 'failed' });
  expect((await store(null)).record).toMatchObject({ credentials: 'none' });
});

it('the image store stores a picture that can’t be recorded, and notifies the operators', async () => {
  const records = new MemoryPictureRecords();
  records.failure = new Error('the test database does not answer');
  const { isSigned, errors } = await store(maker, { records });
  expect(isSigned).toBe(true);
  expect(errors).toEqual([
    [
      'picture.unrecorded',
      { path: expect.any(String), reason: expect.stringContaining('does not answer') },
    ],
  ]);
});

it('the image store includes valid credentials of an upload in a picture’s credentials, but no forged credentials', async () => {
  const upload = await signPicture({ bytes, mediaType: 'image/jpeg' }, 'modelPicture', maker);
  const kept = await store(maker, { uploads: await manifestsOf(upload) });
  // A model made a part of the upload, so the credentials of the enhanced picture must state the model's part.
  expect(kept.record).toMatchObject({
    making: 'photoWithModel',
    credentials: 'signed',
    uploads: 'kept',
  });
  expect(Buffer.from(kept.stored.bytes).includes('trainedAlgorithmicMedia')).toBe(true);
  const at = Buffer.from(upload).indexOf('Adwright');
  const forged = Buffer.from(upload).fill('Somebody', at, at + 8);
  const refused = await store(maker, { uploads: await manifestsOf(forged) });
  expect(refused.record).toMatchObject({ credentials: 'signed', uploads: 'broken' });
  expect(Buffer.from(refused.stored.bytes).includes('trainedAlgorithmicMedia')).toBe(false);
});

it('the engine signs nothing with a self-made certificate that is not valid yet, and makes a new certificate', async () => {
  vi.useFakeTimers({ now: Date.now() - 400 * 24 * 60 * 60 * 1000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { isSigned, record, errors } = await store(maker);
  expect({ isSigned, credentials: record?.credentials }).toEqual({
    isSigned: false,
    credentials: 'failed',
  });
  expect(JSON.stringify(errors)).toContain('this machine’s clock shows');
  const other = await mkdtemp(path.join(tmpdir(), 'adwright-credentials-'));
  vi.setSystemTime(Date.now() + 40 * 365 * 24 * 60 * 60 * 1000);
  await openClaimMaker({ folder: other, makesOwn: true }, '1.0.0');
  vi.useRealTimers();
  const now = await openClaimMaker({ folder: other, makesOwn: true }, '1.0.0');
  expect((await store(now)).isSigned).toBe(true);
  await rm(other, { recursive: true });
});

it('the engine reuses its self-made credentials, which only their owner can read', async () => {
  const again = await openClaimMaker({ folder, makesOwn: true }, '1.0.0');
  expect(again.signer.certificate.serialNumber).toBe(maker.signer.certificate.serialNumber);
  expect((await stat(path.join(folder, 'key.pem'))).mode & 0o777).toBe(0o600);
});

it.each([
  ['no files', undefined],
  ['a key that is none', async (): Promise<string> => 'nonsense'],
  [
    'a key of another certificate',
    async (): Promise<string> => (await makeSelfSignedCredentials()).privateKey,
  ],
] as const)('openClaimMaker refuses a folder with %s, and names the folder', async (_, makeKey) => {
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
