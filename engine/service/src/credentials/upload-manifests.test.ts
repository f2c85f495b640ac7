import { createSigner, selfMadeCredentials, signPicture } from '@adwright/engine-provenance';
import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { UploadReader } from './upload-manifests.ts';

let plain: Buffer;
let signed: Uint8Array;
let forged: Uint8Array;

beforeAll(async () => {
  const maker = { signer: createSigner(await selfMadeCredentials()), version: '1.0.0' };
  plain = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  signed = await signPicture({ bytes: plain, mediaType: 'image/jpeg' }, 'drawn', maker);
  const at = Buffer.from(signed).indexOf('Adwright');
  forged = Buffer.from(signed).fill('Somebody', at, at + 8);
});

const reads = async (...uploads: Uint8Array[]) => {
  const reader = new UploadReader();
  const fetchUpload = reader.watch(async (url) => ({
    bytes: uploads[Number(url)] ?? plain,
    mediaType: 'image/jpeg',
  }));
  for (const index of uploads.keys()) await fetchUpload(String(index));
  return reader.read();
};

it('finds no credentials where nothing was fetched, and in plain uploads', async () => {
  expect(await reads()).toEqual({ kept: [], state: 'none' });
  expect(await reads(plain)).toEqual({ kept: [], state: 'none' });
});

it('keeps those that hold', async () => {
  expect(await reads(plain, signed)).toMatchObject({ kept: [{}], state: 'kept' });
});

it('keeps forged ones out, and says so even beside whole ones', async () => {
  expect(await reads(forged)).toEqual({ kept: [], state: 'broken' });
  expect(await reads(signed, forged)).toMatchObject({ kept: [{}], state: 'broken' });
});

it('reads an upload once, however often it is fetched', async () => {
  const reader = new UploadReader();
  const fetchUpload = vi.fn(async () => ({ bytes: signed, mediaType: 'image/jpeg' as const }));
  const watched = reader.watch(fetchUpload);
  await Promise.all([watched('a'), watched('a')]);
  expect((await reader.read()).kept).toHaveLength(1);
  expect(fetchUpload).toHaveBeenCalledTimes(2);
});
