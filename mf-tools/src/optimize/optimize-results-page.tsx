import { CredentialNotes, ResultsLaunchKit, useSavedCreatives } from '@adwright/ads';
import { PATHS } from '@adwright/contracts';
import { LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { Navigate, useLocation } from '@adwright/ui/router';
import { CreativeCard } from '../layout/creative-card.tsx';
import { CreativeGrid } from '../layout/creative-grid.tsx';
import { BeforeAfter } from './before-after.tsx';
import { type OptimizeResultsState, optimizeResultsStateSchema } from './results-state.ts';

/** Shows the page /optimize/results (spec §2) with the original and the enhanced image. */
export function OptimizeResultsPage() {
  const state = optimizeResultsStateSchema.safeParse(useLocation().state).data;
  if (!state) return <Navigate to={PATHS.optimize} replace />;
  return <OptimizeResults state={state} />;
}

function OptimizeResults({ state }: { state: OptimizeResultsState }) {
  const creatives = useSavedCreatives(state.creatives);
  const [original, enhanced] = creatives;
  return (
    <PageShell>
      <PageHeader
        title="Your Optimization Results"
        actions={
          <>
            <LinkButton to={PATHS.optimize} announcedAs="button">
              Back to Optimize
            </LinkButton>
            <LinkButton to={PATHS.myAds} announcedAs="button">
              View All My Ads
            </LinkButton>
            <ResultsLaunchKit creatives={creatives} />
          </>
        }
      />
      {original && enhanced ? (
        <BeforeAfter original={original.imageUrl} enhanced={enhanced.imageUrl} />
      ) : null}
      <CreativeGrid columns="two">
        {creatives.map((creative, index) => (
          <CreativeCard
            key={creative.imageUrl}
            creative={creative}
            alt={creative.title ?? `Image ${index + 1}`}
          />
        ))}
      </CreativeGrid>
      <CredentialNotes imageUrls={creatives.map(({ imageUrl }) => imageUrl)} />
    </PageShell>
  );
}
