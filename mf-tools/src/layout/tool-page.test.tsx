import { renderPage, TestBackend } from '@adwright/ads/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BoostPage } from '../boost/boost-page.tsx';
import { OptimizePage } from '../optimize/optimize-page.tsx';
import { OverlayPage } from '../overlay/overlay-page.tsx';
import { PhotoshootPage } from '../photoshoot/photoshoot-page.tsx';
import { VariationPage } from '../variation/variation-page.tsx';

beforeEach(() => new TestBackend().start());

test.each([
  ['/boost', BoostPage, 'boost'],
  ['/optimize', OptimizePage, 'enhancement'],
  ['/variation', VariationPage, 'variation'],
  ['/overlay', OverlayPage, 'overlay'],
  ['/photoshoot', PhotoshootPage, 'photoshoot'],
])('the page of the tool %s shows an example before the form', async (path, Component, picture) => {
  await renderPage({ path, Component });
  const figure = within(screen.getByRole('figure'));
  const example = figure.getByRole<HTMLImageElement>('img');
  expect(example.src).toContain(`${picture}.webp`);
  // The page reserves the space of the example picture, which has an alt text.
  expect(
    Number(example.getAttribute('width')) * Number(example.getAttribute('height')),
  ).toBeGreaterThan(0);
  expect(example.alt.length).toBeGreaterThan(20);
  expect(screen.getByRole('figure').textContent).not.toBe('');
});
