import {
  createTestAsset,
  createTestBrandKit,
  createTestFont,
  createTestImage,
  createTestProposal,
  renderPage,
  TestBackend,
} from '@adwright/ads/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { KitPage } from './kit-page.tsx';

const KITS = 'GET /rest/v1/brand_kits';
const KIT = createTestBrandKit(1, { name: 'Kestrel', call_to_action: 'Order yours' });
const LOGO = createTestAsset(1, { kind: 'logo', name: 'logo.png', cutout_url: null });
const SUGGESTED = [
  { role: 'main', hex: '#005f73' },
  { role: 'accent', hex: '#ee9b00' },
];
const brandSchema = z.object({ recipe: z.object({ brand: z.looseObject({ name: z.string() }) }) });

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend
    .on(KITS, () => Response.json([KIT, createTestBrandKit(2, { name: 'Alder' })]))
    .on('POST /rest/v1/brand_kits', ({ body }) => Response.json([saved(body)], { status: 201 }))
    .on('PATCH /rest/v1/brand_kits', ({ body }) => Response.json([saved(body)]))
    .on('POST /storage/v1/object/assets/*', () => Response.json({ Key: 'k', Id: 'i' }))
    .on('DELETE /storage/v1/object/assets', () => Response.json([]))
    .on('POST /assets', () => {
      backend.on('GET /rest/v1/assets', () => Response.json([LOGO]));
      return Response.json({ success: true, asset: LOGO, suggestedColours: SUGGESTED });
    })
    .on('POST /preview', () => Response.json(PREVIEW));
});

const saved = (body: unknown) => ({ ...KIT, ...z.looseObject({}).parse(body) });

const PREVIEW = {
  success: true,
  renderer: { recipe: 1, current: 1 },
  pictures: [
    {
      format: 'square',
      width: 1080,
      height: 1080,
      boxes: [],
      minContrast: 7,
      gaveWay: [
        {
          role: 'ink',
          wanted: '#ffcc00',
          used: '#000000',
          message: 'Yellow could not be read on white, so the text is black.',
        },
      ],
      dropped: [],
      imageUrl: `data:image/jpeg;base64,${btoa('sample')}`,
    },
  ],
  leftOut: [],
};

const open = (id: string) =>
  renderPage({ path: '/brand/:id', Component: KitPage, at: `/brand/${id}` });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save brand kit' }));
const location = async () => (await screen.findByRole('status', { name: 'location' })).textContent;

test('the brand kit page fills in the colors of a logo, and saves the brand kit with logo and colors', async () => {
  backend.on(KITS, () => Response.json([]));
  await open('new');
  await userEvent.type(await field('Name'), 'Kestrel');
  await userEvent.upload(
    screen.getByLabelText('Logo for light grounds'),
    createTestImage('logo.png'),
  );
  await screen.findByRole('img', { name: 'Logo for light grounds: logo.png' });
  await waitFor(async () =>
    expect((await field('Hex value of color 1')).value).toBe(SUGGESTED[0]?.hex),
  );
  await save();
  expect(await location()).toBe('/brand');
  expect(backend.callsOf('POST /rest/v1/brand_kits')[0]?.body).toEqual({
    name: 'Kestrel',
    is_default: true,
    logo_light: LOGO.id,
    logo_dark: null,
    colours: SUGGESTED,
    type: null,
    headline_font: null,
    text_font: null,
    call_to_action: null,
    link: null,
    tone: null,
    disclosure: null,
  });
  await screen.findByText('Brand kit saved');
});

test('the brand kit page shows a logo on a light, a dark and a checkerboard background, and announces the logo once', async () => {
  await open(KIT.id);
  await userEvent.upload(
    await screen.findByLabelText('Logo for dark grounds'),
    createTestImage('logo.png'),
  );
  const grounds = await screen.findAllByRole('figure');
  expect(grounds.map(({ textContent }) => textContent)).toEqual([
    'On dark',
    'On light',
    'Without a ground',
  ]);
  expect(screen.getAllByRole('img', { name: /^Logo for dark grounds/ })).toHaveLength(1);
});

