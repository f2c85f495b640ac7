import { AD_FORMATS, type AdFormat } from '@adwright/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { createTestAd } from '../testing/test-ad.ts';
import { TestBackend } from '../testing/test-backend.ts';
import { LaunchKitButton } from './launch-kit-button.tsx';

const AD = createTestAd(1, { title: '=cmd() Mugs', ad_text: 'Clay keeps it warm. قهوة أفضل ☕.' });
const FORMATS = `POST /ads/${AD.id}/formats`;
const addressOf = (format: string) =>
  `http://localhost:8321/storage/v1/object/public/ad_images/${format}.jpg`;

/**
 * Returns the first bytes of a JPEG up to its size: the start-of-image marker and the start-of-frame marker.
 */
function jpeg({ width, height }: { width: number; height: number }): Response {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, ...size, 3, 1, 0]);
  return new Response(bytes, { headers: { 'content-type': 'image/jpeg' } });
}

let backend: TestBackend;
let saved: { name: string; blob: Blob }[];

beforeEach(async () => {
  saved = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, blob });
  });
  backend = await new TestBackend().start();
  backend.on('GET /rest/v1/ads', () => Response.json([AD]));
  for (const [format, size] of Object.entries(AD_FORMATS)) {
    backend.on(`GET ${new URL(addressOf(format)).pathname}`, () => jpeg(size));
  }
  backend.on(`GET ${new URL(String(AD.ad_image_url)).pathname}`, () => jpeg(AD_FORMATS.square));
});

afterEach(() => vi.restoreAllMocks());

/** Serves an ad with a recipe. The ad has a picture only in the square format. */
function serveRecipe() {
  backend.on('GET /rest/v1/ad_versions', () =>
    Response.json([
      {
        ad_id: AD.id,
        user_id: AD.user_id,
        n: 1,
        recipe: {},
        images: { square: addressOf('square') },
        viral_score: null,
        created_at: AD.created_at,
      },
    ]),
  );
}

const imagesOf = (...formats: AdFormat[]) =>
  Object.fromEntries(formats.map((format) => [format, addressOf(format)]));

function Component() {
  return <LaunchKitButton adIds={[AD.id]} />;
}

