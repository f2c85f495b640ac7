import { readDrawnObject, shownAsRequestSchema } from '@adwright/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type RecordedCall, renderPage, TestBackend } from '../testing/index.ts';
import { ShownAs } from './shown-as.tsx';

const ASK = 'POST /shown-as';
const LIST = 'GET /editor-choices';

let backend: TestBackend;
/** The chosen object, as the form stores it. */
let choice: string | null;
let photosAsked: number;

/** Simulates an engine that can draw only mugs and laptops. */
function answer({ body }: RecordedCall): Response {
  const { products } = shownAsRequestSchema.parse(body);
  const shown = products.map((product) => {
    const name = ['mug', 'laptop'].find((known) => product.toLowerCase().includes(known));
    return name ? readDrawnObject(name) : null;
  });
  return Response.json({ success: true, shown });
}

beforeEach(async () => {
  choice = null;
  photosAsked = 0;
  backend = await new TestBackend().start();
  backend
    .on(ASK, answer)
    .on(LIST, () =>
      Response.json({
        success: true,
        objects: ['laptop', 'mug', 'teapot'].map(readDrawnObject),
      }),
    )
    .on('GET /objects/*', () => new Response('picture'));
});

function Field() {
  const [product, setProduct] = useState('');
  const [audience, setAudience] = useState<string>();
  const [chosen, setChosen] = useState(choice);
  choice = chosen;
  return (
    <>
      <input aria-label="Product" onChange={({ target }) => setProduct(target.value)} />
      <input aria-label="Audience" onChange={({ target }) => setAudience(target.value)} />
      <ShownAs
        product={product}
        form={{ audience }}
        choice={chosen}
        onChoose={setChosen}
        onUsePhoto={() => photosAsked++}
      />
    </>
  );
}

const start = () => renderPage({ path: '/', Component: Field });
const type = (words: string) => userEvent.type(screen.getByLabelText('Product'), words);
const line = (text: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: '' }).textContent).toBe(text));

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Change what is shown' }));
  return screen.findByRole('dialog', { name: 'What the ad shows' });
}

test('the line with the ad’s object is hidden for an empty product field, and appears after a pause in typing', async () => {
  await start();
  expect(screen.getByRole('status').textContent).toBe('');
  await type('ceramic mugs');
  await line('Shown as: mug');
  expect(backend.callsOf(ASK).map(({ body }) => body)).toEqual([
    { products: ['ceramic mugs'], form: {} },
  ]);
});

test('the line with the ad’s object changes after further typing, and disappears when the product field is empty', async () => {
  await start();
  await type('mug');
  await line('Shown as: mug');
  await userEvent.clear(screen.getByLabelText('Product'));
  await line('');
  await type('laptop');
  await line('Shown as: laptop');
});

test('the line with the ad’s object is requested again when another field of the brief changes', async () => {
  backend.on(ASK, ({ body }) => {
    const { form } = shownAsRequestSchema.parse(body);
    const name = form?.audience === 'coureurs' ? 'sneaker' : 'mug';
    return Response.json({ success: true, shown: [readDrawnObject(name)] });
  });
  await start();
  await type('basket');
  await line('Shown as: mug');
  await userEvent.type(screen.getByLabelText('Audience'), 'coureurs');
  await line('Shown as: sneaker');
});

test('the line with the ad’s object says that an ad for an unknown product consists of text only', async () => {
  await start();
  await type('4006381333931');
  await line('Shown as: type and color, no picture');
});

test('the line with the ad’s object is hidden while the engine gives no answer, and the product field keeps working', async () => {
  backend.on(ASK, () => Response.json({ success: false, error: 'x' }, { status: 500 }));
  await start();
  await type('mug');
  await waitFor(() => expect(backend.callsOf(ASK)).toHaveLength(1));
  await line('');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the user can find another object by name and choose it for the ad', async () => {
  await start();
  await type('mug');
  const dialog = await openDialog();
  await within(dialog).findByRole('button', { name: 'Teapot' });
  await userEvent.type(within(dialog).getByRole('searchbox'), 'lap');
  expect(within(dialog).queryByRole('button', { name: 'Teapot' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Laptop' }));
  await line('Shown as: laptop');
  expect(choice).toBe('laptop');
});

test('the user can remove the picture from the ad and put it back', async () => {
  await start();
  await type('mug');
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', { name: /^No picture, type only/ }));
  await line('Shown as: type and color, no picture');
  expect(choice).toBe('type');
  const again = await openDialog();
  await userEvent.click(within(again).getByRole('button', { name: /^Mug Suggested/ }));
  await line('Shown as: mug');
  expect(choice).toBeNull();
});

test('arrow keys move between the pictures of objects, which have one tab stop together', async () => {
  await start();
  await type('mug');
  const dialog = await openDialog();
  const laptop = await within(dialog).findByRole('button', { name: 'Laptop' });
  laptop.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Mug');
  await userEvent.keyboard('{End}{Enter}');
  expect(choice).toBe('teapot');
});

test('the dialog of objects says that no picture has the searched name', async () => {
  await start();
  await type('mug');
  const dialog = await openDialog();
  await within(dialog).findByRole('button', { name: 'Laptop' });
  await userEvent.type(within(dialog).getByRole('searchbox'), 'zeppelin');
  within(dialog).getByText('No picture has this name.');
});

test('the dialog of objects offers to try again when the pictures can’t be loaded', async () => {
  backend.on(LIST, () => Response.json({ success: false, error: 'x' }, { status: 500 }));
  await start();
  await type('mug');
  const dialog = await openDialog();
  await within(dialog).findByText('The pictures can’t be loaded.');
});

test('the line with the ad’s object links to the field for the user’s own photo', async () => {
  await start();
  await type('mug');
  await userEvent.click(await screen.findByRole('button', { name: 'Use your own photo' }));
  expect(photosAsked).toBe(1);
});
