import {
  createTestAd,
  createTestAsset,
  createTestBrandKit,
  renderPage,
  TestBackend,
} from '@adwright/ads/testing';
import {
  AD_FORMAT_NAMES,
  AD_FORMATS,
  type AdFormat,
  RENDERER_VERSION,
  type Recipe,
  readDrawnObject,
} from '@adwright/contracts';
import { writeAltText } from '@adwright/contracts/alt-text';
import { sampleRecipe } from '@adwright/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { EditPage } from './edit-page.tsx';

const AD = createTestAd(1, { is_boosted: true });
const IMAGES = { square: String(AD.ad_image_url) };
const SCORE = {
  score: 72,
  parts: [{ name: 'hook', label: 'Hook', score: 60, advice: 'Name the gain.' }],
};
const VERSIONS = `/ads/${AD.id}/versions`;
const { headline } = sampleRecipe.words;
const bodySchema = z.object({ recipe: z.unknown() }).loose();
const previewSchema = z.object({ width: z.number(), score: z.boolean() });

const rowOf = (recipe: unknown) => ({
  ad_id: AD.id,
  user_id: AD.user_id,
  n: 1,
  recipe,
  images: IMAGES,
  viral_score: SCORE,
  created_at: AD.created_at,
});

function previewOf(formats: readonly AdFormat[], { score }: { score: boolean }) {
  return {
    success: true,
    renderer: { recipe: RENDERER_VERSION, current: RENDERER_VERSION },
    pictures: formats.map((format) => ({
      format,
      width: AD_FORMATS[format].width,
      height: AD_FORMATS[format].height,
      boxes: [],
      minContrast: 7,
      gaveWay: [],
      dropped: [],
      ...(score && { viralScore: SCORE }),
      imageUrl: `data:image/jpeg;base64,${btoa(format)}`,
    })),
    leftOut: [],
    colours: { ground: '#102030', button: '#aa3311' },
  };
}

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend
    .on('GET /rest/v1/ads', () => Response.json([AD]))
    .on('GET /rest/v1/ad_versions', () => Response.json([rowOf(sampleRecipe)]))
    .on('GET /editor-choices', () => Response.json({ success: true, objects: [] }))
    .on('POST /preview', ({ body }) => {
      const { formats, score } = z
        .object({ formats: z.array(z.enum(Object.keys(AD_FORMATS))), score: z.boolean() })
        .parse(body);
      return Response.json(previewOf(formats as AdFormat[], { score }));
    });
});

const open = () =>
  renderPage({ path: '/ad/:id/edit', Component: EditPage, at: `/ad/${AD.id}/edit` });
const headlineField = () => screen.findByRole('textbox', { name: 'Headline' });
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
/**
 * Finds the button that saves a version. During a slow save, the button's accessible name begins with
 * "loading".
 */
const saveButton = () => screen.getByRole('button', { name: /Save version$/ });

/** Returns the recipes of the large pictures that the page has requested. */
function previewed(): Recipe[] {
  return backend
    .callsOf('POST /preview')
    .map(({ body }) => bodySchema.parse(body).recipe as Recipe);
}

function savedAs(n: number, recipe: Recipe) {
  return Response.json({
    success: true,
    version: { n, recipe, images: IMAGES, viralScore: SCORE },
    pictures: [],
    leftOut: [],
  });
}

test('the editor shows the ad, its words and its score, and previews typed words', async () => {
  await open();
  const field = await headlineField();
  expect(field).toHaveProperty('value', headline);
  await screen.findByRole('img', { name: `Square: ${writeAltText(sampleRecipe)}` });
  await openTab('Check');
  await screen.findByText('72');
  await openTab('Words');
  await userEvent.type(field, '!');
  await waitFor(() => {
    expect(previewed().some(({ words }) => words.headline === `${headline}!`)).toBe(true);
  });
});

test('the editor shows the generated alt text, and saves an alt text that the user typed', async () => {
  backend.on(`POST ${VERSIONS}`, ({ body }) => savedAs(2, bodySchema.parse(body).recipe as Recipe));
  await open();
  const field = await screen.findByRole('textbox', { name: 'Alt text' });
  expect(field).toHaveProperty('value', writeAltText(sampleRecipe));
  await userEvent.clear(field);
  await userEvent.type(field, 'A bar of soap');
  await screen.findByRole('img', { name: 'Square: A bar of soap' });
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await screen.findByText('Saved as version 2');
  const [saved] = backend.callsOf(`POST ${VERSIONS}`);
  expect(saved?.body).toMatchObject({ recipe: { altText: 'A bar of soap' } });
});

