import {
  AdFavoriteButton,
  AdImage,
  AltTextNote,
  DownloadButton,
  getSavedAdId,
} from '@adwright/ads';
import { buildAdEditPath, type Creative } from '@adwright/contracts';
import { Link } from '@adwright/ui/router';
import { type ReactNode, useState } from 'react';
import classes from './creative-card.module.css';

interface CreativeCardProps {
  creative: Creative;
  /** Name of the image, with a number when there are several images. */
  alt: string;
  size?: 'card' | 'full';
  /** True to remove the card when its image fails to load (spec §2, boost results). */
  hideOnError?: boolean;
  /** True if the picture has a recipe, so that the user can edit the picture's text. */
  editable?: boolean;
  /** Content above the buttons of the card. */
  children?: ReactNode;
}

/**
 * Shows a generated picture with its text, score and download button, and a favorite button when the picture is
 * saved.
 */
export function CreativeCard(props: CreativeCardProps) {
  const { creative, alt, size, hideOnError = false, editable = false } = props;
  const { id, imageUrl, format, title, description, isFavorite = false, viralScore } = creative;
  const { altText } = creative;
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  const adId = getSavedAdId(creative);
  return (
    <li className={classes.card}>
      <AdImage
        src={imageUrl}
        alt={altText ?? alt}
        format={format === 'story' ? 'story' : 'square'}
        size={size}
        priority="high"
        onError={hideOnError ? () => setHidden(true) : undefined}
      />
      {title || description ? (
        <div className={classes.words}>
          {title ? <h2 className={classes.title}>{title}</h2> : null}
          {description ? <p className={classes.description}>{description}</p> : null}
        </div>
      ) : null}
      {altText && adId ? (
        <AltTextNote
          imageUrl={imageUrl}
          altText={altText}
          name={alt.toLowerCase()}
          editPath={editable ? buildAdEditPath(adId) : undefined}
        />
      ) : null}
      {viralScore ? (
        <p className={classes.score}>
          Viral Score <strong>{viralScore.score}</strong>
        </p>
      ) : null}
      {editable && adId ? (
        <Link
          to={buildAdEditPath(adId)}
          className={classes.edit}
          aria-label={`Edit, all formats: ${alt.toLowerCase()}`}
        >
          Edit, all formats
        </Link>
      ) : null}
      {props.children}
      <div className={classes.actions}>
        <DownloadButton
          imageUrl={imageUrl}
          id={id}
          altText={altText}
          label={`Download ${alt.toLowerCase()}`}
          block
        />
        {adId ? <AdFavoriteButton adId={adId} isFavorite={isFavorite} /> : null}
      </div>
    </li>
  );
}
