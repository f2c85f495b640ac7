import type { ToastMessage } from '@adwright/contracts';
import { expect, test } from 'vitest';
import { GALLERY_TEXTS, GALLERY_TOASTS } from './texts.ts';

/** The title and description of each error message, as the specification states them. */
const FAILURES: readonly (readonly [ToastMessage, string, string?])[] = [
  [GALLERY_TOASTS.adsNotLoaded, 'Failed to load your ad campaigns'],
  [GALLERY_TOASTS.favoritesNotLoaded, 'Failed to load your favorite ads'],
  [GALLERY_TOASTS.adNotLoaded, 'Failed to load ad details'],
  [GALLERY_TOASTS.adNotFound, "Ad not found or you don't have permission to view it"],
  [GALLERY_TOASTS.adUnavailable, 'Unable to load ad details'],
];

test.each(FAILURES)(
  'the message %o is shown as an error with the text of the specification',
  (message, title, description) => {
    expect(message).toEqual({ title, description, kind: 'destructive' });
  },
);

test('the empty state explains why a list contains no ads', () => {
  expect(GALLERY_TEXTS).toEqual({
    emptyAds: "You haven't created any ad campaigns yet",
    emptyFavorites: 'No favorites yet!',
  });
});