test('on Try Again, the editor reloads only the part that failed, and not the page', async () => {
  backend.on('GET /rest/v1/ad_versions', () => Response.json({ message: 'no' }, { status: 500 }));
  await open();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  backend.on('GET /rest/v1/ad_versions', () => Response.json([rowOf(sampleRecipe)]));
  await userEvent.click(again);
  await headlineField();
  expect(backend.callsOf('GET /rest/v1/ads')).toHaveLength(1);
});

test('the editor requests the large picture without a score, so that the picture arrives sooner', async () => {
  await open();
  await headlineField();
  await openTab('Check');
  await screen.findByText('72');
  const asked = backend.callsOf('POST /preview').map(({ body }) => previewSchema.parse(body));
  expect(asked).toContainEqual({ width: 720, score: false });
  expect(asked).toContainEqual({ width: 80, score: true });
});

test('the editor saves typed words as a version that is based on the version with which it opened', async () => {
  backend.on(`POST ${VERSIONS}`, ({ body }) => savedAs(2, bodySchema.parse(body).recipe as Recipe));
  await open();
  const field = await headlineField();
  expect(saveButton()).toHaveProperty('disabled', true);
  await userEvent.type(field, '!');
  await userEvent.click(saveButton());
  await screen.findByText('Saved as version 2');
  const [call] = backend.callsOf(`POST ${VERSIONS}`);
  expect(call?.body).toMatchObject({
    baseVersion: 1,
    recipe: { typed: ['headline'], words: { headline: `${headline}!` } },
  });
});

test('the editor can undo edits made before a save, and keeps words typed during the save', async () => {
  let answer = () => {};
  backend.on(`POST ${VERSIONS}`, async ({ body }) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return savedAs(2, bodySchema.parse(body).recipe as Recipe);
  });
  await open();
  const field = await headlineField();
  await userEvent.type(field, '!');
  await userEvent.click(saveButton());
  await waitFor(() => expect(backend.callsOf(`POST ${VERSIONS}`)).toHaveLength(1));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Subline' }), '?');
  answer();
  await screen.findByText('Saved as version 2');
  expect(screen.getByRole('textbox', { name: 'Subline' })).toHaveProperty(
    'value',
    `${sampleRecipe.words.subline}?`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field).toHaveProperty('value', headline);
  expect(saveButton()).toHaveProperty('disabled', false);
});

test('the editor shows clients’ comments on the ad, or explains how to request comments', async () => {
  backend.on('POST /rest/v1/rpc/reviews_of_ad', () => Response.json([]));
  await open();
  await headlineField();
  await openTab('Comments');
  await screen.findByText(/Nobody has been asked about this ad/);
});

test('the editor shows the saving time of each version to the minute', async () => {
  await open();
  await headlineField();
  await openTab('Versions');
  await screen.findByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/);
});

test('the editor names the text that the brand replaces', async () => {
  const branded = { ...sampleRecipe, words: { ...sampleRecipe.words, brandName: 'Kiln' } };
  backend
    .on('GET /rest/v1/ad_versions', () => Response.json([rowOf(branded)]))
    .on('POST /preview', () => {
      const preview = previewOf(['square'], { score: false });
      const box = { x: 0, y: 0, width: 10, height: 10 };
      const boxes = ['headline', 'subline', 'cta', 'brand'].map((role) => ({ role, ...box }));
      return Response.json({
        ...preview,
        pictures: preview.pictures.map((each) => ({ ...each, boxes })),
      });
    });
  await open();
  await screen.findByText('Not in the picture: the brand stands in its place.');
  screen.getByText('Not in the picture: the product carries the brand instead.');
});

test('the editor says that there is no other headline when the button for random variants changes nothing', async () => {
  backend.on('POST /roll', () =>
    Response.json({ success: true, recipe: sampleRecipe, changed: [] }),
  );
  await open();
  await headlineField();
  const die = screen.getByRole('button', { name: 'Another headline' });
  expect(die.textContent).toBe('Another');
  await userEvent.click(die);
  await screen.findByText('There is no other one for this ad');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
});

test('the editor saves no ad without a headline', async () => {
  await open();
  await userEvent.clear(await headlineField());
  await screen.findByText('Required');
  expect(saveButton()).toHaveProperty('disabled', true);
});