async function open() {
  await renderPage({ path: '/', Component });
  await userEvent.click(await screen.findByRole('button', { name: 'Launch kit' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Brand' }), 'Töpferei');
  return screen.findByRole('textbox', { name: 'Link of the ad' });
}
const download = () => userEvent.click(screen.getByRole('button', { name: 'Download launch kit' }));

async function savedFiles() {
  await waitFor(() => expect(saved).toHaveLength(1));
  const [kit] = saved;
  return unzipSync(new Uint8Array(await (kit?.blob ?? new Blob()).arrayBuffer()));
}

test('the launch kit refuses an unapproved ad when the ad’s owner requires approval', async () => {
  serveRecipe();
  backend.on('POST /rest/v1/rpc/unapproved_for_kit', () =>
    Response.json([{ id: AD.id, state: 'changes_asked', newer_versions: 0 }]),
  );
  await userEvent.type(await open(), 'https://shop.example/');
  await download();
  const refusal = await screen.findByText(/hold only approved ads/);
  expect(refusal.textContent).toMatch(/“.+” \(changes asked\)\. Share them for approval/);
  expect(saved).toEqual([]);
  expect(backend.callsOf(FORMATS)).toEqual([]);
});

test('the launch kit renders the formats that the ad lacks and packs all formats for each platform', async () => {
  serveRecipe();
  backend.on(FORMATS, () =>
    Response.json({
      success: true,
      n: 1,
      images: imagesOf('square', 'portrait', 'story'),
      leftOut: [
        { format: 'landscape', reason: 'words_do_not_fit', message: 'No room in Landscape.' },
      ],
    }),
  );
  await userEvent.type(await open(), 'https://shop.example/?utm_source=mail');
  await download();
  const files = await savedFiles();
  expect(backend.callsOf(FORMATS)[0]?.body).toEqual({
    formats: ['portrait', 'story', 'landscape'],
  });
  const name = (format: string) => `Topferei_cmd-Mugs_${format}_${AD.id}`;
  expect(Object.keys(files).sort()).toEqual(
    [
      'README.txt',
      'alt-texts.csv',
      'Google/google-ads.csv',
      `Google/${name('square')}.jpg`,
      'Meta/meta-ads.csv',
      ...['portrait', 'square', 'story'].map((format) => `Meta/${name(format)}.jpg`),
    ].sort(),
  );
  const csv = strFromU8(files['Meta/meta-ads.csv'] ?? new Uint8Array());
  expect(csv).toContain(`utm_source=mail&utm_medium=paid_social`);
  expect(csv).toContain(`utm_content=${encodeURIComponent(name('story'))},${name('story')}.jpg`);
  expect(csv).toContain('," =cmd() Mugs",');
  expect(csv).toContain('قهوة أفضل ☕');
  const altTexts = strFromU8(files['alt-texts.csv'] ?? new Uint8Array())
    .trim()
    .split('\r\n');
  expect(altTexts[0]).toMatch(/image,alt_text$/);
  expect(altTexts).toHaveLength(5);
  for (const row of altTexts.slice(1)) expect(row).toMatch(/^"?(Meta|Google)\/.*\.jpg"?,.+/);
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('alt-texts.csv');
  await screen.findByText(/No room in Landscape/);
});

test('the launch kit of a flat ad contains only the ad’s existing images', async () => {
  await userEvent.type(await open(), 'https://shop.example/');
  await download();
  const files = await savedFiles();
  expect(Object.keys(files).filter((path) => path.endsWith('.jpg'))).toEqual([
    `Meta/Topferei_cmd-Mugs_square_${AD.id}.jpg`,
    `Google/Topferei_cmd-Mugs_square_${AD.id}.jpg`,
  ]);
  await screen.findByText(/it has no recipe/);
});

test('the launch kit links each ad of a campaign to its product, or all ads to one link', async () => {
  const links = [{ ad_id: AD.id, link: 'https://shop.example/mugs?a=1', brand: 'Töpferei' }];
  backend.on('GET /rest/v1/campaign_rows', () => Response.json(links));
  await renderPage({ path: '/', Component });
  await userEvent.click(await screen.findByRole('button', { name: 'Launch kit' }));
  const brand = await screen.findByRole('textbox', { name: 'Brand' });
  expect(brand).toHaveProperty('value', 'Töpferei');
  expect(screen.queryByRole('textbox', { name: /Link/ })).toBeNull();
  await download();
  const files = await savedFiles();
  const csv = strFromU8(files['Meta/meta-ads.csv'] ?? new Uint8Array());
  expect(csv).toContain('https://shop.example/mugs?a=1&utm_source=meta');
  expect(csv).toContain('shop.example,');

  await userEvent.click(screen.getByRole('checkbox', { name: /its product’s link/ }));
  expect(screen.getByRole('textbox', { name: 'Link of the ad' })).toBeTruthy();
  await download();
  await screen.findByText('Required');
  expect(saved).toHaveLength(1);
});

test('the launch kit dialog marks the required fields, and completes a link that lacks its protocol', async () => {
  const field = await open();
  expect(field.getAttribute('aria-required')).toBe('true');
  expect(screen.getByText('Link of the ad').textContent).toBe('Link of the ad *');
  await userEvent.type(field, 'shop.example/mugs');
  await userEvent.tab();
  expect(field).toHaveProperty('value', 'https://shop.example/mugs');
  await download();
  const files = await savedFiles();
  const csv = strFromU8(files['Meta/meta-ads.csv'] ?? new Uint8Array());
  expect(csv).toContain('https://shop.example/mugs?utm_source=meta');
});

test('the launch kit dialog shows an invalid link as an error in the form, and keeps the typed link', async () => {
  const field = await open();
  await download();
  await screen.findByText('Required');
  await userEvent.type(field, 'javascript:alert(1)');
  await screen.findByText('Enter a web link that begins with https:// or http://');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await download();
  expect(saved).toEqual([]);
});

test('after a failure, the launch kit dialog names the failed step, saves no file, and succeeds at the next attempt', async () => {
  const path = `GET ${new URL(String(AD.ad_image_url)).pathname}`;
  backend.on(path, () => new Response(null, { status: 500 }));
  const field = await open();
  await userEvent.type(field, 'https://shop.example/');
  await download();
  await screen.findByText(/An image of “=cmd\(\) Mugs” can’t be loaded/);
  expect(saved).toEqual([]);
  expect(field).toHaveProperty('value', 'https://shop.example/');
  backend.on(path, () => jpeg(AD_FORMATS.square));
  await download();
  await savedFiles();
});

test('the launch kit dialog waits as long as the per-user rate limit says, then continues', async () => {
  serveRecipe();
  backend.on(FORMATS, () =>
    backend.callsOf(FORMATS).length === 1
      ? Response.json(
          { success: false, code: 'rate_limited', error: 'Too many.', retryAfterSeconds: 1 },
          { status: 429 },
        )
      : Response.json({ success: true, n: 1, images: imagesOf('square', 'story'), leftOut: [] }),
  );
  await userEvent.type(await open(), 'https://shop.example/');
  await download();
  await screen.findByText('Making ad 1 of 1');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(backend.callsOf(FORMATS)).toHaveLength(2);
});

test('the launch kit dialog names the ad and the reason when the ad’s formats can’t be rendered', async () => {
  serveRecipe();
  backend.on(FORMATS, () =>
    Response.json(
      { success: false, code: 'newer_recipe', error: 'A newer version made this ad.' },
      { status: 409 },
    ),
  );
  await userEvent.type(await open(), 'https://shop.example/');
  await download();
  await screen.findByText(
    'The formats of “=cmd() Mugs” can’t be made. A newer version made this ad.',
  );
  expect(saved).toEqual([]);
});

const CLAIM = 'The best mugs';
const FINDING = {
  subject: 'superlative',
  field: 'headline',
  words: 'best',
  sentence: CLAIM,
  level: 'reviewed',
  verdicts: [
    {
      platform: 'meta',
      level: 'reviewed',
      says: 'Meta reviews exaggerated claims.',
      page: { title: 'Practices', url: 'https://transparency.meta.com/practices' },
    },
  ],
  repair: null,
};
const PROOF = {
  id: crypto.randomUUID(),
  ad_id: AD.id,
  claim: CLAIM,
  evidence: 'Cup test',
  link: null,
};

const answerFindings = (...findings: object[]) =>
  backend.on('POST /policy-check', () =>
    Response.json({ success: true, ads: [{ id: AD.id, findings }] }),
  );

async function openDialog() {
  await renderPage({ path: '/', Component });
  await userEvent.click(await screen.findByRole('button', { name: 'Launch kit' }));
}

test('the launch kit dialog lists possible objections of platforms, and the evidence is written into the README', async () => {
  answerFindings(FINDING, { ...FINDING, sentence: 'The best cups' });
  backend.on('GET /rest/v1/claim_evidence', () => Response.json([PROOF]));
  await openDialog();
  expect(await screen.findByText(/Platforms may object to 1 of 1 ad\./)).toBeTruthy();
  expect(screen.getByText('Supported')).toBeTruthy();
});

test('the launch kit dialog attaches evidence once after a click or Enter, and makes no launch kit', async () => {
  answerFindings(FINDING);
  let rows: object[] = [];
  backend.on('GET /rest/v1/claim_evidence', () => Response.json(rows));
  const { promise, resolve } = Promise.withResolvers<Response>();
  backend.on('POST /rest/v1/claim_evidence', () => promise);
  await openDialog();
  await userEvent.click(await screen.findByRole('button', { name: 'Attach evidence' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'What proves it' }), 'Cup test{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save evidence' }));
  rows = [PROOF];
  resolve(new Response(null, { status: 201 }));
  await screen.findByText('Supported');
  expect(backend.callsOf('POST /rest/v1/claim_evidence').map(({ body }) => body)).toEqual([
    { ad_id: AD.id, claim: CLAIM, evidence: 'Cup test', link: null },
  ]);
  expect(screen.queryByText('Required')).toBeNull();
});

test('the launch kit dialog says when evidence can’t be removed, and keeps the evidence', async () => {
  answerFindings(FINDING);
  backend
    .on('GET /rest/v1/claim_evidence', () => Response.json([PROOF]))
    .on('DELETE /rest/v1/claim_evidence', () => Response.json({}, { status: 500 }));
  await openDialog();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove evidence' }));
  await screen.findByText('The evidence can’t be removed right now. Try again in a moment.');
  expect(screen.getByText('Supported')).toBeTruthy();
});

test('a launch kit contains the evidence even if the user requests the launch kit before the dialog has loaded the evidence', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const proof = { ...PROOF, claim: '=cmd() Mugs' };
  backend.on('GET /rest/v1/claim_evidence', async () => {
    await promise;
    return Response.json([proof]);
  });
  await userEvent.type(await open(), 'https://shop.example/');
  await download();
  resolve();
  const files = await savedFiles();
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Cup test');
});

test('the launch kit dialog makes no launch kit while the evidence for the ads can’t be read', async () => {
  backend.on('GET /rest/v1/claim_evidence', () => Response.json({}, { status: 500 }));
  await userEvent.type(await open(), 'https://shop.example/');
  await download();
  await screen.findByText('The evidence for claims can’t be loaded. Try again in a moment.');
  expect(saved).toEqual([]);
});
