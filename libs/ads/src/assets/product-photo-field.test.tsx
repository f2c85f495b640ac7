import { MAX_UPLOAD_BYTES } from '@adwright/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  buildSignedAddress,
  createTestAsset,
  createTestImage,
  renderPage,
  TEST_USER_ID,
  TestBackend,
} from '../testing/index.ts';
import type { ChosenPhoto } from './chosen-photo.ts';
import { ProductPhotoField } from './product-photo-field.tsx';

const UPLOAD = 'POST /storage/v1/object/assets/*';
const LIST = 'GET /rest/v1/assets';
const UNCUT = createTestAsset(2, {
  name: 'glass.jpg',
  cutout_url: null,
  cutout_confidence: 0.4,
  cutout_problem: 'The glass could not be told from its background, so the photo is shown whole.',
});

let backend: TestBackend;
/** The chosen photo, as the form stores it. */
let value: ChosenPhoto | null;

beforeEach(async () => {
  value = null;
  backend = await new TestBackend().start();
  backend
    .on(UPLOAD, () => Response.json({ Key: 'k', Id: 'i' }))
    .on('DELETE /storage/v1/object/assets', () => Response.json([]))
    .on('POST /assets', () => added(createTestAsset(1)));
});

function added(asset: ReturnType<typeof createTestAsset>) {
  backend.on(LIST, () => Response.json([asset]));
  return Response.json({ success: true, asset, suggestedColours: [] });
}

function Field() {
  const [photo, setPhoto] = useState(value);
  value = photo;
  return <ProductPhotoField value={photo} onChange={setPhoto} />;
}

const render = () => renderPage({ path: '/', Component: Field });
const zone = () => screen.findByLabelText(/^Choose a photo/);
const choose = async (file: File) => userEvent.upload(await zone(), file, { applyAccept: false });
const uploads = () =>
  backend.calls.filter(({ name }) => name.startsWith('POST /storage/v1/object/assets/'));
const showing = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