test('the editor shows how many characters of a text fit into the picture', async () => {
  backend.on('POST /preview', () =>
    Response.json(
      {
        success: false,
        error: 'Too long',
        code: 'text_does_not_fit',
        field: 'words.subline',
        maxCharacters: 12,
      },
      { status: 422 },
    ),
  );
  await open();
  const { length } = sampleRecipe.words.subline;
  await screen.findByText(`Too long for the picture: 12 of ${length} characters fit`);
  expect(screen.queryByText(/shorten it under Words/)).toBeNull();
  await openTab('Look');
  await screen.findByText('A text is too long for this picture. Please shorten it under Words.');
});

test('after edits in two windows, the editor shows the texts of both, and can save the user’s texts as a newer version', async () => {
  const theirs = { ...sampleRecipe, words: { ...sampleRecipe.words, headline: 'Theirs' } };
  backend.on(`POST ${VERSIONS}`, ({ body }) => {
    const { baseVersion, recipe } = z
      .object({ baseVersion: z.number(), recipe: z.unknown() })
      .parse(body);
    if (baseVersion === 2) return savedAs(3, recipe as Recipe);
    const latest = { n: 2, recipe: theirs, images: IMAGES };
    const failure = { success: false, error: 'changed', code: 'stale_version', latest };
    return Response.json(failure, { status: 409 });
  });
  await open();
  await userEvent.type(await headlineField(), '!');
  await userEvent.click(saveButton());
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Theirs');
  dialog.getByText(`${headline}!`);
  await userEvent.click(dialog.getByRole('button', { name: 'Save mine as the newest' }));
  await screen.findByText('Saved as version 3');
});

test('the editor undoes and redoes by keyboard', async () => {
  await open();
  const field = await headlineField();
  await userEvent.type(field, '!?');
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  expect(field).toHaveProperty('value', headline);
  fireEvent.keyDown(window, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(field).toHaveProperty('value', `${headline}!?`);
});

test('the editor replaces an unlocked element when the user clicks the element’s button for random variants, but no locked element', async () => {
  const rolled = { ...sampleRecipe, layout: 'hero-disc' as const };
  backend.on('POST /roll', () =>
    Response.json({ success: true, recipe: rolled, changed: ['layout'] }),
  );
  await open();
  await headlineField();
  await userEvent.click(screen.getByRole('button', { name: 'Keep this headline' }));
  expect(screen.getByRole('button', { name: 'Another headline' })).toHaveProperty('disabled', true);
  await openTab('Look');
  await userEvent.click(screen.getByRole('button', { name: 'Another layout' }));
  await screen.findByText('Product on a disc');
  expect(backend.callsOf('POST /roll')[0]?.body).toMatchObject({
    elements: ['layout'],
    locks: ['headline'],
    roll: 0,
  });
});

test('the editor keeps words that the user types while it requests random variants', async () => {
  let land: () => void = () => undefined;
  const rolled = { ...sampleRecipe, layout: 'hero-disc' as const };
  backend.on('POST /roll', async () => {
    await new Promise<void>((resolve) => (land = resolve));
    return Response.json({ success: true, recipe: rolled, changed: ['layout'] });
  });
  await open();
  const field = await headlineField();
  await userEvent.click(screen.getByRole('button', { name: 'Roll all' }));
  await waitFor(() => expect(backend.callsOf('POST /roll')).toHaveLength(1));
  await userEvent.type(field, '!');
  land();
  await screen.findByText('You changed the ad while the die rolled');
  expect(field).toHaveProperty('value', `${headline}!`);
});

test('the editor applies suggestions that raise the score, and each suggestion names its change', async () => {
  const better = { ...sampleRecipe, words: { ...sampleRecipe.words, headline: 'Warm to the end' } };
  const hint = {
    part: 'hook',
    element: 'headline',
    message: 'A shorter headline.',
    recipe: better,
  };
  backend.on('POST /hints', () =>
    Response.json({ success: true, score: 72, hints: [{ ...hint, score: 79 }] }),
  );
  await open();
  await headlineField();
  await openTab('Check');
  await userEvent.click(screen.getByRole('button', { name: 'Find what raises it' }));
  await screen.findByText(/A shorter headline\. 72 → 79/);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await openTab('Words');
  expect(await headlineField()).toHaveProperty('value', 'Warm to the end');
});

test('the editor offers no suggestion that would change a locked element, and says why', async () => {
  const better = { ...sampleRecipe, words: { ...sampleRecipe.words, headline: 'Warm to the end' } };
  const hint = { part: 'hook', element: 'headline', message: 'A shorter headline.' };
  backend.on('POST /hints', () =>
    Response.json({ success: true, score: 72, hints: [{ ...hint, recipe: better, score: 79 }] }),
  );
  await open();
  await headlineField();
  await userEvent.click(screen.getByRole('button', { name: 'Keep this headline' }));
  await openTab('Check');
  await userEvent.click(screen.getByRole('button', { name: 'Find what raises it' }));
  await screen.findByText('Only changes to what you keep would raise it.');
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  await openTab('Words');
  await userEvent.click(screen.getByRole('button', { name: 'Keep this headline' }));
  await openTab('Check');
  await screen.findByRole('button', { name: 'Apply' });
});

test('the editor undoes a restored version like any other change', async () => {
  const before = { ...sampleRecipe, words: { ...sampleRecipe.words, headline: 'Clay first' } };
  backend
    .on('GET /rest/v1/ad_versions', () =>
      Response.json([{ ...rowOf(sampleRecipe), n: 2 }, rowOf(before)]),
    )
    .on(`POST ${VERSIONS}`, ({ body }) => savedAs(3, bodySchema.parse(body).recipe as Recipe));
  await open();
  const field = await headlineField();
  await openTab('Versions');
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  await screen.findByText('Saved as version 3');
  expect(field).toHaveProperty('value', 'Clay first');
  expect(saveButton()).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field).toHaveProperty('value', headline);
  expect(saveButton()).toHaveProperty('disabled', false);
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(field).toHaveProperty('value', 'Clay first');
});

