import { FetchFailure, type FetchFault } from '@adwright/engine-untrusted';
import { expect, it } from 'vitest';
import { createLinkFetcher } from './fetch-linked-photo.ts';

const LINK = 'https://shop.example/mug.jpg';
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(2000, 7)]);
const { signal } = new AbortController();
const answering = (bytes: Uint8Array) =>
  createLinkFetcher(async (address) => ({ address, contentType: 'image/jpeg', bytes }));
const failing = (error: Error) => createLinkFetcher(() => Promise.reject(error));

it('the link fetcher returns the bytes of a photo', async () => {
  expect(Buffer.compare(await answering(JPEG)(LINK, signal), JPEG)).toBe(0);
});

it.each([
  ['a page', '<html>'],
  ['a vector picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])(
  'the link fetcher refuses a link to %s, whatever content type the server states',
  async (_, text) => {
    await expect(answering(Buffer.from(text))(LINK, signal)).rejects.toMatchObject({
      code: 'invalid_file_type',
      userMessage: expect.stringContaining('no JPEG'),
    });
  },
);

it.each<[FetchFault, string, string]>([
  ['refused', 'image_url_refused', 'can’t be used. It is so.'],
  ['unknown', 'image_url_refused', 'can’t be used. It is so.'],
  ['too-large', 'file_too_large', 'larger than 5 MB'],
  ['silent', 'not_found', 'could not be fetched from its link. It is so.'],
  ['redirected', 'not_found', 'It is so.'],
  ['damaged', 'not_found', 'It is so.'],
  ['status', 'not_found', 'It is so.'],
])('the link fetcher explains why a photo cannot be fetched: %s', async (fault, code, words) => {
  const fetching = failing(new FetchFailure(fault, 'It is so.'))(LINK, signal);
  await expect(fetching).rejects.toMatchObject({
    code,
    userMessage: expect.stringContaining(words),
  });
});

it('the link fetcher rethrows an error that is not a FetchFailure', async () => {
  const bug = new Error('an error in our own code');
  await expect(failing(bug)(LINK, signal)).rejects.toBe(bug);
});
