import { type AdFilter, NO_FILTER } from '@adwright/ads';
import { PATHS } from '@adwright/contracts';
import { EmptyState, LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { AdList } from '../grid/ad-list.tsx';
import { GALLERY_TEXTS, GALLERY_TOASTS } from '../texts.ts';

const FAVORITES: AdFilter = { ...NO_FILTER, favoritesOnly: true };

/** Shows the page /favorites (spec §2). */
export function FavoritesPage() {
  return (
    <PageShell>
      <PageHeader
        title="My Favorites"
        actions={<LinkButton to={PATHS.dashboard}>Dashboard</LinkButton>}
      />
      <AdList
        label="your favorite ads"
        filter={FAVORITES}
        opener="link"
        failure={GALLERY_TOASTS.favoritesNotLoaded}
        empty={
          <EmptyState
            title={GALLERY_TEXTS.emptyFavorites}
            description="Press the heart on any ad, and it is kept here."
            action={
              <LinkButton to={PATHS.myAds} kind="primary" announcedAs="button">
                Browse My Ads
              </LinkButton>
            }
          />
        }
      />
    </PageShell>
  );
}
