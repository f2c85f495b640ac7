import {
  AdFavoriteButton,
  AdImage,
  AltTextNote,
  CreativeNotes,
  CredentialNotes,
  DownloadAllButton,
  DownloadButton,
  ResultsLaunchKit,
  useSavedCreatives,
  ViralScorePanel,
} from '@adwright/ads';
import {
  buildAdEditPath,
  type Creative,
  PATHS,
  splitAdText,
  withTypedTexts,
} from '@adwright/contracts';
import { CopyList, ErrorState, LinkButton, PageHeader, PageShell, Panel } from '@adwright/ui';
import { Navigate, useLocation } from '@adwright/ui/router';
import { CREATIVES_MISSING } from '../create/create-ad-texts.ts';
import classes from './results-page.module.css';
import { type ResultsState, resultsStateSchema } from './results-state.ts';

/** Shows the page /results (spec §2) with the new ad. All data of the page comes from the navigation state. */
export function ResultsPage() {
  const state = resultsStateSchema.safeParse(useLocation().state).data;
  if (!state) return <Navigate to={PATHS.landing} replace />;
  return <Results state={state} />;
}

function Results({ state }: { state: ResultsState }) {
  const { formData, typed, adText, viralScore } = state;
  const { product } = withTypedTexts({ ...formData, typed });
  const creatives = useSavedCreatives(state.creatives);
  // The id of the post identifies the ad, rather than the id of the story.
  const post = creatives.find((creative) => creative.format !== 'story') ?? creatives[0];
  const { id: adId, isFavorite = false } = post ?? {};
  const pieces = splitAdText(adText);
  return (
    <PageShell>
      <PageHeader
        title={`Ad Creatives for ${product}`}
        lead={`${adId ? 'Saved in My Ads. ' : ''}Download what you like, copy what reads best.`}
        actions={
          <>
            <LinkButton to={PATHS.create}>Create Another Ad</LinkButton>
            <LinkButton to={PATHS.myAds}>My Ads</LinkButton>
            <LinkButton to={PATHS.dashboard}>Dashboard</LinkButton>
          </>
        }
      />
      {creatives.length > 0 ? (
        <section className={classes.section}>
          <div className={classes.head}>
            <h2>Creatives</h2>
            <div className={classes.actions}>
              {adId ? <LinkButton to={buildAdEditPath(adId)}>Edit, all formats</LinkButton> : null}
              {adId ? (
                // Both formats belong to one ad, so the page has only one favorite button.
                <AdFavoriteButton adId={adId} isFavorite={isFavorite} />
              ) : null}
            </div>
          </div>
          <ul className={classes.creatives}>
            {creatives.map((creative) => (
              <CreativeItem key={creative.imageUrl} creative={creative} product={product} />
            ))}
          </ul>
          <CreativeNotes creatives={creatives} adId={adId} />
          {post?.altText && adId ? (
            <AltTextNote
              imageUrl={post.imageUrl}
              altText={post.altText}
              name="the ad"
              editPath={buildAdEditPath(adId)}
            />
          ) : null}
          <CredentialNotes imageUrls={creatives.map(({ imageUrl }) => imageUrl)} />
          <div className={classes.all}>
            <DownloadAllButton creatives={creatives} archiveName={`adwright-${formData.product}`} />
            {/* Both formats belong to one ad, so one launch kit contains both. */}
            <ResultsLaunchKit creatives={post ? [post] : []} />
          </div>
        </section>
      ) : (
        <ErrorState
          title={CREATIVES_MISSING.title}
          description={CREATIVES_MISSING.description}
          action={<LinkButton to={PATHS.create}>Back to the form</LinkButton>}
        />
      )}
      {pieces.length > 0 ? (
        <Panel title="Ad Text Suggestions">
          <CopyList texts={pieces} noun="text" />
        </Panel>
      ) : null}
      {viralScore ? (
        <ViralScorePanel viralScore={viralScore} editPath={adId && buildAdEditPath(adId)} />
      ) : null}
    </PageShell>
  );
}

interface CreativeItemProps {
  creative: Creative;
  product: string;
}

function CreativeItem({ creative, product }: CreativeItemProps) {
  const { id, imageUrl } = creative;
  const format = creative.format === 'story' ? 'story' : 'square';
  const label = format === 'story' ? 'Story' : 'Post';
  return (
    <li className={classes[format]}>
      <AdImage
        src={imageUrl}
        alt={creative.altText ?? `${label} creative for ${product}`}
        format={format}
        priority="high"
      />
      <div className={classes.actions}>
        <h3>
          {label} <span>{format === 'story' ? '9:16' : '1:1'}</span>
        </h3>
        <DownloadButton imageUrl={imageUrl} id={id} label={`Download ${label.toLowerCase()}`} />
      </div>
    </li>
  );
}
