import { isUnfiltered } from '@adwright/ads';
import { PATHS } from '@adwright/contracts';
import { EmptyState, LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Link } from '@adwright/ui/router';
import { AdList } from '../grid/ad-list.tsx';
import { GALLERY_TEXTS, GALLERY_TOASTS } from '../texts.ts';
import { FilterBar } from './filter-bar.tsx';
import { useAdFilter } from './use-ad-filter.ts';

/** Shows the page /my-ads (spec §2). */
export function MyAdsPage() {
  const { filter, kinds, change, clear } = useAdFilter();
  return (
    <PageShell>
      <PageHeader
        title="My Ad Campaigns"
        lead={
          <>
            Every ad that you made. To make ads of a catalogue, and to follow them, go to{' '}
            <Link to={PATHS.campaigns}>Campaigns</Link>.
          </>
        }
        actions={
          <>
            <LinkButton to={PATHS.create}>Create</LinkButton>
            <LinkButton to={PATHS.dashboard}>Dashboard</LinkButton>
          </>
        }
      />
      <FilterBar filter={filter} kinds={kinds} onChange={change} />
      <AdList
        label="your ads"
        opener="button"
        selectable
        filter={filter}
        failure={GALLERY_TOASTS.adsNotLoaded}
        empty={
          isUnfiltered(filter) ? (
            <EmptyState
              title={GALLERY_TEXTS.emptyAds}
              description="A short brief is all it takes: a post, a story and the words to go with them."
              action={
                <LinkButton to={PATHS.create} kind="primary" announcedAs="button">
                  Create Your First Ad
                </LinkButton>
              }
            />
          ) : (
            <EmptyState
              title="No ads match"
              description="Try other words, or look through all of them."
              action={<Button onClick={clear}>Show all ads</Button>}
            />
          )
        }
      />
    </PageShell>
  );
}
