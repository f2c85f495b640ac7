import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestAsset, renderPage, TestBackend } from '../../testing/index.ts';
import { CutOutEditor } from './cut-out-editor.tsx';
import type * as MaskPictures from './mask-pictures.ts';

// The tests' DOM can't decode or draw pictures, so masks are passed as arrays of levels.
vi.mock(
  './mask-pictures.ts',
  (): Partial<typeof MaskPictures> => ({
    readPicture: async () => Object.assign(new EventTarget(), PICTURE),
    readMask: async (base64) => ({ width: 40, height: 30, levels: levelsOf(base64) }),
    writeMask: async ({ levels }) => btoa(String.fromCharCode(...levels)),
  }),
);
vi.mock('./draw-stage.ts', () => ({ drawStage: () => undefined }));

const PICTURE = { width: 80, height: 60, close: () => undefined };
const CUT_OUT = 'POST /assets/cut-out';
const ASSET = createTestAsset(1, { name: 'bike.jpg' });
const EDITED = {
  ...ASSET,
  cutout_url: `${ASSET.image_url}.webp`,
  mask_url: `${ASSET.image_url}.png`,
};

const levelsOf = (base64: string) =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const empty = btoa('\0'.repeat(40 * 30));
/** A mask with two objects, one on the left and one on the right. */
const two = btoa(
  Array.from({ length: 40 * 30 }, (_, at) => {
    const x = at % 40;
    return (x > 2 && x < 12) || x > 25 ? '\xff' : '\0';
  }).join(''),
);

let backend: TestBackend;
let saved: typeof ASSET | null;

interface Body {
  mask?: string;
  save?: boolean;
}
const sent = (): Body[] => backend.callsOf(CUT_OUT).map(({ body }) => body as Body);
const keptPixels = (mask = '') => levelsOf(mask).filter((level) => level > 127).length;

const ANSWER = {
  success: true,
  width: 40,
  height: 30,
  photo: null,
  cutout: 'AA==',
  place: { x: 0, y: 0, width: 1, height: 1 },
};

function answerWith(found: string) {
  backend.on(CUT_OUT, ({ body }) => {
    const { mask, save } = body as Body;
    return Response.json({
      ...ANSWER,
      mask: mask ?? found,
      photo: mask === undefined ? 'AA==' : null,
      cutout: keptPixels(mask ?? found) > 0 ? 'AA==' : null,
      asset: save ? EDITED : null,
    });
  });
}

beforeEach(async () => {
  saved = null;
  backend = await new TestBackend().start();
});

function Editor() {
  return (
    <CutOutEditor
      asset={ASSET}
      onCancel={() => undefined}
      onSaved={(asset) => {
        saved = asset;
      }}
    />
  );
}

async function open(found = two) {
  answerWith(found);
  await renderPage({ path: '/', Component: Editor });
  return screen.findByRole('application', { name: /^Cut-out of bike.jpg/ });
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const requests = (count: number) => waitFor(() => expect(sent()).toHaveLength(count));

test('the cut-out editor paints with the keyboard, asks the engine to refine the edge, and undoes the stroke', async () => {
  const stage = await open();
  expect(button('Undo').disabled).toBe(true);
  fireEvent.keyDown(stage, { key: ' ' });
  await requests(2);
  expect(keptPixels(sent()[1]?.mask)).toBeGreaterThan(keptPixels(two));
  await waitFor(() => expect(screen.queryByText('Refining the edge…')).toBeNull());
  fireEvent.keyDown(stage, { key: 'z', ctrlKey: true });
  expect(button('Undo').disabled).toBe(true);
  expect(sent()).toHaveLength(2);
});

test('the brush that removes areas clears the area under it and marks the edge as uncertain', async () => {
  const stage = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Remove' }));
  fireEvent.keyDown(stage, { key: 'ArrowRight' });
  fireEvent.keyDown(stage, { key: 'Enter' });
  await requests(2);
  const levels = levelsOf(sent()[1]?.mask ?? '');
  expect(levels.filter((level) => level > 127).length).toBeLessThan(keptPixels(two));
  expect(new Set(levels)).toContain(64);
});

test('the cut-out editor keeps only one of several objects when the user selects this object', async () => {
  const stage = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Only this' }));
  for (let step = 0; step < 2; step++) fireEvent.keyDown(stage, { key: 'ArrowRight' });
  fireEvent.keyDown(stage, { key: 'Enter' });
  await requests(2);
  expect(keptPixels(sent()[1]?.mask)).toBe(14 * 30);
});

test('the cut-out editor shows the position of the brush when keys move the brush, and scrolls an enlarged picture', async () => {
  const stage = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Only this' }));
  expect(stage.querySelector('span')).not.toBeNull();
  const frame = screen.getByRole('region', { name: 'Picture' });
  const scrollBy = vi.fn();
  frame.scrollBy = scrollBy;
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 420, 320);
  const canvas = stage.querySelector('canvas');
  if (!canvas) throw new Error('the page has no canvas');
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, 800, 600);
  fireEvent.keyDown(stage, { key: 'ArrowRight' });
  const [x, y] = scrollBy.mock.lastCall ?? [];
  expect(x).toBeGreaterThan(0);
  expect(y).toBeGreaterThan(0);
});

test('the cut-out editor saves the cut-out once, however often the user presses the button', async () => {
  await open();
  const answers: (() => void)[] = [];
  backend.on(CUT_OUT, async ({ body }) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    const { mask = '' } = body as Body;
    return Response.json({ ...ANSWER, mask, asset: EDITED });
  });
  await userEvent.dblClick(button('Save cut-out'));
  await waitFor(() => expect(answers).not.toEqual([]));
  for (const answer of answers) answer();
  await waitFor(() => expect(saved).toEqual(EDITED));
  expect(sent().filter(({ save }) => save)).toHaveLength(1);
});

test('the cut-out editor saves the cut-out free of charge and passes the changed photo to the caller', async () => {
  const stage = await open();
  fireEvent.keyDown(stage, { key: ' ' });
  await requests(2);
  await userEvent.click(button('Save cut-out'));
  await waitFor(() => expect(saved).toEqual(EDITED));
  expect(sent().at(-1)).toMatchObject({ save: true });
  expect(backend.callsOf('POST /rest/v1/rpc/check_and_consume_credits')).toEqual([]);
});

test('the cut-out editor refuses to save an empty cut-out, and tells the user what to do', async () => {
  await open(empty);
  await screen.findByText('Nothing is left of the product. Please keep a part of it.');
  expect(button('Save cut-out').disabled).toBe(true);
});

test('the cut-out editor keeps the painted mask when the edge can’t be refined', async () => {
  const stage = await open();
  backend.on(CUT_OUT, () => Response.json({ success: false, error: 'x' }, { status: 500 }));
  fireEvent.keyDown(stage, { key: ' ' });
  await screen.findByText(
    'The edge can’t be refined right now. You can go on painting.',
    undefined,
    {
      timeout: 20_000,
    },
  );
  expect(button('Undo').disabled).toBe(false);
});
