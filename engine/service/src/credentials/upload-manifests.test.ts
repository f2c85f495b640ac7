import { sampleRecipe } from '@adwright/contracts/testing';
import { createSigner, makeSelfSignedCredentials, signPicture } from '@adwright/engine-provenance';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { RecipeContext, RecipeOrder } from '../creative-provider.ts';
import { ScriptedProvider } from '../testing/scripted-provider.ts';
import { EditedUploads, UploadReader } from './upload-manifests.ts';

let plain: Buffer;
let signed: Uint8Array;
let forged: Uint8Array;

beforeAll(async () => {
  const maker = { signer: createSigner(await makeSelfSignedCredentials()), version: '1.0.0' };
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

it('UploadReader finds no credentials if no upload is fetched, or if the uploads have none', async () => {
  expect(await reads()).toEqual({ kept: [], state: 'none', hasModelPart: false });
  expect(await reads(plain)).toEqual({ kept: [], state: 'none', hasModelPart: false });
});

it('UploadReader returns the valid content credentials of an upload', async () => {
  expect(await reads(plain, signed)).toMatchObject({ kept: [{}], state: 'kept' });
});

it('UploadReader excludes forged credentials, and reports forged credentials even beside valid credentials', async () => {
  expect(await reads(forged)).toEqual({ kept: [], state: 'broken', hasModelPart: false });
  expect(await reads(signed, forged)).toMatchObject({ kept: [{}], state: 'broken' });
});

it('UploadReader reads an upload once, however often the upload is fetched', async () => {
  const reader = new UploadReader();
  const fetchUpload = vi.fn(async () => ({ bytes: signed, mediaType: 'image/jpeg' as const }));
  const watched = reader.watch(fetchUpload);
  await Promise.all([watched('a'), watched('a')]);
  expect((await reader.read()).kept).toHaveLength(1);
  expect(fetchUpload).toHaveBeenCalledTimes(2);
});

describe('EditedUploads reads the uploads of edited ads', () => {
  const order: RecipeOrder = { recipe: sampleRecipe, format: 'square', width: null, score: false };

  function contextOf(userId: string) {
    const fetchUpload = vi.fn<RecipeContext['fetchUpload']>(async () => ({
      bytes: signed,
      mediaType: 'image/jpeg',
    }));
    const { signal } = new AbortController();
    return { userId, signal, fetchUpload, fetchFont: vi.fn() };
  }

  function watching(uploads: EditedUploads) {
    const { recipes } = new ScriptedProvider();
    return uploads.watch({
      ...recipes,
      render: async (one, context) => {
        await context.fetchUpload('a');
        return recipes.render(one, context);
      },
    });
  }

  it('EditedUploads fetches an upload once, both for display and for its credentials', async () => {
    const uploads = new EditedUploads();
    const context = contextOf('user');
    await watching(uploads).render(order, context);
    for (let save = 0; save < 3; save += 1)
      expect(await uploads.read('user', ['a'], context.fetchUpload)).toMatchObject({
        kept: [{}],
        state: 'kept',
      });
    expect(context.fetchUpload).toHaveBeenCalledTimes(1);
  });

  it('EditedUploads fetches uploads for their credentials if no editor has shown them yet, and again after a failure', async () => {
    const uploads = new EditedUploads();
    const { fetchUpload } = contextOf('user');
    fetchUpload.mockRejectedValueOnce(new Error('gone'));
    expect(await uploads.read('user', ['a'], fetchUpload)).toEqual({
      kept: [],
      state: 'none',
      hasModelPart: false,
    });
    expect(await uploads.read('user', ['a'], fetchUpload)).toMatchObject({ state: 'kept' });
  });

  it('EditedUploads reads uploads separately for each user', async () => {
    const uploads = new EditedUploads();
    await uploads.read('user', ['a'], contextOf('user').fetchUpload);
    const { fetchUpload } = contextOf('other');
    await uploads.read('other', ['a'], fetchUpload);
    expect(fetchUpload).toHaveBeenCalledTimes(1);
  });
});