test.each([
  [[], 'This ad is a finished picture, so it can’t be edited'],
  [
    [rowOf({ ...sampleRecipe, renderer: RENDERER_VERSION + 1 })],
    'This ad was made by a newer version of Adwright. Please try again later.',
  ],
])('the editor says why an ad can’t be edited', async (rows, message) => {
  backend.on('GET /rest/v1/ad_versions', () => Response.json(rows));
  await open();
  await screen.findByText(message);
});

test('the editor shows the same message for a missing ad as for another user’s ad', async () => {
  backend.on('GET /rest/v1/ads', () => Response.json([]));
  await open();
  await screen.findByText(/We couldn't find the requested ad/);
});

test('the editor waits as long as the rate limit requires, and says that it waits', async () => {
  backend.on('POST /preview', () =>
    Response.json(
      { success: false, error: 'slow down', code: 'rate_limited', retryAfterSeconds: 90 },
      { status: 429 },
    ),
  );
  await open();
  await headlineField();
  await waitFor(() => expect(backend.callsOf('POST /preview').length).toBeGreaterThan(0));
  await screen.findByText(/The preview goes on in 90 seconds/);
});

test('the editor disables the launch kit until changes are saved', async () => {
  await open();
  await headlineField();
  await openTab('Versions');
  const kit = await screen.findByRole('button', { name: 'Launch kit' });
  expect(kit).toHaveProperty('disabled', false);
  await openTab('Words');
  fireEvent.change(await headlineField(), { target: { value: 'Clay keeps it warm' } });
  await openTab('Versions');
  expect(kit).toHaveProperty('disabled', true);
});

const KIT = createTestBrandKit(1, { name: 'Kestrel' });

test('the editor replaces the product by a photo of the library, and then by a drawn object again', async () => {
  const asset = createTestAsset(1);
  backend
    .on('GET /rest/v1/assets', () => Response.json([asset]))
    .on('POST /shown-as', () => Response.json({ success: true, shown: [readDrawnObject('mug')] }));
  await open();
  await headlineField();
  await openTab('Picture');
  await screen.findByText('mug');
  await userEvent.click(screen.getByRole('button', { name: 'From your library' }));
  await userEvent.click(await screen.findByRole('button', { name: asset.name }));
  await screen.findByRole('img', { name: `${asset.name}, cut out` });
  const isShown = (show: string) => () =>
    expect(
      previewed().some(({ picture }) => picture.kind === 'product' && picture.show === show),
    ).toBe(true);
  await waitFor(isShown('cutout'));
  await userEvent.click(screen.getByRole('radio', { name: /^Framed/ }));
  await waitFor(isShown('framed'));
  await userEvent.click(screen.getByRole('radio', { name: /^None/ }));
  await waitFor(() =>
    expect(previewed().at(-1)?.picture).toEqual({ kind: 'drawn', object: 'mug', colour: null }),
  );
});

test('the editor moves and zooms the visible part of a photo, undoes both changes in one step, and resets the visible part', async () => {
  const full = {
    ...sampleRecipe,
    version: 4,
    layout: 'picture-calm',
    picture: {
      kind: 'product',
      image: createTestAsset(1).image_url,
      cutout: null,
      show: 'full',
      object: 'mug',
    },
  };
  backend
    .on('GET /rest/v1/assets', () => Response.json([createTestAsset(1)]))
    .on('GET /rest/v1/ad_versions', () => Response.json([rowOf(full)]));
  await open();
  await headlineField();
  await openTab('Picture');
  const slider = (name: string) => screen.getByRole('slider', { name });
  fireEvent.change(slider('Zoom'), { target: { value: '1.5' } });
  fireEvent.change(slider('Left to right'), { target: { value: '0.2' } });
  await waitFor(() => expect(previewed().at(-1)?.focus).toEqual({ x: 0.2, y: 0.5, zoom: 1.5 }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(slider('Zoom')).toHaveProperty('value', '1');
  expect(slider('Left to right')).toHaveProperty('value', '0.5');
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(slider('Zoom')).toHaveProperty('value', '1.5');
  const letGo = screen.getByRole('button', { name: 'Show what matters most' });
  await userEvent.click(letGo);
  expect(slider('Zoom')).toHaveProperty('value', '1');
  expect(letGo).toHaveProperty('disabled', true);
});

test('the editor crops the background photo on the ad by keys, and Escape restores the original crop', async () => {
  const background = { kind: 'photo', imageUrl: createTestAsset(1).image_url, scrim: 0.4 };
  backend
    .on('GET /rest/v1/assets', () => Response.json([createTestAsset(1)]))
    .on('GET /rest/v1/ad_versions', () =>
      Response.json([rowOf({ ...sampleRecipe, version: 8, background })]),
    );
  const { container } = await open();
  await headlineField();
  await openTab('Look');
  const opener = await screen.findByRole('button', { name: 'Crop on the ad' });
  await userEvent.click(opener);
  const surface = screen.getByRole('button', { name: 'Crop of the background photo' });
  expect(document.activeElement).toBe(surface);
  const photo = surface.parentElement?.querySelector('img');
  if (!photo) throw new Error('the ad has no photo');
  Object.defineProperties(photo, { naturalWidth: { value: 800 }, naturalHeight: { value: 400 } });
  fireEvent.load(photo);
  await userEvent.keyboard('{ArrowLeft}+{Enter}');
  await waitFor(() =>
    expect(previewed().at(-1)).toMatchObject({
      version: 11,
      background: { ...background, focus: { x: 0.51, y: 0.5, zoom: 1.1 } },
    }),
  );
  expect(document.activeElement).toBe(opener);
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
  expect(container.textContent).not.toContain('Zoom in');
});

test('the editor does not move the focus when an ad with a photo opens', async () => {
  const asset = createTestAsset(1);
  const picture = { kind: 'product', image: asset.image_url, cutout: null, show: 'cutout' };
  backend
    .on('GET /rest/v1/assets', () => Response.json([asset]))
    .on('GET /rest/v1/ad_versions', () =>
      Response.json([rowOf({ ...sampleRecipe, version: 2, picture })]),
    );
  await open();
  await headlineField();
  await openTab('Picture');
  await screen.findByRole('radio', { name: /^Cut out/ });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Picture' }));
});

test('the editor opens scrolled to the top, with the focus on its heading', async () => {
  await open();
  await headlineField();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

/**
 * Makes the test backend answer previews with the boxes of their elements.
 * @param moved returns the changed position of the element that a recipe moves
 */
function showBoxes(moved: (recipe: Recipe) => object | undefined = () => undefined) {
  backend.on('POST /preview', ({ body }) => {
    const { recipe } = bodySchema.parse(body);
    const preview = previewOf(['square'], { score: false });
    const boxes = [
      { role: 'headline', x: 108, y: 216, width: 432, height: 108 },
      { role: 'product', x: 540, y: 432, width: 432, height: 540 },
    ];
    const places = moved(recipe as Recipe);
    return Response.json({
      ...preview,
      pictures: preview.pictures.map((each) => ({ ...each, boxes, ...(places && { places }) })),
    });
  });
}

const lastPlaces = () => {
  const last = previewed().at(-1);
  return last?.kind === 'composed' ? last.places?.square : undefined;
};

test('the editor moves and scales an element by keys, and returns the element to its place in the layout', async () => {
  showBoxes();
  await open();
  const headlineBox = await screen.findByRole('button', { name: 'Headline' });
  headlineBox.focus();
  expect(await screen.findByRole('button', { name: 'Headline', pressed: true })).toBe(headlineBox);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}+');
  await waitFor(() =>
    expect(lastPlaces()).toEqual({ headline: { x: 0.02, y: 0.05, scale: 1.05 } }),
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Headline', pressed: true })).toBeNull();
  const reset = screen.getByRole('button', { name: 'Reset to layout' });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(reset).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  await userEvent.click(reset);
  expect(reset).toHaveProperty('disabled', true);
  expect(saveButton()).toHaveProperty('disabled', false);
});

test('the editor edits a text in the picture, and restores it on Escape', async () => {
  showBoxes();
  await open();
  (await screen.findByRole('button', { name: 'Headline' })).focus();
  await userEvent.keyboard('{Enter}');
  const inPlace = await screen.findByRole('textbox', { name: 'Headline in the picture' });
  expect(document.activeElement).toBe(inPlace);
  await userEvent.keyboard('Gone{Escape}');
  expect(await headlineField()).toHaveProperty('value', headline);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Headline' }));
  await userEvent.keyboard('{Enter}Clay wins{Enter}');
  expect(await headlineField()).toHaveProperty('value', 'Clay wins');
});

const isSelected = (name: string) => screen.queryByRole('button', { name, pressed: true }) !== null;
const resetButton = () => screen.getByRole('button', { name: 'Reset to layout' });

test('the editor opens the panel of a selected element', async () => {
  showBoxes();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Product' }));
  await screen.findByRole('tab', { name: 'Picture', selected: true });
  await userEvent.click(screen.getByRole('button', { name: 'Headline' }));
  await screen.findByRole('tab', { name: 'Words', selected: true });
});

test('the editor moves elements that were selected with Shift together, in one undo step', async () => {
  showBoxes();
  await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Headline' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: 'Product' }));
  await user.keyboard('{/Shift}');
  await screen.findByText('2 elements');
  expect(screen.getByRole('button', { name: 'Edit text' })).toHaveProperty('disabled', true);
  await user.keyboard('{ArrowUp}{ArrowLeft}-');
  const place = { x: -0.01, y: -0.01, scale: 0.95 };
  // With `carries`, the shapes behind the product move with it.
  const product = { ...place, carries: true };
  await waitFor(() => expect(lastPlaces()).toEqual({ headline: place, product }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(resetButton()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  await user.click(resetButton());
  expect(resetButton()).toHaveProperty('disabled', true);
});

test('the editor aligns a text to a side, and a second press restores the alignment', async () => {
  showBoxes((recipe) => (recipe.kind === 'composed' ? recipe.places?.square : undefined));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Headline' }));
  await userEvent.click(screen.getByRole('button', { name: 'Align center' }));
  const pressed = await screen.findByRole('button', { name: 'Align center', pressed: true });
  const place = { x: 0, y: 0, scale: 1, align: 'center' };
  await waitFor(() => expect(lastPlaces()).toEqual({ headline: place }));
  await userEvent.click(pressed);
  expect(resetButton()).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Product' }));
  expect(screen.queryByRole('button', { name: /^Align/ })).toBeNull();
});

test('the editor selects several elements by touch and by keyboard, too', async () => {
  showBoxes();
  await open();
  const headlineBox = await screen.findByRole('button', { name: 'Headline' });
  headlineBox.focus();
  await userEvent.click(screen.getByRole('button', { name: 'Select several' }));
  screen.getByRole('button', { name: 'Product' }).focus();
  expect(isSelected('Product')).toBe(false);
  await userEvent.keyboard(' ');
  await screen.findByText('2 elements');
  headlineBox.focus();
  await userEvent.keyboard(' ');
  expect(isSelected('Headline')).toBe(false);
  expect(isSelected('Product')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(isSelected('Product')).toBe(false);
  screen.getByRole('button', { name: 'Select several', pressed: false });
});

test('the editor keeps a text typed in the picture, and leaves the focus where the user clicked', async () => {
  showBoxes();
  await open();
  const element = await screen.findByRole('button', { name: 'Headline' });
  element.focus();
  await userEvent.keyboard('{Enter}Clay wins');
  const takeFocus = vi.fn();
  element.addEventListener('focus', takeFocus);
  const subline = screen.getByRole('textbox', { name: 'Subline' });
  await userEvent.click(subline);
  expect(await headlineField()).toHaveProperty('value', 'Clay wins');
  expect(takeFocus).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(subline);
});

test('saving a version in the editor also saves a text that is still being typed in the picture', async () => {
  backend.on(`POST ${VERSIONS}`, ({ body }) => savedAs(2, bodySchema.parse(body).recipe as Recipe));
  showBoxes();
  await open();
  (await screen.findByRole('button', { name: 'Headline' })).focus();
  await userEvent.keyboard('{Enter}Clay wins{Control>}s{/Control}');
  await screen.findByText('Saved as version 2');
  const [saved] = backend.callsOf(`POST ${VERSIONS}`);
  expect(saved?.body).toMatchObject({ recipe: { words: { headline: 'Clay wins' } } });
});

test('the editor moves a dragged element to the position at which the user drops it', async () => {
  showBoxes();
  await open();
  const product = await screen.findByRole('button', { name: 'Product' });
  const layer = product.parentElement?.parentElement;
  if (!layer) throw new Error('the editor has no layer over the picture');
  layer.getBoundingClientRect = () => new DOMRect(0, 0, 500, 500);
  product.setPointerCapture = () => undefined;
  const pointer = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0 });
  fireEvent.pointerDown(product, pointer(300, 300));
  fireEvent.pointerMove(product, pointer(260, 265));
  fireEvent.pointerUp(product, pointer(260, 265));
  await waitFor(() => expect(lastPlaces()?.product).toBeDefined());
  const place = lastPlaces()?.product;
  expect(place?.x).toBeCloseTo(-0.08, 1);
  expect(place?.y).toBeCloseTo(-0.07, 1);
});

test('the editor lists every command in the help under ?, and runs commands from the help', async () => {
  await open();
  await headlineField();
  screen.getByRole('heading', { level: 1 }).focus();
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'All commands' }));
  expect(dialog.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
  await userEvent.click(dialog.getByRole('button', { name: 'Next format' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Story/, pressed: true })).toBeTruthy(),
  );
});

test('the editor offers no crop for a drawn ad', async () => {
  await open();
  await headlineField();
  expect(screen.queryByRole('slider', { name: 'Zoom' })).toBeNull();
});

test('the user can choose another object or no object as the product’s picture in the editor', async () => {
  backend
    .on('POST /shown-as', () => Response.json({ success: true, shown: [readDrawnObject('mug')] }))
    .on('GET /editor-choices', () =>
      Response.json({ success: true, objects: [readDrawnObject('laptop')] }),
    );
  await open();
  await headlineField();
  await openTab('Picture');
  const isShown = (object: string) => () =>
    expect(previewed().at(-1)?.picture).toMatchObject({ kind: 'drawn', object });
  for (const [choice, object] of [
    [/^Laptop/, 'laptop'],
    [/^No picture/, 'type'],
    [/^Mug Suggested/, 'mug'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: 'Change what is shown' }));
    await userEvent.click(await screen.findByRole('button', { name: choice }));
    await waitFor(isShown(object));
  }
});

test('the editor applies a brand kit, and applies the kit again after the kit has changed', async () => {
  backend.on('GET /rest/v1/brand_kits', () => Response.json([KIT]));
  backend.on('GET /rest/v1/ad_versions', () =>
    Response.json([
      rowOf({
        ...sampleRecipe,
        version: 2,
        brand: { name: 'Kestrel', colours: [{ role: 'main', hex: '#ff0000' }] },
      }),
    ]),
  );
  await open();
  await headlineField();
  await openTab('Look');
  await userEvent.click(await screen.findByRole('button', { name: 'Apply the kit as it is now' }));
  await waitFor(() => expect(previewed().at(-1)?.brand?.colours).toEqual(KIT.colours));
  expect(screen.queryByText('The kit has changed since this ad was made.')).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: 'Use brand' }));
  await userEvent.click(await screen.findByRole('option', { name: 'No brand' }));
  await waitFor(() => expect(previewed().at(-1)).not.toHaveProperty('brand'));
});

