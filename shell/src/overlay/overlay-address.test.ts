import { expect, it } from 'vitest';
import { buildOverlayAddress, buildOverlayLink } from './overlay-address.ts';

const PAGE = 'https://a.example/my-ads?page=2&override=mf-x@1';

it('the overlay’s URL keeps the page’s query parameters and the versions that were chosen before', () => {
  expect(buildOverlayAddress(PAGE, { 'mf-gallery': '3' })).toBe(
    'https://a.example/my-ads?page=2&override=mf-gallery%403&overlay=',
  );
  expect(buildOverlayAddress(PAGE, {})).toBe('https://a.example/my-ads?page=2&overlay=');
});

it('a link to the overlay that a user shares contains the signed pass', () => {
  const link = new URL(buildOverlayLink(PAGE, { 'mf-gallery': '3' }, 'a.b.c'));
  expect(link.searchParams.get('override-pass')).toBe('a.b.c');
  expect(link.searchParams.get('override')).toBe('mf-gallery@3');
  expect(buildOverlayLink(PAGE, {}, undefined)).not.toContain('override-pass');
});
