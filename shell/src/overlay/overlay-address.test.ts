import { expect, it } from 'vitest';
import { overlayAddress, overlayLink } from './overlay-address.ts';

const PAGE = 'https://a.example/my-ads?page=2&override=mf-x@1';

it('keeps the page’s own parameters and the versions chosen before', () => {
  expect(overlayAddress(PAGE, { 'mf-gallery': '3' })).toBe(
    'https://a.example/my-ads?page=2&override=mf-gallery%403&overlay=',
  );
  expect(overlayAddress(PAGE, {})).toBe('https://a.example/my-ads?page=2&overlay=');
});

it('keeps the signature in a shared link', () => {
  const link = new URL(overlayLink(PAGE, { 'mf-gallery': '3' }, 'a.b.c'));
  expect(link.searchParams.get('override-pass')).toBe('a.b.c');
  expect(link.searchParams.get('override')).toBe('mf-gallery@3');
  expect(overlayLink(PAGE, {}, undefined)).not.toContain('override-pass');
});