test('an ad keeps its brand after the kit was deleted, until the user removes the brand', async () => {
  backend.on('GET /rest/v1/ad_versions', () =>
    Response.json([rowOf({ ...sampleRecipe, version: 2, brand: { name: 'Heron' } })]),
  );
  await open();
  await headlineField();
  await openTab('Look');
  await userEvent.click(await screen.findByRole('button', { name: 'Take the brand off' }));
  expect(screen.queryByText(/has the brand “Heron”/)).toBeNull();
});

const withOffer = {
  ...sampleRecipe,
  words: {
    ...sampleRecipe.words,
    offer: { kind: 'price', text: '€49', was: '€69' },
    facts: ['code TERM15', 'until Sunday'],
  },
};
const lastPreviewed = () => previewed().at(-1)?.words;

test('the editor edits, removes, adds, undoes and saves the words of offer and facts', async () => {
  backend
    .on('GET /rest/v1/ad_versions', () => Response.json([rowOf(withOffer)]))
    .on(`POST ${VERSIONS}`, ({ body }) => savedAs(2, bodySchema.parse(body).recipe as Recipe));
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Offer text' }), '.90');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Old price' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove fact 1' }));
  expect(screen.getByRole('textbox', { name: 'Fact 1' })).toHaveProperty('value', 'until Sunday');
  await userEvent.click(screen.getByRole('button', { name: 'Add a fact' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Fact 2' }));
  await userEvent.keyboard('030 123456');
  const words = {
    offer: { kind: 'price', text: '€49.90', was: '' },
    facts: ['until Sunday', '030 123456'],
  };
  await waitFor(() => expect(lastPreviewed()).toMatchObject(words));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('textbox', { name: 'Fact 2' })).toHaveProperty('value', '');
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  await userEvent.click(saveButton());
  await screen.findByText('Saved as version 2');
  expect(backend.callsOf(`POST ${VERSIONS}`)[0]?.body).toMatchObject({
    recipe: { typed: ['offer', 'facts'], words },
  });
});

test('the editor adds an offer to an ad without one, in the chosen design', async () => {
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Offer text' }), 'TERM15');
  await userEvent.click(screen.getByRole('combobox', { name: 'Designed as' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Code' }));
  await waitFor(() =>
    expect(lastPreviewed()).toMatchObject({ offer: { kind: 'code', text: 'TERM15' } }),
  );
  expect(screen.queryByRole('textbox', { name: 'Old price' })).toBeNull();
});

test.each([
  ['words.offer', 'Offer text'],
  ['words.facts', null],
])('the editor says that the picture has no space for %s', async (field, label) => {
  const error = 'This text is too long for the square.';
  backend.on('GET /rest/v1/ad_versions', () => Response.json([rowOf(withOffer)]));
  backend.on('POST /preview', () =>
    Response.json({ success: false, error, code: 'text_does_not_fit', field }, { status: 422 }),
  );
  await open();
  await screen.findByText(error);
  const invalid = screen
    .queryAllByRole('textbox')
    .filter((box) => box.getAttribute('aria-invalid') === 'true');
  expect(invalid).toEqual(label ? [screen.getByRole('textbox', { name: label })] : []);
});

test('after a switch to another format, the editor shows its small picture until its large picture arrives', async () => {
  const large = z.object({ width: z.literal(720), formats: z.tuple([z.literal('story')]) });
  const small = z.object({ width: z.literal(200), formats: z.array(z.string()).min(2) });
  backend.on('POST /preview', ({ body }) => {
    if (large.safeParse(body).success) return new Promise<Response>(() => undefined);
    const formats = small.safeParse(body).success ? [...AD_FORMAT_NAMES] : (['square'] as const);
    return Response.json(previewOf(formats, { score: false }));
  });
  await open();
  await userEvent.type(await headlineField(), '!');
  await waitFor(
    () =>
      expect(
        backend
          .callsOf('POST /preview')
          .filter(({ body }) => small.safeParse(body).success)
          .some(({ body }) => JSON.stringify(body).includes(`${headline}!`)),
      ).toBe(true),
    { timeout: 3000 },
  );
  await userEvent.click(screen.getByRole('button', { name: /^Story/ }));
  const picture = await screen.findByRole('img', { name: /^Story: / });
  await waitFor(() =>
    expect(picture.getAttribute('src')).toBe(`data:image/jpeg;base64,${btoa('story')}`),
  );
});
