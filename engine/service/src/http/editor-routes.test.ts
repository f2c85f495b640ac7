import {
  type AdLanguage,
  AppError,
  buildAdFormatsPath,
  EDITOR_PATHS,
  type EditorFailure,
  editorFailureSchema,
  RENDERER_VERSION,
  type Recipe,
  renderFormatsResponseSchema,
} from '@adwright/contracts';
import {
  buildAdCopiesPath,
  buildAdVersionsPath,
  copyAdResponseSchema,
  faceResponseSchema,
  hintsResponseSchema,
  previewResponseSchema,
  rollResponseSchema,
  saveVersionResponseSchema,
  translationResponseSchema,
} from '@adwright/contracts/recipe-editing';
import { showLanguage, withTranslation } from '@adwright/contracts/recipe-languages';
import { sampleRecipe } from '@adwright/contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createAccessToken,
  createTestEngine,
  type EngineUnderTest,
} from '../testing/engine-under-test.ts';

let world: EngineUnderTest;
let userId: string;

beforeEach(() => {
  world = createTestEngine();
  userId = crypto.randomUUID();
});

async function post(path: string, body: object, as: string | null = userId): Promise<Response> {
  return world.engine.app.request(path, {
    method: 'POST',
    headers: as ? { Authorization: `Bearer ${await createAccessToken(as)}` } : {},
    body: JSON.stringify(body),
  });
}

async function failureOf(response: Response): Promise<EditorFailure & { status: number }> {
  return { ...editorFailureSchema.parse(await response.json()), status: response.status };
}

const recipe = sampleRecipe;
const edited = { ...recipe, words: { ...recipe.words, headline: 'Tea is better from clay, too' } };

describe('the editor’s routes admit signed-in users', () => {
  it('the editor serves the font files that its pictures use, and no other files', async () => {
    const facesOf = async (name: string) =>
      world.engine.app.request(`${EDITOR_PATHS.faces}?name=${encodeURIComponent(name)}`, {
        headers: { Authorization: `Bearer ${await createAccessToken(userId)}` },
      });
    const { woff2 } = faceResponseSchema.parse(
      await (await facesOf('anton latin 400 normal')).json(),
    );
    expect(atob(woff2)).toMatch(/^wOF2/);
    for (const name of [
      '',
      'anton latin 999 normal',
      '../anton latin 400 normal',
      'react x 400 normal',
    ])
      expect((await facesOf(name)).status, name).toBe(404);
    const anonymous = await world.engine.app.request(`${EDITOR_PATHS.faces}?name=anton`);
    expect(anonymous.status).toBe(401);
  });

  it('the editor admits only signed-in users', async () => {
    for (const path of [EDITOR_PATHS.preview, EDITOR_PATHS.roll, buildAdVersionsPath(userId)]) {
      expect((await post(path, {}, null)).status, path).toBe(401);
    }
  });

  it('the editor’s routes change no credits', async () => {
    const adId = world.recipes.add(userId, recipe);
    await post(EDITOR_PATHS.preview, { recipe, formats: ['pin'] });
    await post(buildAdVersionsPath(adId), { recipe: edited, baseVersion: 1 });
    await post(buildAdFormatsPath(adId), { formats: ['wide'] });
    expect(world.store.calls).toEqual([]);
  });

  it('the editor tells a user who exceeds the limit how long to wait, and admits other users', async () => {
    const ask = (as: string) => post(buildAdFormatsPath(userId), { formats: ['pin'] }, as);
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(userId)));
    const refused = answers.find(({ status }) => status === 429);
    if (!refused) throw new Error('the rate limit refused no request');
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    const { error, retryAfterSeconds } = await failureOf(refused);
    expect(error).toContain(`${retryAfterSeconds} second`);
    expect((await ask(crypto.randomUUID())).status).toBe(404);
  });

  it('the editor charges the rate limit for the pixels of a preview, and refuses a preview with too many pixels', async () => {
    const preview = (wanted: object) => post(EDITOR_PATHS.preview, { recipe, ...wanted });
    const layouts = Array(24).fill(recipe.layout);
    const formats = ['square', 'story', 'portrait', 'landscape', 'pin', 'wide'];
    const whole = await preview({ formats, layouts, width: 1920 });
    expect(await failureOf(whole)).toMatchObject({ status: 400, code: 'invalid_request' });
    // A score is computed at full size, even if a smaller size was requested.
    const scored = await preview({ formats, layouts, width: 80 });
    expect(await failureOf(scored)).toMatchObject({ status: 400, code: 'invalid_request' });
    const thumbnails = { formats: ['square'], layouts, width: 200, score: false };
    expect((await preview(thumbnails)).status).toBe(200);

    const dear = { formats: ['story'], layouts: Array(20).fill(recipe.layout), width: 1080 };
    expect((await preview(dear)).status).toBe(200);
    expect(await failureOf(await preview(dear))).toMatchObject({ status: 429 });
    const other = crypto.randomUUID();
    const answer = await post(EDITOR_PATHS.preview, { recipe, formats: ['square'] }, other);
    expect(answer.status).toBe(200);
  });

  it('the editor saves no version and no format for a user whose storage is full', async () => {
    const adId = world.recipes.add(userId, recipe);
    world.images.isFull = true;
    const answers = [
      await post(buildAdVersionsPath(adId), { recipe: edited, baseVersion: 1 }),
      await post(buildAdFormatsPath(adId), { formats: ['wide'] }),
    ];
    for (const answer of answers) {
      expect(await failureOf(answer)).toMatchObject({ status: 409, code: 'limit_reached' });
    }
    expect(world.images.objects.size).toBe(0);
  });
});

