import { AdImage, CredentialNotes, GaveWayNotes, ResultsLaunchKit } from '@adwright/ads';
import { PATHS } from '@adwright/contracts';
import { LinkButton, PageHeader, PageShell, Panel } from '@adwright/ui';
import { Navigate, useLocation } from '@adwright/ui/router';
import { CreativeCard } from '../layout/creative-card.tsx';
import { CreativeGrid } from '../layout/creative-grid.tsx';
import classes from './overlay-results-page.module.css';
import { type OverlayResultsState, overlayResultsStateSchema } from './results-state.ts';
import { useSavedOverlay } from './use-saved-overlay.ts';

/** Shows the page /overlay/results (spec §2), which shows and saves the variations (spec §4). */
export function OverlayResultsPage() {
  const state = overlayResultsStateSchema.safeParse(useLocation().state).data;
  if (!state) return <Navigate to={PATHS.overlay} replace />;
  return <OverlayResults state={state} />;
}

function OverlayResults({ state }: { state: OverlayResultsState }) {
  const variations = useSavedOverlay(state);
  return (
    <PageShell>
      <PageHeader
        title="Your Text Overlays"
        actions={
          <>
            <LinkButton to={PATHS.overlay} announcedAs="button">
              Create New Text Overlay
            </LinkButton>
            <LinkButton to={PATHS.myAds} announcedAs="button">
              View All My Ads
            </LinkButton>
            <ResultsLaunchKit creatives={variations} />
          </>
        }
      />
      <Panel title="Original">
        <div className={classes.original}>
          <AdImage src={state.originalImage} alt="Original image" />
          <div>
            <p className={classes.title}>{state.title}</p>
            {state.subtitle ? <p className={classes.subtitle}>{state.subtitle}</p> : null}
          </div>
        </div>
      </Panel>
      <GaveWayNotes creatives={variations} />
      <CredentialNotes imageUrls={variations.map(({ imageUrl }) => imageUrl)} />
      <CreativeGrid columns="two">
        {variations.map((variation, index) => (
          <CreativeCard
            key={variation.imageUrl}
            creative={variation}
            alt={`Text overlay ${index + 1}`}
            editable
          />
        ))}
      </CreativeGrid>
    </PageShell>
  );
}
