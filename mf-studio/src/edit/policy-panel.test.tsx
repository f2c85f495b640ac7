import { createTestAd, renderPage, TestBackend } from '@adwright/ads/testing';
import { AD_FORMATS, RENDERER_VERSION, type Recipe, withDisclosure } from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { EditPage } from './edit-page.tsx';
import { withText } from './policy-panel.tsx';

const AD = createTestAd(1, { is_boosted: true });
const { headline } = sampleRecipe.words;
const FINDING = {
  subject: 'superlative',
  field: 'headline',
  words: 'better',
  sentence: headline,
  level: 'reviewed',
  verdicts: [
    {
      platform: 'google',
      level: 'reviewed',
      says: 'Google asks that your site proves such a claim.',
      page: {
        title: 'Unreliable claims',
        url: 'https://support.google.com/adspolicy/answer/15936857',
      },
    },
  ],
  repair: { label: 'Say it without the claim', text: 'Coffee from clay' },
};

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend
    .on('GET /rest/v1/ads', () => Response.json([AD]))
    .on('GET /rest/v1/ad_versions', () =>
      Response.json([
        {
          ad_id: AD.id,
          user_id: AD.user_id,
          n: 1,
          recipe: sampleRecipe,
          images: { square: String(AD.ad_image_url) },
          viral_score: null,
          created_at: AD.created_at,
        },
      ]),
    )
    .on('GET /editor-choices', () => Response.json({ success: true, objects: [] }))
    .on('POST /preview', () =>
      Response.json({
        success: true,
        renderer: { recipe: RENDERER_VERSION, current: RENDERER_VERSION },
        pictures: [
          {
            format: 'square',
            width: AD_FORMATS.square.width,
            height: AD_FORMATS.square.height,
            boxes: [],
            minContrast: 7,
            gaveWay: [],
            dropped: [],
            imageUrl: `data:image/jpeg;base64,${btoa('square')}`,
          },
        ],
        leftOut: [],
      }),
    )
    .on('POST /policy-check', () =>
      Response.json({ success: true, ads: [{ id: AD.id, findings: [FINDING] }] }),
    );
});

const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

async function open(tab = 'Check') {
  await renderPage({ path: '/ad/:id/edit', Component: EditPage, at: `/ad/${AD.id}/edit` });
  await openTab(tab);
}