describe('the editor shows previews of edited ads', () => {
  it('a preview shows each format in each layout, and names the formats that are left out', async () => {
    world.provider.full = ['landscape'];
    const formats = ['square', 'landscape'];
    const layouts = ['hero-side', 'hero-disc'];
    const response = await post(EDITOR_PATHS.preview, { recipe, formats, layouts, score: false });
    const { pictures, leftOut, renderer } = previewResponseSchema.parse(await response.json());
    expect(pictures.map(({ layout }) => layout)).toEqual(layouts);
    expect(pictures[0]?.imageUrl).toMatch(/^data:image\/jpeg;base64,/);
    expect(leftOut.map(({ format, reason }) => [format, reason])).toEqual([
      ['landscape', 'words_do_not_fit'],
      ['landscape', 'words_do_not_fit'],
    ]);
    expect(renderer).toEqual({ recipe: RENDERER_VERSION, current: RENDERER_VERSION });
    expect(world.provider.orders[0]).toMatchObject({ width: 540, score: false });
  });

  it('a preview renders an older recipe as saving it now would, and further formats in their original version', async () => {
    const older = { ...recipe, renderer: RENDERER_VERSION - 1 };
    const adId = world.recipes.add(userId, older);
    await post(EDITOR_PATHS.preview, { recipe: older, formats: ['square'] });
    await post(buildAdFormatsPath(adId), { formats: ['wide'] });
    expect(world.provider.orders.map((order) => order.recipe.renderer)).toEqual([
      RENDERER_VERSION,
      RENDERER_VERSION - 1,
    ]);
  });

  it.each([
    [{ recipe: { ...recipe, renderer: RENDERER_VERSION + 1 } }, 'newer_recipe', 422],
    [{ recipe: { ...recipe, layout: 'collage' } }, 'invalid_request', 400],
    [{ recipe, formats: [] }, 'invalid_request', 400],
  ])('a preview request that can’t be parsed is refused: %j', async (body, code, status) => {
    const failure = await failureOf(
      await post(EDITOR_PATHS.preview, { formats: ['pin'], ...body }),
    );
    expect(failure).toMatchObject({ code, status });
  });

  it('a preview reports how many characters of a too long text fit', async () => {
    const options = { field: 'words.headline', maxCharacters: 41, userMessage: 'Too long' };
    world.provider.failure = new AppError('text_does_not_fit', 'headline', options);
    const failure = await failureOf(await post(EDITOR_PATHS.preview, { recipe, formats: ['pin'] }));
    expect(failure).toMatchObject({ field: 'words.headline', maxCharacters: 41, status: 422 });
  });
});

