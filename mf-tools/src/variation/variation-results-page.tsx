import {
  CredentialNotes,
  ResultsLaunchKit,
  useSavedCreatives,
  ViralScorePanel,
} from '@adwright/ads';
import { PATHS } from '@adwright/contracts';
import { LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { Navigate, useLocation } from '@adwright/ui/router';
import { CreativeCard } from '../layout/creative-card.tsx';
import { CreativeGrid } from '../layout/creative-grid.tsx';
import { type VariationResultsState, variationResultsStateSchema } from './results-state.ts';

/** Shows the page /variation/results (spec §2) with the original and the variation side by side. */
export function VariationResultsPage() {
  const state = variationResultsStateSchema.safeParse(useLocation().state).data;
  if (!state) return <Navigate to={PATHS.variation} replace />;
  return <VariationResults state={state} />;
}

function VariationResults({ state }: { state: VariationResultsState }) {
  const [variation = state.variation] = useSavedCreatives([state.variation]);
  const { viralScore, ...picture } = variation;
  return (
    <PageShell>
      <PageHeader
        title="Your Variation"
        actions={
          <>
            <LinkButton to={PATHS.variation} announcedAs="button">
              Back to Variation
            </LinkButton>
            <LinkButton to={PATHS.myAds} announcedAs="button">
              View All My Ads
            </LinkButton>
            <ResultsLaunchKit creatives={[variation]} />
          </>
        }
      />
      <CreativeGrid columns="two">
        <CreativeCard
          creative={{ imageUrl: state.originalImage, title: 'Original' }}
          alt="Original image"
        />
        <CreativeCard creative={{ ...picture, title: 'Variation' }} alt="Variation" />
      </CreativeGrid>
      <CredentialNotes imageUrls={[variation.imageUrl]} />
      {viralScore ? <ViralScorePanel viralScore={viralScore} /> : null}
    </PageShell>
  );
}