test('the brand kit page keeps the colors of a brand kit, and suggests the colors of its logo', async () => {
  await open(KIT.id);
  await userEvent.upload(
    await screen.findByLabelText('Logo for dark grounds'),
    createTestImage('logo.png'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Use these colors' }));
  expect((await field('Hex value of color 2')).value).toBe(SUGGESTED[1]?.hex);
});

test('the brand kit page fills in the empty fields from a shop’s page, and keeps text typed during the upload of the logo', async () => {
  const uploaded = Promise.withResolvers<Response>();
  const logo = { mediaType: 'image/webp', bytes: btoa('RIFF\0\0\0\0WEBP and so on') };
  const photo = { success: true, photo: logo, width: 90, height: 90, cutout: null, problem: null };
  backend
    .on(KITS, () => Response.json([]))
    .on('POST /shop-pages/address', () =>
      Response.json({ success: true, page: { state: 'read', proposal: createTestProposal() } }),
    )
    .on('POST /shop-pages/photo', () => Response.json(photo))
    .on('POST /assets', () => uploaded.promise);
  await open('new');
  await userEvent.type(await field('Paste your shop’s address'), 'tidewater.example');
  await userEvent.click(screen.getByRole('button', { name: 'Read page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Fill in the kit' }));
  await userEvent.type(await field('Name'), 'Kestrel');
  uploaded.resolve(Response.json({ success: true, asset: LOGO, suggestedColours: [] }));
  await waitFor(async () => expect((await field('Link')).value).toBe('https://tidewater.example/'));
  expect((await field('Name')).value).toBe('Kestrel');
  expect((await field('Hex value of color 1')).value).toBe('#2f5d50');
});

describe('values read from a shop’s page for a new brand kit', () => {
  const LOGO_BYTES = { mediaType: 'image/webp', bytes: btoa('RIFF\0\0\0\0WEBP and so on') };
  beforeEach(() => {
    backend
      .on(KITS, () => Response.json([]))
      .on('POST /shop-pages/address', () =>
        Response.json({ success: true, page: { state: 'read', proposal: createTestProposal() } }),
      )
      .on('POST /shop-pages/photo', () =>
        Response.json({
          success: true,
          photo: LOGO_BYTES,
          width: 90,
          height: 90,
          cutout: null,
          problem: null,
        }),
      );
  });

  async function readShop() {
    await open('new');
    await userEvent.type(await field('Paste your shop’s address'), 'tidewater.example');
    await userEvent.click(screen.getByRole('button', { name: 'Read page' }));
    return within(await screen.findByRole('region', { name: 'What the page says' }));
  }

  test('the values of a shop’s page fill in the brand kit after the user confirms them, and save nothing', async () => {
    await readShop();
    await userEvent.click(screen.getByRole('button', { name: 'Fill in the kit' }));
    await waitFor(async () => expect((await field('Name')).value).toBe('Tidewater'));
    expect((await field('Link')).value).toBe('https://tidewater.example/');
    expect((await field('Hex value of color 2')).value).toBe('#aa3300');
    expect(screen.queryByRole('region', { name: 'What the page says' })).toBeNull();
    expect(backend.callsOf('POST /rest/v1/brand_kits')).toEqual([]);
  });

  test('the user can edit the values of a shop’s page before the confirmation: another name, a color, and no logo', async () => {
    const proposal = await readShop();
    const name = proposal.getByLabelText('Brand on the page');
    await userEvent.clear(name);
    await userEvent.type(name, 'Tidewater Pots');
    await userEvent.click(proposal.getByRole('checkbox', { name: /#aa3300/ }));
    await userEvent.click(proposal.getByRole('checkbox', { name: /Type nearest/ }));
    await userEvent.click(proposal.getByRole('radio', { name: 'None of these' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fill in the kit' }));
    await waitFor(async () => expect((await field('Name')).value).toBe('Tidewater Pots'));
    expect((await field('Hex value of color 1')).value).toBe('#2f5d50');
    expect(screen.queryByLabelText('Hex value of color 2')).toBeNull();
    expect(backend.callsOf('POST /assets')).toEqual([]);
  });

  test('the values of a shop’s page disappear completely when the user discards them', async () => {
    await readShop();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('region', { name: 'What the page says' })).toBeNull();
    expect((await field('Name')).value).toBe('');
    expect(screen.queryByLabelText('Hex value of color 1')).toBeNull();
    expect(backend.callsOf('POST /assets')).toEqual([]);
  });
});

test('the brand kit page shows the brand in three ads, and names the replaced color', async () => {
  await open(KIT.id);
  expect(await screen.findAllByRole('img', { name: /^Sample ad/ })).toHaveLength(3);
  await screen.findByText('Yellow could not be read on white, so the text is black.');
  const asked = backend.callsOf('POST /preview').map(({ body }) => brandSchema.parse(body));
  expect(asked[0]?.recipe.brand).toMatchObject({
    name: 'Kestrel',
    colours: KIT.colours,
    callToAction: 'Order yours',
  });
});

test('the brand kit page shows the error of each field, and saves nothing', async () => {
  await open('new');
  fireEvent.change(await field('Name'), { target: { value: 'x'.repeat(61) } });
  fireEvent.change(await field('Link'), { target: { value: 'ftp://example.com' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add a color' }));
  fireEvent.change(await field('Hex value of color 1'), { target: { value: 'reddish' } });
  expect(screen.queryByRole('alert')).toBeNull();
  await save();
  await screen.findByText('At most 60 characters');
  screen.getByText('An address such as https://example.com');
  screen.getByText('A color such as #1a2b3c');
  expect(document.activeElement).toBe(await field('Name'));
  expect(backend.callsOf('POST /rest/v1/brand_kits')).toEqual([]);
});

test('the brand kit page refuses the name of another brand kit as soon as the name field loses the focus', async () => {
  await open('new');
  await userEvent.type(await field('Name'), 'alder');
  await userEvent.tab();
  await screen.findByText('Another of your kits has this name');
});

test('the brand kit page reports at the name field that another window has used the name', async () => {
  backend.on('POST /rest/v1/brand_kits', () =>
    Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
  );
  await open('new');
  await userEvent.type(await field('Name'), 'Heron');
  await save();
  await screen.findByText('Another of your kits has this name');
  expect((await field('Name')).value).toBe('Heron');
});

test('the brand kit page asks for confirmation before changes are lost, and keeps the changes on request', async () => {
  const { router } = await open(KIT.id);
  await userEvent.type(await field('Call to action'), '!');
  void router.navigate('/dashboard');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect((await field('Call to action')).value).toBe('Order yours!');
  await save();
  expect(await location()).toBe('/brand');
  expect(backend.callsOf('PATCH /rest/v1/brand_kits')[0]?.body).toMatchObject({
    call_to_action: 'Order yours!',
  });
});

test('the brand kit page shows the same message for a missing brand kit and for another user’s brand kit', async () => {
  await open(createTestBrandKit(9).id);
  await screen.findByText(/^We couldn’t find this brand kit or you don’t have permission/);
  expect(screen.getByRole('link', { name: 'Back to brand kits' }).getAttribute('href')).toBe(
    '/brand',
  );
});

test('the brand kit page shows no form for a 21st kit', async () => {
  backend.on(KITS, () =>
    Response.json(Array.from({ length: 20 }, (_, number) => createTestBrandKit(number))),
  );
  await open('new');
  await screen.findByText('Delete one to create another.');
  expect(screen.queryByRole('button', { name: 'Save brand kit' })).toBeNull();
});

describe('the list of uploaded fonts', () => {
  const FONTS = 'GET /rest/v1/fonts';
  const FONT = createTestFont(1, { name: 'Righteous' });
  const KEY_CODES = { ArrowDown: 40, Enter: 13 };
  const headlineFont = () => screen.findByRole('combobox', { name: 'Headline font' });
  /**
   * Presses keys in a field with their key codes. The component library antd reads key codes, but user-event
   * omits them.
   */
  const press = async (...keys: (keyof typeof KEY_CODES)[]) => {
    for (const key of keys) {
      const target = await headlineFont();
      fireEvent.keyDown(target, { key, keyCode: KEY_CODES[key] });
      fireEvent.keyUp(target, { key, keyCode: KEY_CODES[key] });
    }
  };
  /** Returns the label of the chosen option. antd shows this label beside the select's input. */
  const shown = async () => (await headlineFont()).closest('.ant-select')?.textContent;

  test('the brand kit page says that the fonts are loading, and selects no font before they are loaded', async () => {
    const loaded = Promise.withResolvers<void>();
    backend.on(FONTS, async () => {
      await loaded.promise;
      return Response.json([FONT]);
    });
    await open(KIT.id);
    await press('ArrowDown');
    expect(await screen.findAllByText('Loading your fonts…')).not.toHaveLength(0);
    await press('ArrowDown', 'Enter');
    expect(await shown()).toBe('From the type pairing');
    loaded.resolve();
    await screen.findByText('Your fonts (1)');
    await press('ArrowDown', 'ArrowDown', 'Enter');
    expect(await shown()).toBe('Righteous');
    await save();
    await waitFor(() =>
      expect(backend.callsOf('PATCH /rest/v1/brand_kits')[0]?.body).toMatchObject({
        headline_font: FONT.id,
      }),
    );
  });

  test('the brand kit page keeps the selected font of a brand kit visible when the list of fonts can’t be loaded', async () => {
    backend
      .on(KITS, () => Response.json([{ ...KIT, headline_font: FONT.id }]))
      .on(FONTS, () => Response.json({ message: 'down' }, { status: 500 }));
    await open(KIT.id);
    expect(await shown()).toBe('Your uploaded font');
  });

  test('the brand kit page saves a brand kit without a font that was deleted on the same page', async () => {
    let fonts = [FONT];
    backend
      .on(KITS, () => Response.json([{ ...KIT, headline_font: FONT.id }]))
      .on(FONTS, () => Response.json(fonts))
      .on('DELETE /rest/v1/fonts', () => {
        fonts = [];
        return new Response(null, { status: 204 });
      });
    await open(KIT.id);
    await userEvent.click(await screen.findByText('Your fonts (1)'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Righteous' }));
    await waitFor(async () => expect(await shown()).toBe('From the type pairing'));
    await save();
    await waitFor(() =>
      expect(backend.callsOf('PATCH /rest/v1/brand_kits')[0]?.body).toMatchObject({
        headline_font: null,
      }),
    );
  });
});
