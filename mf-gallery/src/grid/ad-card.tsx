import {
  AdFavoriteButton,
  AdImage,
  type AdSummary,
  buildAdTextPreview,
  getAdName,
  getAdTextOpening,
} from '@adwright/ads';
import { ReviewStateBadge } from '@adwright/ads/review-threads';
import { buildAdEditPath, buildAdPath } from '@adwright/contracts';
import { useAdKinds } from '@adwright/supabase';
import { Badge, formatShortDate, LinkButton } from '@adwright/ui';
import { Checkbox } from '@adwright/ui/kit-controls';
import { Link } from '@adwright/ui/router';
import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useRenameDialog } from '../names/use-rename-dialog.tsx';
import classes from './ad-card.module.css';

export interface AdCardProps {
  ad: AdSummary;
  /** Loading priority of the picture; the priority is `high` in the first row of the grid. */
  priority: 'high' | 'auto';
  onDelete?: (adId: string) => void;
  /**
   * On /my-ads, the ad opens by a button that names the kind of ad; on /favorites, by a link without the kind
   * (spec §2).
   */
  opener: 'button' | 'link';
  /** True if the ad is selected; absent while the user is not selecting ads. */
  isSelected?: boolean;
  onSelect?: (adId: string) => void;
}

/**
 * Shows an ad of the gallery as a card (spec §2 /my-ads). The card is memoised, since scrolling repositions the
 * card's row constantly.
 */
export const AdCard = memo(function AdCard({
  ad,
  priority,
  onDelete,
  opener,
  isSelected,
  onSelect,
}: AdCardProps) {
  const kinds = useAdKinds();
  const kind = ad.ad_type ? kinds.find(({ rows }) => rows.adType === ad.ad_type) : undefined;
  const renaming = useRenameDialog({ adId: ad.id, name: chooseHeading(ad) ?? '' });
  return (
    <article
      className={isSelected === undefined ? classes.card : `${classes.card} ${classes.selecting}`}
    >
      {isSelected === undefined ? null : (
        <Checkbox checked={isSelected} onChange={() => onSelect?.(ad.id)}>
          Select<span className={classes.hidden}> {getAdName(ad)}</span>
        </Checkbox>
      )}
      <AdImage
        src={ad.ad_image_url}
        alt={ad.alt_text ?? getAdName(ad)}
        size="card"
        priority={priority}
      />
      <div className={classes.body}>
        {/* The checkbox is beside the picture, because on the picture the checkbox would cover words. */}
        <div className={classes.head}>
          <time className={classes.date} dateTime={ad.created_at}>
            Created on {formatShortDate(ad.created_at)}
          </time>
          <AdFavoriteButton adId={ad.id} isFavorite={ad.is_favorite} />
        </div>
        <AdBadges ad={ad} kind={kind?.badge ?? ad.ad_type} />
        <Words ad={ad} />
        {ad.headline ? (
          <Link to={buildAdEditPath(ad.id)} className={classes.edit}>
            Edit, all formats
          </Link>
        ) : null}
      </div>
      <div className={classes.actions}>
        <LinkButton to={buildAdPath(ad.id)} block announcedAs={opener}>
          {(opener === 'button' && kind?.opener) || 'View Full Ad'}
        </LinkButton>
        <ToolButton label="Rename ad" Icon={Pencil} onClick={renaming.open} />
        {onDelete ? (
          <ToolButton label="Delete ad" Icon={Trash2} onClick={() => onDelete(ad.id)} />
        ) : null}
      </div>
      {renaming.dialog}
    </article>
  );
});

/** Shows badges with the review state of an ad, if a review has begun, and with the kind of the ad. */
function AdBadges({ ad, kind }: { ad: AdSummary; kind: string | null }) {
  return (
    <>
      {ad.review_state && ad.review_state !== 'draft' ? (
        <span className={classes.badge}>
          <ReviewStateBadge state={ad.review_state} newerVersions={ad.review_newer_versions ?? 0} />
        </span>
      ) : null}
      {kind ? (
        <span className={classes.badge}>
          <Badge>{kind}</Badge>
        </span>
      ) : null}
    </>
  );
}

interface ToolButtonProps {
  label: string;
  Icon: typeof Pencil;
  onClick: () => void;
}

function ToolButton({ label, Icon, onClick }: ToolButtonProps) {
  return (
    <button type="button" className={classes.tool} aria-label={label} onClick={onClick}>
      <Icon size={16} aria-hidden />
    </button>
  );
}

/**
 * Returns the heading of a card: the ad's custom name, or else its title, or else the headline of its picture.
 */
function chooseHeading({ custom_name, title, headline }: AdSummary): string | null {
  return custom_name || title || headline || null;
}

/**
 * Shows the heading of an ad and the preview of its text. If the text begins with the heading, the heading is
 * not shown separately.
 */
function Words({ ad }: { ad: AdSummary }) {
  const preview = buildAdTextPreview(ad.ad_text);
  const heading = chooseHeading(ad);
  if (heading && heading.trim() === getAdTextOpening(ad.ad_text)) {
    return <h2 className={classes.preview}>{preview}</h2>;
  }
  return (
    <>
      {heading ? <h2 className={classes.title}>{heading}</h2> : null}
      {preview ? <p className={classes.preview}>{preview}</p> : null}
    </>
  );
}
