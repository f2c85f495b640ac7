import {
  type AdDetail,
  AdImage,
  AltTextNote,
  CredentialNotes,
  DownloadButton,
  type Favorite,
  IllustrationNote,
  isIllustration,
  LaunchKitButton,
  readOriginalImage,
  useAltTexts,
  useCopyAd,
  useDeleteAds,
  useFavorite,
  ViralScorePanel,
} from '@adwright/ads';
import { ReviewPanel, ShareButton } from '@adwright/ads/review';
import {
  type AdRow,
  type AdVersionRow,
  buildAdEditPath,
  PATHS,
  recipeSchema,
  splitAdText,
} from '@adwright/contracts';
import { writeAltText } from '@adwright/contracts/alt-text';
import {
  CopyButton,
  CopyList,
  FavoriteButton,
  formatShortDate,
  LinkButton,
  PageHeader,
  PageShell,
  Panel,
} from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useNavigate } from '@adwright/ui/router';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useRenameDialog } from '../names/use-rename-dialog.tsx';
import classes from './ad-details.module.css';

const FORMATS = [
  { format: 'square', label: 'Square' },
  { format: 'story', label: 'Story' },
] as const;

interface AdDetailsProps {
  ad: AdDetail;
  /** The newest version of the ad; absent for a flat ad (an ad without a recipe). */
  latest?: AdVersionRow;
}

/** Shows one ad with its pictures, texts, score and buttons. */
export function AdDetails({ ad, latest }: AdDetailsProps) {
  const favorite = useFavorite(ad.id, ad.is_favorite);
  const original = readOriginalImage(ad.prediction_id);
  const heading = ad.custom_name || ad.title || ad.headline;
  const name = heading ?? 'this ad';
  const renaming = useRenameDialog({ adId: ad.id, name: heading ?? '' });
  const pictures = listPictures(ad, latest);
  const { square, story } = pictures;
  const recipe = recipeSchema.safeParse(latest?.recipe).data;
  const recorded = useAltTexts(recipe ? [] : [square, story]);
  const altTextFor = (imageUrl: string | null) =>
    recipe ? writeAltText(recipe) : recorded.get(imageUrl ?? '');

  return (
    <PageShell>
      <PageHeader
        title="Ad Details"
        lead={`Created on ${formatShortDate(ad.created_at)}`}
        actions={<AdActions ad={ad} hasVersions={latest !== undefined} onRename={renaming.open} />}
      />
      {heading ? <h2>{heading}</h2> : null}
      {renaming.dialog}
      <div className={classes.images}>
        {FORMATS.map(({ format, label }) => (
          <AdFormat
            key={format}
            label={label}
            format={format}
            imageUrl={pictures[format]}
            altText={altTextFor(pictures[format])}
            name={name}
            adId={ad.id}
            favorite={favorite}
          />
        ))}
      </div>
      <AltTextNotes
        pictures={listNotedPictures(square, story, recipe !== undefined)}
        altTextFor={altTextFor}
        editPath={recipe && buildAdEditPath(ad.id)}
      />
      <CredentialNotes imageUrls={[square, story]} />
      {isIllustration(latest?.recipe) ? <IllustrationNote adId={ad.id} /> : null}
      <ReviewPanel adId={ad.id} />
      <AdCopy text={ad.ad_text} />
      {latest?.viral_score ? (
        <ViralScorePanel viralScore={latest.viral_score} editPath={buildAdEditPath(ad.id)} />
      ) : null}
      {original ? (
        <Panel title="Original Image">
          <div className={classes.original}>
            <AdImage src={original} alt={`Original image of ${name}`} />
          </div>
        </Panel>
      ) : null}
    </PageShell>
  );
}

function AdCopy({ text }: { text: AdDetail['ad_text'] }) {
  const pieces = splitAdText(text);
  if (pieces.length === 0) return null;
  return (
    <Panel title="Ad Copy" extra={<CopyButton text={pieces.join('\n\n')}>Copy all</CopyButton>}>
      <CopyList texts={pieces} noun="paragraph" />
    </Panel>
  );
}

