import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchImage } from '../actions/download.ts';
import { AdImage } from '../components/ad-image.tsx';
import { StoredImage } from '../components/stored-image.tsx';
import {
  buildSignedAddress,
  createTestAd,
  renderPage,
  TEST_USER_ID,
  TestBackend,
} from '../testing/index.ts';
import { SIGNED_SECONDS } from './readable-address.ts';

const STORAGE = 'http://localhost:8321/storage/v1/object';
const original = (name: string, access = 'authenticated') =>
  `${STORAGE}/${access}/uploads/${TEST_USER_ID}/${name}.jpg`;
const SIGN = 'POST /storage/v1/object/sign/uploads';

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
});

const OriginalImage = () => <AdImage src={original('1')} alt="One" />;
const ResultImage = () => <AdImage src={createTestAd(1).ad_image_url} alt="Result" />;
const SeveralImages = () => (
  <>
    <AdImage src={original('1')} alt="One" />
    <AdImage src={original('2')} alt="Two" size="card" />
    <StoredImage src={original('3')} alt="Three" />
    <AdImage src={original('1', 'public')} alt="From before" />
  </>
);

const image = (name: string) => screen.findByRole<HTMLImageElement>('img', { name });
const fail = (picture: HTMLImageElement) => picture.dispatchEvent(new Event('error'));

test('readable addresses of several originals are signed in one request', async () => {
  await renderPage({ path: '/', Component: SeveralImages });
  expect((await image('One')).src).toBe(buildSignedAddress(original('1')));
  expect((await image('Two')).src).toBe(buildSignedAddress(original('2')));
  await waitFor(async () =>
    expect((await image('Three')).src).toBe(buildSignedAddress(original('3'))),
  );
  expect((await image('From before')).src).toBe(buildSignedAddress(original('1')));
  const [call, ...others] = backend.callsOf(SIGN);
  expect(others).toEqual([]);
  expect(call?.body).toMatchObject({ expiresIn: SIGNED_SECONDS });
});

test('the readable addresses of results, which are public, are the results’ own URLs', async () => {
  await renderPage({ path: '/', Component: ResultImage });
  expect((await image('Result')).src).toBe(createTestAd(1).ad_image_url);
  expect(backend.callsOf(SIGN)).toEqual([]);
});

test('a missing picture is not reported before the picture’s URL is known', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  backend.on(SIGN, () => promise);
  await renderPage({ path: '/', Component: OriginalImage });
  expect(screen.queryByText(/image/i)).toBeNull();
  resolve(Response.json([]));
  const failed = await image('One');
  fail(failed);
  await screen.findByText('Image not available');
});

test('an expired URL is signed again when its picture fails to load', async () => {
  await renderPage({ path: '/', Component: OriginalImage });
  const first = await image('One');
  backend.on(SIGN, () =>
    Response.json([
      {
        path: `${TEST_USER_ID}/1.jpg`,
        error: null,
        signedURL: `/object/sign/uploads/${TEST_USER_ID}/1.jpg?token=second`,
      },
    ]),
  );
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + SIGNED_SECONDS * 1000 + 1);
  fail(first);
  await waitFor(async () => expect((await image('One')).src).toMatch(/token=second$/));
});

test('an original is downloaded by a signed URL', async () => {
  backend.on(
    `GET /storage/v1/object/sign/uploads/${TEST_USER_ID}/1.jpg`,
    () => new Response('bytes', { headers: { 'content-type': 'image/jpeg' } }),
  );
  expect(await (await fetchImage(original('1'))).text()).toBe('bytes');
});
