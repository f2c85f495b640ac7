import { readFileSync } from 'node:fs';
import {
  AD_TEXT_PREVIEW_CHARACTERS,
  AD_TYPE_OPTIONS,
  BOOST_VARIATION_COUNT,
  EMOTION_OPTIONS,
  ENVIRONMENT_OPTIONS,
  FEATURES,
  LANDING_CAROUSEL_DELAY_MS,
  MAX_OVERLAY_SUBTITLE_LENGTH,
  MAX_OVERLAY_TITLE_LENGTH,
  MAX_PASSWORD_BYTES,
  MAX_TEXT_LENGTH,
  MAX_VISIBLE_TOASTS,
  MIN_PASSWORD_LENGTH,
  MOBILE_BREAKPOINT_PX,
  OVERLAY_VARIATION_COUNT,
  PATHS,
  PHOTOSHOOT_COUNT,
  REDIRECTS,
  SAVED_AD,
  SKELETON_COUNT,
  STARTER_PLAN,
  STORAGE_CACHE_SECONDS,
  TEXTS,
  TOASTS,
  TRIAL_PLAN,
  UNCLAIMED_SPEND_MINUTES,
  VISUAL_STYLE_OPTIONS,
} from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AUTH_TEXTS, AUTH_TOASTS } from '../mf-auth/src/texts.ts';
import { BILLING_TOASTS } from '../mf-billing/src/texts.ts';
import { CREATE_AD_TEXTS, CREATIVES_MISSING } from '../mf-create/src/create/create-ad-texts.ts';
import { GALLERY_TEXTS, GALLERY_TOASTS } from '../mf-gallery/src/texts.ts';
import { BOOST_TEXTS, MISSING_FIELDS } from '../mf-tools/src/boost/boost-texts.ts';
import { ENHANCE_TEXTS } from '../mf-tools/src/optimize/enhance-texts.ts';
import { OVERLAY_TEXTS, OVERLAY_TOASTS } from '../mf-tools/src/overlay/overlay-texts.ts';
import {
  MISSING_IMAGE,
  NO_PHOTOSHOOTS,
  PHOTOSHOOT_TEXTS,
} from '../mf-tools/src/photoshoot/photoshoot-texts.ts';
import { VARIATION_TEXTS } from '../mf-tools/src/variation/variation-texts.ts';

