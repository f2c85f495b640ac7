import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ALWAYS_ASK, FOREVER } from '../served-headers.ts';
import { BUCKET, CREDENTIALS, type S3Server, startS3Server } from '../testing/s3-server.ts';
import { openS3Bucket, UnconditionalStoreError } from './s3-bucket.ts';

let folder: string;
let server: S3Server;

async function open(options: { conditional?: boolean } = {}, bucket = BUCKET) {
  folder = await mkdtemp(join(tmpdir(), 'adwright-s3-'));
  server = await startS3Server(folder, options);
  return openS3Bucket({ bucket, prefix: '', endpoint: server.endpoint, credentials: CREDENTIALS });
}
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const script = (text: string) => ({
  key: 'mf-a/1/static/a.js',
  content: Buffer.from(text),
  contentType: 'text/javascript; charset=utf-8',
  cacheControl: FOREVER,
});

it('a stored file is served with its media type and cache header', async () => {
  const store = await open();
  await store.publish([script('1')]);
  await store.replace('registry.json', '{}', undefined);
  const headers = async (key: string) => {
    const response = await fetch(`${server.endpoint}/${BUCKET}/${key}`);
    return ['content-type', 'cache-control'].map((name) => response.headers.get(name));
  };
  expect(await headers('mf-a/1/static/a.js')).toEqual(['text/javascript; charset=utf-8', FOREVER]);
  expect(await headers('registry.json')).toEqual(['application/json; charset=utf-8', ALWAYS_ASK]);
});

it('publishing a file again does not change it', async () => {
  const store = await open();
  await store.publish([script('1')]);
  await store.publish([script('2')]);
  expect((await store.read('mf-a/1/static/a.js'))?.text).toBe('1');
});

it('a file is replaced only if its revision is still the one that was read', async () => {
  const store = await open();
  expect(await store.replace('registry.json', 'one', undefined)).toBe(true);
  expect(await store.replace('registry.json', 'two', undefined)).toBe(false);
  const read = await store.read('registry.json');
  expect(await store.replace('registry.json', 'two', read?.revision)).toBe(true);
  expect(await store.replace('registry.json', 'three', read?.revision)).toBe(false);
  expect((await store.read('registry.json'))?.text).toBe('two');
});

it('listing a folder returns the folder’s files, and no files of other folders', async () => {
  const store = await open();
  for (const key of ['registry/mf-a.json', 'registry/mf-b.json', 'registry.json']) {
    await store.replace(key, '{}', undefined);
  }
  expect(await store.list('registry')).toEqual(['registry/mf-a.json', 'registry/mf-b.json']);
  expect(await store.list('none')).toEqual([]);
});

it('a store that ignores conditional writes is refused, because the store would lose a deploy', async () => {
  const store = await open({ conditional: false });
  const write = store.replace('registry.json', '{}', undefined);
  await expect(write).rejects.toThrow(UnconditionalStoreError);
  expect(await store.read('registry.json')).toBeUndefined();
});

it('the error for a missing bucket names the bucket', async () => {
  const store = await open({}, 'nowhere');
  await expect(store.read('registry.json')).rejects.toThrow(/bucket/);
});
