import {
  CompareButton,
  CompareCheckbox,
  CreativeNotes,
  CredentialNotes,
  DownloadAllButton,
  getSavedAdId,
  ResultsLaunchKit,
  useComparison,
  useSavedCreatives,
} from '@adwright/ads';
import { PATHS } from '@adwright/contracts';
import { LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { Navigate, useLocation } from '@adwright/ui/router';
import { CreativeCard } from '../layout/creative-card.tsx';
import { CreativeGrid } from '../layout/creative-grid.tsx';
import { type BoostResultsState, boostResultsStateSchema } from './results-state.ts';

/** Shows the page /boost/results (spec §2). */
export function BoostResultsPage() {
  const state = boostResultsStateSchema.safeParse(useLocation().state).data;
  if (!state) return <Navigate to={PATHS.boost} replace />;
  return <BoostResults state={state} />;
}

function BoostResults({ state }: { state: BoostResultsState }) {
  const creatives = useSavedCreatives(state.creatives);
  const comparison = useComparison();
  const names = new Map(
    creatives.map((creative, index) => [getSavedAdId(creative) ?? '', nameOf(index)] as const),
  );
  return (
    <PageShell>
      <PageHeader
        title="Your Creative Variations"
        lead={`${creatives.length} creatives from one brief, saved in My Ads.`}
        actions={
          <>
            <LinkButton to={PATHS.boost} announcedAs="button">
              Back to Boost
            </LinkButton>
            <LinkButton to={PATHS.myAds} announcedAs="button">
              View All My Ads
            </LinkButton>
            <CompareButton comparison={comparison} names={names} />
            <ResultsLaunchKit creatives={creatives} />
            <DownloadAllButton creatives={creatives} archiveName="adwright-boost" />
          </>
        }
      />
      <CreativeNotes creatives={creatives} />
      <CredentialNotes imageUrls={creatives.map(({ imageUrl }) => imageUrl)} />
      <CreativeGrid columns="five">
        {creatives.map((creative, index) => {
          const adId = getSavedAdId(creative);
          return (
            <CreativeCard
              key={creative.imageUrl}
              creative={creative}
              alt={nameOf(index)}
              size="card"
              hideOnError
              editable
            >
              {adId ? (
                <CompareCheckbox
                  adId={adId}
                  name={nameOf(index).toLowerCase()}
                  isChosen={comparison.adIds.includes(adId)}
                  isFull={comparison.isFull}
                  onToggle={comparison.toggle}
                />
              ) : null}
            </CreativeCard>
          );
        })}
      </CreativeGrid>
    </PageShell>
  );
}

function nameOf(index: number): string {
  return `Variation ${index + 1}`;
}