/** Line breaks and the padding of table cells are ignored. */
const page = readFileSync(new URL('../docs/product.md', import.meta.url), 'utf8').replace(
  /\s+/g,
  ' ',
);
const section = (n: number) => page.split(/ ## (?=\d)/)[n] ?? '';

/** Returns the quoted texts in a section of the spec, which the interface must show word for word. */
const quoted = (n: number) => [...section(n).matchAll(/"([^"]+)"/g)].map(([, text]) => text);

const textsSchema = z.array(z.object({ title: z.string(), description: z.string().optional() }));

/** Texts of single modules, which are stored beside the modules' flows. */
const TOOL_TEXTS = [
  CREATE_AD_TEXTS,
  BOOST_TEXTS,
  VARIATION_TEXTS,
  ENHANCE_TEXTS,
  OVERLAY_TEXTS,
  PHOTOSHOOT_TEXTS,
];
/** Toasts for cases that the spec does not cover: a too long password, and the account page. */
const OUR_AUTH_TOASTS = new Set<unknown>([
  AUTH_TOASTS.passwordTooLong,
  AUTH_TOASTS.settingsSaved,
  AUTH_TOASTS.settingsNotSaved,
  AUTH_TOASTS.emailChangeAsked,
  AUTH_TOASTS.passwordChanged,
  AUTH_TOASTS.othersSignedOut,
  AUTH_TOASTS.othersNotSignedOut,
  AUTH_TOASTS.exportAsked,
  AUTH_TOASTS.exportUnderWay,
  AUTH_TOASTS.exportNotAsked,
  AUTH_TOASTS.accountExported,
  AUTH_TOASTS.accountNotExported,
  AUTH_TOASTS.accountNotDeleted,
]);
const TOOL_TOASTS = [
  CREATIVES_MISSING,
  MISSING_FIELDS,
  ...TOOL_TEXTS.flatMap((texts) => [
    texts.notSaved,
    ...('saved' in texts ? [texts.saved] : []),
    ...('succeeded' in texts ? [texts.succeeded] : []),
  ]),
  ...[OVERLAY_TOASTS, AUTH_TOASTS, GALLERY_TOASTS]
    .flatMap((toasts) => Object.values<unknown>(toasts))
    .filter((toast) => typeof toast !== 'function' && !OUR_AUTH_TOASTS.has(toast)),
  BILLING_TOASTS.authenticationRequired,
  BILLING_TOASTS.checkoutFailed,
  BILLING_TOASTS.checkoutInvalidResponse,
];
const toolTexts = textsSchema
  .parse(TOOL_TOASTS)
  .flatMap(({ title, description }) => (description ? [title, description] : [title]));

/** Texts with a value are built with the placeholders that docs/product.md uses. */
const known = new Set([
  ...toolTexts,
  ...TOOL_TEXTS.flatMap((texts) => [
    texts.invalidResponse,
    texts.fallback,
    texts.failed('').title,
    ...('unexplained' in texts ? [texts.unexplained] : []),
  ]),
  MISSING_IMAGE,
  NO_PHOTOSHOOTS,
  ...Object.values(AUTH_TEXTS),
  ...Object.values(GALLERY_TEXTS),
  ...textsSchema
    .parse(Object.values(TOASTS).filter((toast) => typeof toast !== 'function'))
    .flatMap(({ title, description }) => [title, description]),
  ...Object.values(TEXTS).filter((text) => typeof text === 'string'),
  AUTH_TOASTS.loginFailed('').title,
  AUTH_TOASTS.signUpFailed('').title,
  TOASTS.authenticationError('').title,
  TOASTS.generationFailed('').title,
  TEXTS.uploadError('{message}'),
]);

describe('the specification in docs/product.md', () => {
  it('the specification has the nine sections that comments in the code cite', () => {
    expect(page.match(/ ## \d\./g)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ` ## ${n}.`));
  });

  it('every error text in the specification exists in the product', () => {
    const texts = quoted(8);
    expect(texts.length).toBeGreaterThan(70);
    expect(texts.filter((text) => !known.has(text ?? ''))).toEqual([]);
  });

  it('the specification contains every error text, except the project’s own texts, which begin at `adDeleted`', () => {
    const ours = Object.keys(TOASTS).indexOf('adDeleted');
    const toasts = Object.values(TOASTS).slice(0, ours);
    const texts = textsSchema
      .parse(toasts.filter((toast) => typeof toast !== 'function'))
      .flatMap(({ title, description }) => (description ? [title, description] : [title]))
      .concat(toolTexts);
    expect(texts.filter((text) => !page.includes(`"${text}"`))).toEqual([]);
  });

  it('the specification contains every route', () => {
    const paths = [...Object.values(PATHS), '/index', '/payment'];
    expect(Object.keys(REDIRECTS)).toEqual(expect.arrayContaining(['/index', '/payment']));
    const missing = paths.filter(
      (path) => !section(2).includes(`\`${path.replace(/:(\w+)/, '{$1}')}\``),
    );
    expect(missing).toEqual([]);
  });

  it('the specification contains every option of the forms', () => {
    const values = [...ENVIRONMENT_OPTIONS, ...VISUAL_STYLE_OPTIONS].map(
      ({ value }) => `\`${value}\``,
    );
    const labels = [...EMOTION_OPTIONS, ...AD_TYPE_OPTIONS].map(({ label }) => label);
    expect([...values, ...labels].filter((option) => !section(5).includes(option))).toEqual([]);
  });

  it('the specification contains the titles and texts of saved ads', () => {
    const { variation, enhancement, photoshootTitle } = SAVED_AD;
    for (const { title, adText } of [variation, enhancement]) {
      expect(section(7)).toContain(`| "${title}" | "${adText}" |`);
    }
    expect(section(7)).toContain(`"${photoshootTitle('{productType}')}"`);
  });

  it('the specification contains the prices and plans', () => {
    for (const { name, cost } of Object.values(FEATURES)) {
      expect(section(9)).toMatch(new RegExp(`\\| ${cost}( \\(for 10 ads\\))? \\| \`${name}\` \\|`));
    }
    expect(section(9)).toContain(
      `\`${TRIAL_PLAN.name}\`, \`ads_limit\` ${TRIAL_PLAN.credits}, \`ads_generated\` 0, \`reset_date\` ${TRIAL_PLAN.periodDays} days`,
    );
    expect(section(9)).toContain(
      `${STARTER_PLAN.priceLabel}/${STARTER_PLAN.interval}, ${STARTER_PLAN.credits} ad credits`,
    );
  });

  it.each([
    ['variations of a boost', `${BOOST_VARIATION_COUNT}`],
    ['shortest password', `${MIN_PASSWORD_LENGTH} characters`],
    ['skeleton cards', `${SKELETON_COUNT}`],
    ['mobile breakpoint', `${MOBILE_BREAKPOINT_PX}px`],
    ['toasts at once', `${MAX_VISIBLE_TOASTS} at most`],
    ['carousel delay', `${LANDING_CAROUSEL_DELAY_MS} ms on the landing page, 4 s elsewhere`],
    ['storage cache', `${STORAGE_CACHE_SECONDS} seconds; photoshoot images are not overwritten`],
    [
      "preview of an ad's text",
      `first paragraph, 2 lines at most, cut at ${AD_TEXT_PREVIEW_CHARACTERS} characters with an ellipsis`,
    ],
    ['photos of a photoshoot', `${PHOTOSHOOT_COUNT}`],
    ['variations of an overlay', `${OVERLAY_VARIATION_COUNT}`],
    ['unclaimed spend is given back after', `${UNCLAIMED_SPEND_MINUTES} minutes`],
    ['free text', `${MAX_TEXT_LENGTH} characters at most`],
    [
      'overlay title, subtitle',
      `${MAX_OVERLAY_TITLE_LENGTH}, ${MAX_OVERLAY_SUBTITLE_LENGTH} characters`,
    ],
    ['longest password', `${MAX_PASSWORD_BYTES} bytes in UTF-8`],
  ])('the specification contains the number: %s', (what, value) => {
    expect(section(9)).toContain(`| ${what} | ${value} |`);
  });
});