interface AdActionsProps {
  ad: AdDetail;
  /** True if the ad can be edited and duplicated. */
  hasVersions: boolean;
  onRename: () => void;
}

function AdActions({ ad, hasVersions, onRename }: AdActionsProps) {
  const deleteAds = useDeleteAds();
  const copy = useCopyAd(ad.id);
  const navigate = useNavigate();

  function remove() {
    deleteAds([ad.id]);
    void navigate(PATHS.myAds);
  }

  return (
    <>
      <LinkButton to={PATHS.dashboard}>Back to Dashboard</LinkButton>
      {hasVersions ? <LinkButton to={buildAdEditPath(ad.id)}>Edit, all formats</LinkButton> : null}
      <LaunchKitButton adIds={[ad.id]} />
      <ShareButton adIds={[ad.id]} name={ad.title ?? ad.headline ?? 'Ad to approve'} />
      <Button icon={<Pencil size={16} aria-hidden />} onClick={onRename}>
        Rename ad
      </Button>
      {hasVersions ? (
        <Button
          icon={<Copy size={16} aria-hidden />}
          loading={copy.isPending && { delay: 300 }}
          disabled={copy.isPending}
          onClick={() => copy.mutate(undefined)}
        >
          Duplicate ad
        </Button>
      ) : null}
      <Button icon={<Trash2 size={16} aria-hidden />} onClick={remove}>
        Delete ad
      </Button>
    </>
  );
}

interface AltTextNotesProps {
  pictures: ReturnType<typeof listNotedPictures>;
  altTextFor: (imageUrl: string) => string | undefined;
  /** URL of the editor for the ad; undefined if the editor can't change the ad's alt text. */
  editPath: string | undefined;
}

function AltTextNotes({ pictures, altTextFor, editPath }: AltTextNotesProps) {
  return pictures.map(({ imageUrl, label }) => {
    const altText = altTextFor(imageUrl);
    return altText ? (
      <AltTextNote
        key={imageUrl}
        imageUrl={imageUrl}
        altText={altText}
        name={label}
        editPath={editPath}
      />
    ) : null;
  });
}

/**
 * Returns the pictures of the formats square and story. The row of a boosted ad has only one picture, in the
 * format that the user requested.
 */
function listPictures(ad: AdRow, latest: AdVersionRow | undefined) {
  if (!latest) return { square: ad.ad_image_url, story: ad.ad_image_url_story };
  const { square = null, story = null } = latest.images;
  return { square, story };
}

/**
 * Returns the pictures with an alt text on the page: both formats, or one picture if both have the same recipe
 * and alt text.
 */
function listNotedPictures(square: string | null, story: string | null, isShared: boolean) {
  const pictures = [
    { imageUrl: square, label: 'the square format' },
    { imageUrl: story, label: 'the story format' },
  ].flatMap(({ imageUrl, label }) => (imageUrl ? [{ imageUrl, label }] : []));
  return isShared ? pictures.slice(0, 1) : pictures;
}

interface AdFormatProps {
  label: string;
  format: 'square' | 'story';
  imageUrl: string | null;
  altText: string | undefined;
  /** Name that the user gave the ad. Pictures without an alt text have this name as their alt text. */
  name: string;
  adId: string;
  /** Favourite state of the ad, which the page shows at both formats. */
  favorite: Favorite;
}

function AdFormat(props: AdFormatProps) {
  const { label, format, imageUrl, altText, name, adId, favorite } = props;
  const alt = altText || `${label} format of ${name}`;
  return (
    <section className={classes.format} aria-label={`${label} format`}>
      <AdImage src={imageUrl} alt={alt} format={format} priority="high" />
      <div className={classes.actions}>
        <h2>{label}</h2>
        <DownloadButton
          imageUrl={imageUrl}
          id={adId}
          altText={altText}
          label={`Download ${label.toLowerCase()} image`}
        />
        <FavoriteButton
          isFavorite={favorite.isFavorite}
          busy={favorite.isPending}
          onToggle={favorite.toggle}
        />
      </div>
    </section>
  );
}
