import {
  CredentialNotes,
  DownloadAllButton,
  ResultsLaunchKit,
  useSavedCreatives,
} from '@adwright/ads';
import { PATHS, SAVED_AD } from '@adwright/contracts';
import { EmptyState, LinkButton, PageHeader, PageShell, Panel } from '@adwright/ui';
import { Navigate, useLocation } from '@adwright/ui/router';
import { CreativeCard } from '../layout/creative-card.tsx';
import { CreativeGrid } from '../layout/creative-grid.tsx';
import { ImageCarousel } from './image-carousel.tsx';
import classes from './photoshoot-results-page.module.css';
import { NO_PHOTOSHOOTS } from './photoshoot-texts.ts';
import { type PhotoshootResultsState, photoshootResultsStateSchema } from './results-state.ts';

/** Shows the page /photoshoot/results (spec §2). */
export function PhotoshootResultsPage() {
  const state = photoshootResultsStateSchema.safeParse(useLocation().state).data;
  if (!state) return <Navigate to={PATHS.photoshoot} replace />;
  return <PhotoshootResults state={state} />;
}

function PhotoshootResults({ state }: { state: PhotoshootResultsState }) {
  const { originalImages, productName } = state;
  const creatives = useSavedCreatives(state.creatives);
  return (
    <PageShell>
      <PageHeader
        title={SAVED_AD.photoshootTitle(productName)}
        actions={
          <>
            <LinkButton to={PATHS.photoshoot} announcedAs="button">
              Back to Photoshoot
            </LinkButton>
            <LinkButton to={PATHS.myAds} announcedAs="button">
              View All My Ads
            </LinkButton>
            <ResultsLaunchKit creatives={creatives} campaignName={productName} />
            {creatives.length > 0 ? (
              <DownloadAllButton creatives={creatives} archiveName="adwright-photoshoot" />
            ) : null}
          </>
        }
      />
      {creatives.length > 0 ? (
        <CreativeGrid columns="two">
          {creatives.map((creative, index) => (
            <CreativeCard
              key={creative.imageUrl}
              creative={creative}
              alt={`Photo ${index + 1} of ${productName}`}
            />
          ))}
        </CreativeGrid>
      ) : (
        <EmptyState title={NO_PHOTOSHOOTS} />
      )}
      <CredentialNotes imageUrls={creatives.map(({ imageUrl }) => imageUrl)} />
      {originalImages.length > 0 ? (
        <Panel title={originalImages.length > 1 ? 'Original Images' : 'Original Image'}>
          <div className={classes.original}>
            <ImageCarousel images={originalImages} alt={`Original image of ${productName}`} />
            <p>As you sent it. Even light and a plain background give the cleanest outline.</p>
          </div>
        </Panel>
      ) : null}
    </PageShell>
  );
}
