import {
  buildAdEditPath,
  type Creative,
  hasOwnProduct,
  isTypeOnly,
  recipeSchema,
} from '@adwright/contracts';
import { Link } from '@adwright/ui/router';
import classes from './creative-notes.module.css';

interface IllustrationNoteProps {
  /** Ad to which the user can add a photo; absent for several ads and for unsaved ads. */
  adId?: string;
}

/**
 * Tells the user that the ad shows a drawing of the product, which nobody should mistake for a photo.
 */
export function IllustrationNote({ adId }: IllustrationNoteProps) {
  return (
    <p className={classes.note}>
      Illustration, not your product.
      {adId ? (
        <>
          {' '}
          <Link to={buildAdEditPath(adId)}>Use your own photo</Link>
        </>
      ) : null}
    </p>
  );
}

/** Tells whether a stored recipe shows a drawing or a generated picture instead of a photo of the product. */
export function isIllustration(storedRecipe: unknown): boolean {
  const recipe = recipeSchema.safeParse(storedRecipe).data;
  return recipe !== undefined && !hasOwnProduct(recipe) && !isTypeOnly(recipe);
}

/**
 * Maximum number of notes that are shown at once. Further notes are collapsed, because ten ads can have many
 * notes.
 */
const MOST_LINES = 3;

interface GaveWayNotesProps {
  creatives: readonly Creative[];
}

/** Shows notes about a photo or brand colours that new ads could not use. */
export function GaveWayNotes({ creatives }: GaveWayNotesProps) {
  const messages = new Set(
    creatives.flatMap(({ photoProblem, gaveWay = [] }) => [
      ...(photoProblem ? [photoProblem] : []),
      ...gaveWay.map(({ message }) => message),
    ]),
  );
  if (messages.size === 0) return null;
  const lines = [...messages].map((message) => (
    <p key={message} className={classes.note}>
      {message}
    </p>
  ));
  if (messages.size <= MOST_LINES) return <div className={classes.notes}>{lines}</div>;
  return (
    <details className={classes.note}>
      <summary>{messages.size} notes on photos and brand colors that gave way</summary>
      {lines}
    </details>
  );
}

interface CreativeNotesProps extends IllustrationNoteProps, GaveWayNotesProps {}

/**
 * Shows notes before the user publishes new ads: how the ads show the product, and which inputs they don't
 * use.
 */
export function CreativeNotes({ creatives, adId }: CreativeNotesProps) {
  const isDrawn =
    creatives.length > 0 &&
    creatives.every(({ productPhoto, isTypeOnly: isPlain }) => !productPhoto && !isPlain);
  return (
    <div className={classes.notes}>
      {isDrawn ? <IllustrationNote adId={adId} /> : null}
      <GaveWayNotes creatives={creatives} />
    </div>
  );
}
