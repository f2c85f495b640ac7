import { CredentialNotes, ResultsLaunchKit, useSavedCreatives } from '@adwright/ads';
import { PATHS } from '@adwright/contracts';
import { LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { Navigate, useLocation } from '@adwright/ui/router';
import { CreativeCard } from '../layout/creative-card.tsx';
import { CreativeGrid } from '../layout/creative-grid.tsx';
import { type OptimizeResultsState, optimizeResultsStateSchema } from './results-state.ts';

/** Shows the page /enhance/results (spec §2) with a grid of enhanced images. */
export function EnhanceResultsPage() {
  const state = optimizeResultsStateSchema.safeParse(useLocation().state).data;
  if (!state) return <Navigate to={PATHS.optimize} replace />;
  return <EnhanceResults state={state} />;
}

function EnhanceResults({ state }: { state: OptimizeResultsState }) {
  const creatives = useSavedCreatives(state.creatives);
  return (
    <PageShell>
      <PageHeader
        title="Your Enhanced Images"
        actions={
          <>
            <LinkButton to={PATHS.optimize} announcedAs="button">
              Back to Enhance
            </LinkButton>
            <ResultsLaunchKit creatives={creatives} />
          </>
        }
      />
      <CreativeGrid columns="auto">
        {creatives.map((creative, index) => (
          <CreativeCard
            key={creative.imageUrl}
            creative={creative}
            alt={creative.title ?? `Enhanced image ${index + 1}`}
          />
        ))}
      </CreativeGrid>
      <CredentialNotes imageUrls={creatives.map(({ imageUrl }) => imageUrl)} />
    </PageShell>
  );
}