test('the engine converts a phone’s photo, and the field uploads the JPEG', async () => {
  const picture = btoa('\xff\xd8\xff and so on');
  const converted = { success: true, mediaType: 'image/jpeg', picture, pages: 3 };
  backend.on('POST /pictures', () => Response.json(converted));
  await render();
  await choose(new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_0042.HEIC'));
  await waitFor(() => expect(value).not.toBeNull());
  expect(uploads().map(({ name }) => name)).toEqual([expect.stringMatching(/\.jpg$/)]);
  expect(await screen.findByText('This file has 3 pages. The first one is used.')).toBeTruthy();
});

test('the field says why a phone’s photo can’t be converted, and uploads nothing', async () => {
  const error = 'This HEIC photo can’t be read here.';
  const failure = { success: false, code: 'unreadable_image', error, retryable: false };
  backend.on('POST /pictures', () => Response.json(failure, { status: 422 }));
  await render();
  await choose(new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_0042.HEIC'));
  expect((await screen.findByRole('alert')).textContent).toBe(error);
  expect(uploads()).toEqual([]);
});

test('the field shows the cut-out and the display options before the user pays for an ad', async () => {
  await render();
  await choose(createTestImage('mug.png'));
  const picture = await screen.findByRole<HTMLImageElement>('img', {
    name: 'photo-1.jpg, cut out',
  });
  await waitFor(() =>
    expect(picture.src).toBe(buildSignedAddress(createTestAsset(1).cutout_url ?? '')),
  );
  expect(uploads()[0]?.name).toMatch(
    new RegExp(`/object/assets/${TEST_USER_ID}/[0-9a-f-]{36}\\.png$`),
  );
  expect(backend.callsOf('POST /assets')[0]?.body).toEqual({
    imageUrl: expect.stringContaining(`/assets/${TEST_USER_ID}/`),
    kind: 'product',
    name: 'mug.png',
  });
  expect(value).toEqual({ assetId: createTestAsset(1).id, show: 'cutout' });

  await userEvent.click(showing(/^Fills the ad/));
  const whole = screen.getByRole<HTMLImageElement>('img', { name: 'photo-1.jpg' });
  await waitFor(() => expect(whole.src).toBe(buildSignedAddress(createTestAsset(1).image_url)));
  await userEvent.click(showing(/^None/));
  expect(value).toEqual({ assetId: createTestAsset(1).id, show: 'none' });
});

test('the user can choose the cut-out of a photo even if the cut-out is uncertain', async () => {
  backend.on('POST /assets', () => added(UNCUT));
  const refusal = { success: false, code: 'unavailable', error: 'Busy.', retryable: true };
  backend.on('POST /assets/cut-out', () => Response.json(refusal, { status: 503 }));
  await render();
  await choose(createTestImage('glass.png'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cut out anyway' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cut-out of glass.jpg' });
  await within(dialog).findByRole('button', { name: 'Try Again' });
  expect(backend.callsOf('POST /assets/cut-out')[0]?.body).toEqual({ imageUrl: UNCUT.image_url });
});

test('the focus stays in the product photo field when the field’s controls change', async () => {
  await render();
  await choose(createTestImage('mug.png'));
  await waitFor(() => expect(document.activeElement).toBe(showing(/^Cut out/)));
  await userEvent.click(screen.getByRole('button', { name: 'Choose another' }));
  expect(document.activeElement).toBe(await zone());
});

const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>';
test.each([
  ['a drawing', new File([svg], 'logo.svg', { type: 'image/svg+xml' }), /^SVG drawings/],
  ['a drawing named as a PNG', new File([svg], 'logo.png', { type: 'image/png' }), /^SVG drawings/],
  ['a GIF', new File(['GIF89a......'], 'wink.gif', { type: 'image/gif' }), /^GIF pictures/],
  [
    'a text',
    new File(['bread, milk'], 'list.png', { type: 'image/png' }),
    /^This is not a picture/,
  ],
  [
    'more than 5 MB',
    new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'big.jpg', { type: 'image/jpeg' }),
    /5MB/,
  ],
])(
  'the product photo field names the problem of %s, and uploads nothing',
  async (_name, file, message) => {
    await render();
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect((await zone()).getAttribute('aria-invalid')).toBe('true');
    expect(uploads()).toEqual([]);
  },
);

test('the field shows the engine’s reason for refusing a file, and is then empty', async () => {
  const error = 'This photo is 120 × 90 pixels. It needs 300 on each side.';
  backend.on('POST /assets', () =>
    Response.json({ success: false, error, code: 'image_too_small' }, { status: 422 }),
  );
  await render();
  await choose(createTestImage('tiny.png'));
  await screen.findByText(error);
  const [path] = uploads().map(({ name }) => name.split('/assets/')[1]);
  await waitFor(() =>
    expect(backend.callsOf('DELETE /storage/v1/object/assets')[0]?.body).toEqual({
      prefixes: [path],
    }),
  );
  backend.on('POST /assets', () => added(createTestAsset(1)));
  await choose(createTestImage('large.png'));
  await screen.findByRole('img', { name: 'photo-1.jpg, cut out' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a photo that can’t be cut out fills the ad, and the field shows the reason', async () => {
  backend.on('POST /assets', () => added(UNCUT));
  await render();
  await choose(createTestImage('glass.png'));
  await screen.findByText(UNCUT.cutout_problem ?? '');
  expect(showing(/^Fills the ad/).checked).toBe(true);
  expect(showing(/^Cut out/).disabled).toBe(true);
});

test('the user can cancel a running upload, which leaves no file in the storage', async () => {
  backend.on('POST /assets', () => new Promise<Response>(() => {}));
  await render();
  await choose(createTestImage('mug.png'));
  await screen.findByText('Uploading and cutting out mug.png');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await zone();
  expect(value).toBeNull();
});

const openLibrary = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'From your library' }));
  return within(await screen.findByRole('dialog'));
};

test('the user can choose a photo of the library again', async () => {
  const logo = createTestAsset(3, { kind: 'logo', name: 'logo.png' });
  backend.on(LIST, () => Response.json([createTestAsset(1), UNCUT, logo]));
  await render();
  const dialog = await openLibrary();
  await dialog.findByText('photo-1.jpg');
  expect(dialog.queryByText('logo.png')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'glass.jpg' }));
  await screen.findByText(UNCUT.cutout_problem ?? '');
  expect(value).toEqual({ assetId: UNCUT.id, show: 'full' });
});

test('a photo with its files is deleted only after a confirmation', async () => {
  backend.on(LIST, () => Response.json([createTestAsset(1)]));
  backend.on('DELETE /rest/v1/assets', () => new Response(null, { status: 204 }));
  await render();
  const dialog = await openLibrary();
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete photo-1.jpg' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(backend.callsOf('DELETE /rest/v1/assets')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete photo-1.jpg' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText('Nothing here yet');
  expect(backend.callsOf('DELETE /storage/v1/object/assets')[0]?.body).toEqual({
    prefixes: [`${TEST_USER_ID}/1.jpg`, `${TEST_USER_ID}/1-cutout.webp`],
  });
});

test('the field reports that the library can’t be read, and reads the library again on request', async () => {
  backend.on(LIST, () => Response.json({ message: 'no' }, { status: 500 }));
  await render();
  const dialog = await openLibrary();
  await dialog.findByText('Your library can’t be loaded.');
  backend.on(LIST, () => Response.json([createTestAsset(1)]));
  await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
  await dialog.findByText('photo-1.jpg');
});

test('the field reports that another tab deleted a photo, and accepts another photo', async () => {
  value = { assetId: createTestAsset(9).id, show: 'cutout' };
  await render();
  await screen.findByText('The photo that you chose is no longer in your library.');
  await zone();
});
