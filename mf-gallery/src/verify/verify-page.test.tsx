import { renderPage, TestBackend } from '@adwright/ads/testing';
import type { PictureCheck } from '@adwright/contracts/picture-check';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { VerifyPage } from './verify-page.tsx';

const CHECK = 'POST /picture-check';
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
const picture = (name = 'mug.jpg') => new File([JPEG], name, { type: 'image/jpeg' });
const answer: PictureCheck = {
  success: true,
  verdict: 'unchanged',
  making: 'photoComposed',
  madeOn: '2026-11-27',
  credentials: 'ours',
};

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
});

const render = () => renderPage({ path: '/verify', Component: VerifyPage, isPublic: true });
const choose = async (file = picture()) =>
  userEvent.upload(screen.getByLabelText('Picture'), file, { applyAccept: false });

test('the verify page explains the check, and sends no request before the visitor chooses a picture', async () => {
  await render();
  screen.getByRole('heading', { level: 1, name: 'Verify a picture' });
  screen.getByRole('heading', { level: 2, name: 'How it works' });
  screen.getByText(/checked and not kept/);
  expect(backend.calls).toEqual([]);
});

test('the verify page shows, even to a guest, that Adwright made a picture, with the date and the sources', async () => {
  backend.on(CHECK, () => Response.json(answer));
  await render();
  await choose();
  await screen.findByRole('heading', { name: 'Adwright made this picture' });
  screen.getByText('November 27, 2026');
  screen.getByText(/set into an ad by Adwright’s engine/);
  screen.getByText('Signed by Adwright, and whole.');
  const [call] = backend.calls;
  expect(call?.name).toBe(CHECK);
  expect(call?.headers.has('authorization')).toBe(false);
});

test('the verify page reports that a picture was changed after another program saved the picture again', async () => {
  backend.on(CHECK, () =>
    Response.json({ ...answer, verdict: 'altered', credentials: 'none', making: 'drawn' }),
  );
  await render();
  await choose();
  await screen.findByRole('heading', { name: /^Altered: / });
  screen.getByText('The original’s parts');
  screen.getByText('Drawn by Adwright’s engine. No AI model made any part of it.');
});

test('the verify page says that Adwright does not know a picture', async () => {
  const unknown = { success: true, verdict: 'unknown', making: null, madeOn: null };
  backend.on(CHECK, () => Response.json({ ...unknown, credentials: 'broken' }));
  await render();
  await choose();
  await screen.findByRole('heading', { name: 'Adwright does not know this picture' });
  expect(screen.queryByText('Made')).toBeNull();
  screen.getByText('They don’t fit the file, or were changed.');
});

test('the verify page shows progress, and a text when the check takes a long time', async () => {
  const opened = Promise.withResolvers<Response>();
  backend.on(CHECK, () => opened.promise);
  await render();
  await choose();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await screen.findByRole('status', { name: 'Loading the result' });
  await screen.findByText('Checking mug.jpg…');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await screen.findByText(/^Still checking mug.jpg/);
  vi.useRealTimers();
  opened.resolve(Response.json(answer));
  await screen.findByRole('heading', { name: 'Adwright made this picture' });
});

test.each([
  [
    'what is wrong with a file',
    422,
    { error: 'This image could not be read.' },
    /could not be read/,
  ],
  ['that it was asked too often', 429, { error: 'Please try again in 5 seconds.' }, /5 seconds/],
  ['an answer that it can’t read', 502, 'gateway', /can’t be checked right now/],
])('the verify page reports %s, and lets the visitor try again', async (_, status, body, words) => {
  backend.on(CHECK, () => Response.json(body, { status }));
  await render();
  await choose();
  await screen.findByText(words);
  backend.on(CHECK, () => Response.json(answer));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('heading', { name: 'Adwright made this picture' });
});

test('the verify page reports a lost network connection', async () => {
  await render();
  await choose();
  await screen.findByText(/can’t be checked right now/);
});

test('the verify page checks the next picture, and returns to its initial state when the picture is removed', async () => {
  backend.on(CHECK, () => Response.json(answer));
  await render();
  await choose();
  await screen.findByRole('heading', { name: 'Adwright made this picture' });
  await choose(picture('cup.jpg'));
  await screen.findAllByText('cup.jpg');
  expect(backend.calls).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove image' }));
  screen.getByRole('heading', { name: 'How it works' });
});

test('the verify page refuses a file that is not a picture before sending it', async () => {
  await render();
  await choose(new File(['a list'], 'list.txt', { type: 'text/plain' }));
  await screen.findByText('Invalid file type');
  expect(backend.calls).toEqual([]);
});

test.each([
  ['logo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>', /^SVG drawings/],
  ['wink.gif', 'image/gif', 'GIF89a......', /^GIF pictures/],
  ['scan.bmp', 'image/bmp', 'BM..........', /^BMP pictures/],
  ['photo.tiff', 'image/tiff', 'II*\0........', /^This TIFF image/],
])(
  'the verify page gives advice about %s before the picture is sent',
  async (name, type, content, advice) => {
    await render();
    await choose(new File([content], name, { type }));
    await screen.findByText(advice);
    expect(backend.calls).toEqual([]);
  },
);