describe('the editor saves a new version of an ad', () => {
  it('a new version is rendered in all formats, stored, and shown on the ad', async () => {
    const adId = world.recipes.add(userId, recipe);
    world.provider.full = ['landscape'];
    const wanted = { ...edited, formats: ['square', 'pin', 'landscape'] };
    const response = await post(buildAdVersionsPath(adId), { recipe: wanted, baseVersion: 1 });
    const { version, leftOut } = saveVersionResponseSchema.parse(await response.json());
    expect(version).toMatchObject({ n: 2, recipe: { formats: ['square', 'pin'] } });
    expect(version.recipe.typed).toEqual(['headline']);
    expect(leftOut.map(({ format }) => format)).toEqual(['landscape']);
    expect(world.images.objects.size).toBe(2);
    expect(world.recipes.ads.get(adId)?.row).toEqual({ ad_image_url: version.images.square });
  });

  it('a new version updates post and story in the row of a Create Ad result', async () => {
    const brief = { ...recipe.brief, goal: 'More orders' };
    const created = { ...recipe, brief, formats: ['square' as const, 'story' as const] };
    const adId = world.recipes.add(userId, created);
    const response = await post(buildAdVersionsPath(adId), { recipe: created, baseVersion: 1 });
    const { images } = saveVersionResponseSchema.parse(await response.json()).version;
    expect(world.recipes.ads.get(adId)?.row).toEqual({
      ad_image_url: images.square,
      ad_image_url_story: images.story,
    });
  });

  it('if two browser tabs save, the later tab gets the first tab’s version, and its own pictures are not stored', async () => {
    const adId = world.recipes.add(userId, recipe);
    await post(buildAdVersionsPath(adId), { recipe: edited, baseVersion: 1 });
    const pictures = world.images.objects.size;
    const answer = await post(buildAdVersionsPath(adId), { recipe, baseVersion: 1 });
    const failure = await failureOf(answer);
    expect(failure).toMatchObject({ status: 409, code: 'stale_version', latest: { n: 2 } });
    expect(failure.latest?.recipe).toMatchObject({ words: edited.words });
    expect(world.images.objects.size).toBe(pictures);
  });

  it('one of two simultaneous saves succeeds, and the pictures of the other are removed', async () => {
    const adId = world.recipes.add(userId, recipe);
    const { promise, resolve } = Promise.withResolvers<void>();
    world.provider.gate = promise;
    const save = () => post(buildAdVersionsPath(adId), { recipe: edited, baseVersion: 1 });
    const both = Promise.all([save(), save()]);
    resolve();
    expect((await both).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(world.images.objects.size).toBe(1);
  });

  it('restoring an old version makes it the newest', async () => {
    const adId = world.recipes.add(userId, recipe);
    await post(buildAdVersionsPath(adId), { recipe: edited, baseVersion: 1 });
    const restored = await post(buildAdVersionsPath(adId), { recipe, baseVersion: 2 });
    const { version } = saveVersionResponseSchema.parse(await restored.json());
    expect(version).toMatchObject({ n: 3, recipe: { words: recipe.words } });
  });

  it('edited facts also appear in the texts beside the pictures, and a restored version brings back its own facts', async () => {
    const offer = { kind: 'price', text: '€49', was: '€69' } as const;
    const priced = { ...recipe, words: { ...recipe.words, offer, facts: ['until Sunday'] } };
    const adId = world.recipes.add(userId, priced);
    const row = world.recipes.ads.get(adId)?.row ?? {};
    const texts = 'Tea from clay. €49. Was €69. Until Sunday. Order now.\n\nTea from clay, €49';
    row.ad_text = texts;
    const words = {
      ...priced.words,
      offer: { ...offer, text: '€39' },
      facts: ['until Monday'],
    };
    const wanted = { ...priced, words };
    await post(buildAdVersionsPath(adId), { recipe: wanted, baseVersion: 1 });
    expect(row.ad_text).toBe(
      'Tea from clay. €39. Was €69. Until Monday. Order now.\n\nTea from clay, €39',
    );
    await post(buildAdVersionsPath(adId), { recipe: priced, baseVersion: 2 });
    expect(row.ad_text).toBe(texts);
  });

  it('a new version is refused for other users’ ads, ads without a recipe, and recipes of other ads', async () => {
    const own = world.recipes.add(userId, recipe);
    const foreign = world.recipes.add(crypto.randomUUID(), recipe);
    const flat = world.recipes.add(userId);
    const other = { ...recipe, brief: { ...recipe.brief, product: 'Something else' } };
    const refusals = [
      [foreign, recipe, 404, 'not_found'],
      [crypto.randomUUID(), recipe, 404, 'not_found'],
      ['no-id', recipe, 404, 'not_found'],
      [flat, recipe, 422, 'not_editable'],
      [own, other, 400, 'invalid_request'],
    ] as const;
    for (const [adId, wanted, status, code] of refusals) {
      const answer = await post(buildAdVersionsPath(adId), { recipe: wanted, baseVersion: 1 });
      expect(await failureOf(answer)).toMatchObject({ status, code });
    }
    expect(world.images.objects.size).toBe(0);
  });
});

describe('the editor adds formats to an ad', () => {
  it('further formats are rendered once, free of charge', async () => {
    const images = { square: 'http://storage.test/1.jpg' };
    const adId = world.recipes.add(userId, recipe, images);
    world.provider.full = ['landscape'];
    const ask = async () => {
      const answer = await post(buildAdFormatsPath(adId), {
        formats: ['square', 'pin', 'landscape'],
      });
      return renderFormatsResponseSchema.parse(await answer.json());
    };
    const first = await ask();
    expect(Object.keys(first.images).sort()).toEqual(['pin', 'square']);
    expect(first.images.square).toBe(images.square);
    expect(first.leftOut[0]?.message).toContain('Landscape (1.91:1)');
    expect((await ask()).images).toEqual(first.images);
    expect(world.provider.orders.filter(({ format }) => format === 'pin')).toHaveLength(1);
  });
});

describe('the editor translates an ad', () => {
  const translate = async (language: AdLanguage, from: Recipe = recipe) => {
    const answer = await post(EDITOR_PATHS.translations, { recipe: from, language });
    return translationResponseSchema.parse(await answer.json()).words;
  };

  it('translations have new words from the brief, with the brand and facts as the user typed them', async () => {
    const offer = { kind: 'price', text: '€39' } as const;
    const priced = {
      ...recipe,
      typed: ['offer' as const],
      words: { ...recipe.words, brandName: 'Fjord', offer },
    };
    const words = await translate('fr', priced);
    expect(words).toMatchObject({ language: 'fr', brandName: 'Fjord', offer });
    expect(words.headline).not.toBe(recipe.words.headline);
    expect(await translate('fr', priced)).toEqual(words);
  });

  it('translations are saved beside the words that the ad shows, and none of their words counts as typed', async () => {
    const adId = world.recipes.add(userId, recipe);
    const words = await translate('fr');
    const both = withTranslation(recipe, 'fr', { words, typed: [] });
    await post(buildAdVersionsPath(adId), { recipe: both, baseVersion: 1 });
    const french = showLanguage(both, 'fr');
    const answer = await post(buildAdVersionsPath(adId), { recipe: french, baseVersion: 2 });
    const { version } = saveVersionResponseSchema.parse(await answer.json());
    expect(version.recipe).toMatchObject({ words, typed: [] });
    expect(version.recipe).toMatchObject({ translations: { en: { words: recipe.words } } });
  });
});

describe('the editor copies an ad', () => {
  const copy = async (adId: string, body: object = {}) => post(buildAdCopiesPath(adId), body);

  it('copies of an ad are separate ads with the same recipe and their own pictures', async () => {
    const images = { square: 'http://storage.test/1.jpg' };
    const adId = world.recipes.add(userId, recipe, images);
    const answer = copyAdResponseSchema.parse(await (await copy(adId)).json());
    expect(answer.adId).not.toBe(adId);
    expect(answer.name).toBe(`Copy of ${recipe.words.headline}`);
    const copied = await world.recipes.latest(userId, answer.adId);
    expect(copied).toMatchObject({ n: 1, recipe: { words: recipe.words, seed: recipe.seed } });
    expect(copied.images.square).not.toBe(images.square);
  });

  it('a copy of an ad shows only the requested language, and is refused for a language without words', async () => {
    const { words } = translationResponseSchema.parse(
      await (await post(EDITOR_PATHS.translations, { recipe, language: 'fr' })).json(),
    );
    const adId = world.recipes.add(userId, withTranslation(recipe, 'fr', { words, typed: [] }));
    const { adId: french } = copyAdResponseSchema.parse(
      await (await copy(adId, { language: 'fr' })).json(),
    );
    const { recipe: copied } = await world.recipes.latest(userId, french);
    expect(copied).toMatchObject({ words, version: recipe.version });
    expect(copied).not.toHaveProperty('translations');
    const refused = await failureOf(await copy(adId, { language: 'de' }));
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(refused.error).toContain('German');
  });

  it('copies of other users’ ads are refused', async () => {
    const foreign = world.recipes.add(crypto.randomUUID(), recipe);
    expect(await failureOf(await copy(foreign))).toMatchObject({ status: 404 });
    expect(world.images.objects.size).toBe(0);
  });
});

describe('the editor rolls elements of an ad', () => {
  const roll = async (body: object) => {
    const answer = await post(EDITOR_PATHS.roll, { recipe, roll: 0, ...body });
    return rollResponseSchema.parse(await answer.json());
  };

  it.each(['headline', 'callToAction', 'layout', 'colours', 'type', 'object'] as const)(
    'a roll returns another %s, and a second roll another again',
    async (element) => {
      const rolls = await Promise.all([0, 1].map((at) => roll({ elements: [element], roll: at })));
      const [first, second] = rolls;
      expect(first?.changed).toEqual([element]);
      expect(first?.recipe).not.toEqual(recipe);
      expect(second?.recipe).not.toEqual(first?.recipe);
    },
  );

  it('a roll replaces only the chosen elements that are not locked', async () => {
    const rolled = await roll({ elements: ['headline', 'layout'], locks: ['headline'] });
    expect(rolled.changed).toEqual(['layout']);
    expect({ ...rolled.recipe, layout: recipe.layout }).toEqual(recipe);
  });
});

it('hints name only changes that raise the ad’s score', async () => {
  const short = { ...recipe, words: { ...recipe.words, headline: 'Clay' } };
  const answer = await post(EDITOR_PATHS.hints, { recipe: short, format: 'square' });
  const { score, hints } = hintsResponseSchema.parse(await answer.json());
  expect(score).toBe(4);
  expect(hints.map(({ element }) => element)).toEqual(['headline']);
  expect(hints[0]?.score).toBeGreaterThan(score);
});
