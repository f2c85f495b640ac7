import { moduleManifestSchema, REDIRECTS } from '@adwright/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

/**
 * Names of the modules that belong to the product. The test of the menus ignores other modules, such as new modules of
 * a team, with their menu entries, cards and routes.
 */
const PRODUCT_MODULES = [
  'mf-auth',
  'mf-dashboard',
  'mf-gallery',
  'mf-create',
  'mf-tools',
  'mf-billing',
  'mf-studio',
  'mf-campaigns',
  'mf-review',
] as const;

const moduleSchema = z.object({ manifest: moduleManifestSchema });
let manifests: z.infer<typeof moduleManifestSchema>[];

beforeAll(async () => {
  manifests = await Promise.all(
    PRODUCT_MODULES.map(async (name) => {
      const file = new URL(`../${name}/src/manifest.ts`, import.meta.url);
      return moduleSchema.parse(await import(file.href)).manifest;
    }),
  );
});

/** Returns the entries of one menu in order, each with the path to which the entry leads. */
const menu = (name: 'header' | 'mobile', whose: 'user' | 'guest') =>
  manifests
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.menu === name && entry.audience === whose)
    .toSorted((one, other) => one.order - other.order)
    .map(({ label, path }) => [label, path]);

const routes = (access: 'public' | 'guest' | 'user') =>
  manifests
    .flatMap((manifest) => manifest.routes)
    .filter((route) => route.access === access)
    .map(({ path }) => path)
    .toSorted();

/** The menus must have exactly the entries in spec §2, "Landing" (Header, Mobile side menu). */
describe('menus, cards and routes that the modules declare', () => {
  it('the modules declare the entries of the header for a signed-in user', () => {
    expect(menu('header', 'user')).toEqual([
      ['Dashboard', '/dashboard'],
      ['My Ads', '/my-ads'],
      ['Create Ad', '/create'],
    ]);
    expect(menu('header', 'guest')).toEqual([]);
  });

  it('the modules declare the entries of the side menu for a signed-in user', () => {
    expect(menu('mobile', 'user')).toEqual([
      ['Dashboard', '/dashboard'],
      ['My Ad Gallery', '/my-ads'],
      ['Create Single Ad', '/create'],
      ['Creative Boost (10x)', '/boost'],
      ['Optimize Creative', '/optimize'],
      ['Creative Variation', '/variation'],
      ['My Favorites', '/favorites'],
      ['Add Text to Images', '/overlay'],
    ]);
  });

  it('the modules declare the entries of the side menu for a guest', () => {
    expect(menu('mobile', 'guest')).toEqual([
      ['Pricing', '/payment'],
      ['Log in', '/login'],
      ['Sign up', '/signup'],
    ]);
  });
});

/** The spec does not list these pages; both menus show their entries below the spec's entries. */
it('the modules declare further pages that spec §2 does not list', () => {
  const pages = manifests
    .flatMap(({ furtherPages = [] }) => furtherPages)
    .toSorted((one, other) => one.order - other.order);
  expect(pages.map(({ label, path }) => [label, path])).toEqual([
    ['Campaigns', '/campaigns'],
    ['Review links', '/reviews'],
    ['Brand kits', '/brand'],
    ['Photoshoot', '/photoshoot'],
    ['Billing', '/billing'],
    ['Account', '/account'],
    ['Workspaces', '/workspaces'],
  ]);
  const named = new Set(manifests.flatMap(({ navigation }) => navigation.map(({ path }) => path)));
  expect(pages.filter(({ path }) => named.has(path))).toEqual([]);
});

/** The expected cards are those of spec §2, /dashboard. */
it('the modules declare eight cards of the dashboard, with their pages and prices', () => {
  const cards = manifests
    .flatMap((manifest) => manifest.cards ?? [])
    .toSorted((one, other) => one.order - other.order);
  expect(cards.map(({ path, cost }) => [path, cost])).toEqual([
    ['/create', 1],
    ['/boost', 10],
    ['/optimize', 1],
    ['/variation', 1],
    ['/overlay', 1],
    ['/photoshoot', 3],
    ['/my-ads', 0],
    ['/favorites', 0],
  ]);
});

/**
 * The expected routes are those of spec §2, "Access groups", by access group. The shell itself has the landing
 * page and the redirects, so they are not routes of a module. The project's own decisions added `/account`,
 * `/billing`, `/brand`, `/campaigns`, `/status`, `/verify`, `/review/{token}`, `/reviews`, `/workspaces`,
 * `/workspaces/{id}`, `/invitation/{token}`, `/review-mails/{token}` and `/ad/{id}/edit`.
 */
it('the modules declare every route in the access group that the spec gives', () => {
  expect(routes('public')).toEqual([
    '/invitation/:token',
    '/pricing',
    '/review-mails/:token',
    '/review/:token',
    '/verify',
  ]);
  expect(routes('guest')).toEqual(['/forgot-password', '/login', '/reset-password', '/signup']);
  expect(routes('user')).toEqual([
    '/account',
    '/ad/:id',
    '/ad/:id/edit',
    '/billing',
    '/boost',
    '/boost/results',
    '/brand',
    '/brand/:id',
    '/campaigns',
    '/campaigns/:id',
    '/campaigns/new',
    '/create',
    '/dashboard',
    '/enhance/results',
    '/favorites',
    '/my-ads',
    '/optimize',
    '/optimize/results',
    '/overlay',
    '/overlay/results',
    '/photoshoot',
    '/photoshoot/results',
    '/post-checkout',
    '/results',
    '/reviews',
    '/status',
    '/variation',
    '/variation/results',
    '/workspaces',
    '/workspaces/:id',
  ]);
  expect(REDIRECTS).toMatchObject({ '/index': '/dashboard', '/payment': '/pricing' });
});

/** Spec §2, /my-ads, lists the filter's types of ads, and the label of a photoshoot. */
it('the modules declare the types of ads “boosted ad” and “photoshoot”', () => {
  const kinds = manifests
    .flatMap((manifest) => manifest.adKinds ?? [])
    .toSorted((one, other) => one.order - other.order);
  expect(
    kinds.map(({ value, label, rows, badge, opener }) => [value, label, rows, badge, opener]),
  ).toEqual([
    ['boosted', 'Boosted', { isBoosted: true }, undefined, undefined],
    ['photoshoots', 'Photoshoots', { adType: 'photoshoot' }, 'Photoshoot', 'View Full Photoshoot'],
  ]);
});