describe("the panel that checks the ad's words before launch", () => {
  it('the policy panel links to the platform’s rule, and writes a repaired text into the field', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Google: Unreliable claims' });
    expect(link.getAttribute('href')).toBe(FINDING.verdicts[0]?.page.url);
    await userEvent.click(screen.getByRole('button', { name: 'Say it without the claim' }));
    await openTab('Words');
    const field = await screen.findByRole('textbox', { name: 'Headline' });
    expect(field).toHaveProperty('value', 'Coffee from clay');
  });

  it('the policy panel shows that the check is running until the first result', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    backend.on('POST /policy-check', () => promise);
    await open();
    expect(await screen.findByText(/being checked/)).toBeTruthy();
    expect(screen.queryByText(/speaks against these words/)).toBeNull();
    resolve(Response.json({ success: true, ads: [{ id: AD.id, findings: [] }] }));
    expect(await screen.findByText(/speaks against these words/)).toBeTruthy();
    expect(screen.queryByText(/being checked/)).toBeNull();
  });

  it('the policy panel reports that the check failed, and repeats it on request', async () => {
    let fails = true;
    backend.on('POST /policy-check', () =>
      fails
        ? Response.json({ success: false, error: 'No', code: 'invalid_request' }, { status: 400 })
        : Response.json({ success: true, ads: [{ id: AD.id, findings: [] }] }),
    );
    await open();
    const again = await screen.findByRole('button', { name: 'Check again' });
    expect(screen.getByText('The platforms’ rules can’t be checked right now.')).toBeTruthy();
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByText(/speaks against these words/)).toBeTruthy();
  });

  it('the policy panel shows one button for a repair that fixes several findings of a field', async () => {
    const repair = { label: 'Write it plainly', text: 'Coffee from clay' };
    const sign = { ...FINDING, words: 'clay!!!', sentence: 'Coffee from clay!!!', repair };
    backend.on('POST /policy-check', () =>
      Response.json({
        success: true,
        ads: [
          {
            id: AD.id,
            findings: [
              { ...sign, subject: 'repeatedPunctuation' },
              { ...sign, subject: 'exclamationMark' },
              { ...sign, subject: 'emoji', words: '☕' },
            ],
          },
        ],
      }),
    );
    await open();
    expect(await screen.findAllByRole('button', { name: 'Write it plainly' })).toHaveLength(1);
    expect(screen.getAllByText(/“clay!!!”/)).toHaveLength(1);
    expect(screen.getByText(/“☕”/)).toBeTruthy();
  });

  it('the policy panel attaches evidence to the sentence with the claim', async () => {
    backend.on('POST /rest/v1/claim_evidence', () => new Response(null, { status: 201 }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Attach evidence' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save evidence' }));
    expect(screen.getByRole('alert').textContent).toBe('Write what proves the claim');
    await userEvent.type(screen.getByRole('textbox', { name: 'What proves it' }), 'Cup test');
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Where it can be read (optional)' }),
      'cups.example/test',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save evidence' }));
    await waitFor(() => expect(backend.callsOf('POST /rest/v1/claim_evidence')).toHaveLength(1));
    expect(backend.callsOf('POST /rest/v1/claim_evidence')[0]?.body).toEqual({
      ad_id: AD.id,
      claim: headline,
      evidence: 'Cup test',
      link: 'https://cups.example/test',
    });
  });

  it('the policy panel shows the evidence for a claim instead of the warning', async () => {
    const id = crypto.randomUUID();
    backend.on('GET /rest/v1/claim_evidence', () =>
      Response.json([{ id, ad_id: AD.id, claim: headline, evidence: 'Cup test', link: null }]),
    );
    await open();
    const supported = await screen.findByText('Supported');
    const item = supported.closest('li');
    if (!item) throw new Error('the policy panel shows no evidence in a list');
    expect(within(item).getByText('Cup test')).toBeTruthy();
    expect(screen.queryByText('Reviewed')).toBeNull();
  });

  it('the policy panel keeps evidence for a claim after the punctuation of the claim was repaired', async () => {
    const id = crypto.randomUUID();
    backend.on('GET /rest/v1/claim_evidence', () =>
      Response.json([
        { id, ad_id: AD.id, claim: `${headline}!!!`, evidence: 'Cup test', link: null },
      ]),
    );
    await open();
    expect(await screen.findByText('Supported')).toBeTruthy();
  });

  it('the policy panel marks the field with a text that can’t be saved', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Attach evidence' }));
    const proof = screen.getByRole('textbox', { name: 'What proves it' });
    const link = screen.getByRole('textbox', { name: 'Where it can be read (optional)' });
    await userEvent.type(proof, 'Cup test');
    await userEvent.type(link, 'not a link');
    await userEvent.click(screen.getByRole('button', { name: 'Save evidence' }));
    expect(link.getAttribute('aria-invalid')).toBe('true');
    expect(proof.getAttribute('aria-invalid')).toBeNull();
  });

  it('the policy panel keeps the focus when a form replaces its buttons, and when its buttons disappear', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Attach evidence' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'What proves it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Attach evidence' }));
    await userEvent.click(screen.getByRole('button', { name: 'Say it without the claim' }));
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'What platforms say' }));
  });

  it('the policy panel offers no disclosure for pictures that the engine drew', async () => {
    await open('Picture');
    expect(await screen.findByText(/No model of ours made any part of this picture/)).toBeTruthy();
    // The engine drew the picture, so the panel must offer no note about an AI model.
    expect(screen.queryByRole('combobox', { name: 'What people are told' })).toBeNull();
  });

  it('the policy panel writes a newer recipe version only for an ad with a disclosure', () => {
    const { version, ...plain } = sampleRecipe;
    expect(version).toBe(1);
    const noted = withDisclosure({ ...plain, version }, 'note');
    expect(noted).toMatchObject({ disclosure: 'note', version: 3 });
    const silent = withDisclosure(noted, 'none');
    expect(silent).toEqual({ ...plain, version: 1 });
    expect(silent).not.toHaveProperty('disclosure');
    expect(withDisclosure(noted, 'platform').version).toBe(3);
    const overlay: Recipe = {
      ...{ version: 1, renderer: 1, kind: 'overlay', seed: 1, formats: ['square'], typed: [] },
      ...{ words: { headline: 'Hi', subline: '' }, style: 'card', panelAbove: false },
      picture: { kind: 'photo', imageUrl: 'http://storage.test/photo.jpg' },
    };
    expect(withDisclosure(overlay, 'note')).toEqual({ ...overlay, disclosure: 'note', version: 3 });
  });
});

describe('a repair in the policy panel', () => {
  it.each(['headline', 'subline', 'eyebrow', 'callToAction', 'problem', 'solution'] as const)(
    'a repair in the policy panel changes the field %s, which then counts as typed by the user',
    (field) => {
      const repaired = withText(sampleRecipe, field, 'Plain');
      expect(repaired.words).toHaveProperty(field, 'Plain');
      expect(repaired.typed).toContain(field);
    },
  );

  it('the policy panel writes a repair into a row of a comparison, a fact, the offer and the quote', () => {
    const words = {
      ...sampleRecipe.words,
      offer: { kind: 'discount' as const, text: '20% off' },
      facts: ['one', 'two'],
    };
    const recipe = { ...sampleRecipe, words };
    expect(withText(recipe, 'comparison.ours.1', 'Plain').words).toMatchObject({
      comparison: { ours: ['Thick', 'Plain', 'Glazed'] },
    });
    expect(withText(recipe, 'facts.1', 'Plain').words).toMatchObject({ facts: ['one', 'Plain'] });
    expect(withText(recipe, 'offer', 'Plain').words).toMatchObject({ offer: { text: 'Plain' } });
    expect(withText(recipe, 'quote.text', 'Plain').words).toMatchObject({
      quote: { text: 'Plain' },
    });
    expect(withText(recipe, 'nothing', 'Plain')).toBe(recipe);
  });
});
