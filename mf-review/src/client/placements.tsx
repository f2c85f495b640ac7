import {
  listPoints,
  type PointChange,
  PointedPicture,
  type Position,
  type Thread,
} from '@adwright/ads/review-threads';
import { AD_FORMAT_NAMES, AD_FORMATS, type AdFormat, getSafeZones } from '@adwright/contracts';
import type { ReviewAd } from '@adwright/contracts/review';
import { FEED_FORMATS, FEED_PICTURE_SIZES } from '@adwright/contracts/review-picture';
import { Heart, MessageCircle, Send } from 'lucide-react';
import { useState } from 'react';
import classes from './placements.module.css';

export interface PlacedPoint extends Position {
  format: AdFormat;
}

interface PlacementsProps {
  ad: ReviewAd;
  /** Name of the ad, for the accessible names of its pictures when the ad has no alt text. */
  name: string;
  threads: readonly Thread[];
  placed: PlacedPoint | null;
  onPlace: (point: PlacedPoint, change: PointChange) => void;
  hasSafeZones: boolean;
  priority: 'high' | 'auto';
}

/** Displayed widths (attribute `sizes`) of a story's picture and of the pictures in further formats. */
const OTHER_SIZES = '(min-width: 768px) 300px, calc(100vw - 32px)';

/** Shows an ad in its placements: a feed, a story, then the pictures of further formats. */
export function Placements(props: PlacementsProps) {
  const { ad, hasSafeZones } = props;
  const { images } = ad;
  const feed = FEED_FORMATS.find((format) => images[format]);
  const further = AD_FORMAT_NAMES.filter(
    (format) => images[format] && format !== feed && format !== 'story',
  );
  const others = { ...props, sizes: OTHER_SIZES, ...(feed && { priority: 'auto' as const }) };
  const brand = ad.brand ?? 'Your brand';
  return (
    <div className={classes.placements}>
      {feed ? (
        <figure className={classes.feed}>
          <figcaption>Feed</figcaption>
          <div className={classes.card}>
            <Poster brand={brand} />
            {ad.ad_text ? <FeedText text={ad.ad_text} /> : null}
            <Picture {...props} format={feed} sizes={FEED_PICTURE_SIZES} />
            {ad.headline ? (
              <p className={classes.headline} dir="auto">
                {ad.headline}
              </p>
            ) : null}
            <div className={classes.reactions} aria-hidden>
              <Heart size={22} />
              <MessageCircle size={22} />
              <Send size={22} />
            </div>
          </div>
        </figure>
      ) : null}
      {images.story ? (
        <figure className={classes.story}>
          <figcaption>Story</figcaption>
          <div className={classes.phone}>
            <Picture {...others} format="story" />
            <div className={classes.storyHead} aria-hidden>
              <span className={classes.storyBar} />
              <span className={classes.storyName}>{brand}</span>
            </div>
            {hasSafeZones ? <SafeZones /> : null}
          </div>
        </figure>
      ) : null}
      {further.map((format) => (
        <figure key={format} className={classes.other}>
          <figcaption>
            {AD_FORMATS[format].label} {AD_FORMATS[format].ratio}
          </figcaption>
          <Picture {...others} format={format} />
        </figure>
      ))}
    </div>
  );
}

/** Number of characters of a text that feeds show before an ellipsis. */
const LONGEST_OPENING = 140;

/** Shows a long text as in a feed: the beginning of the text, and a button that shows all of it. */
function FeedText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(text.length <= LONGEST_OPENING);
  return (
    <div className={classes.textPlace}>
      <p className={isWhole ? classes.text : `${classes.text} ${classes.opening}`} dir="auto">
        {text}
      </p>
      {isWhole ? null : (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          See more
        </button>
      )}
    </div>
  );
}

function Poster({ brand }: { brand: string }) {
  return (
    <div className={classes.poster}>
      <span className={classes.avatar} aria-hidden>
        {[...brand][0]?.toUpperCase()}
      </span>
      <span>
        <bdi className={classes.brand}>{brand}</bdi>
        <span className={classes.sponsored}>Sponsored</span>
      </span>
    </div>
  );
}

function Picture({
  ad,
  name,
  threads,
  placed,
  onPlace,
  format,
  priority,
  sizes,
}: PlacementsProps & { format: AdFormat; sizes: string }) {
  const src = ad.images[format];
  if (!src) return null;
  const label = AD_FORMATS[format].label.toLowerCase();
  return (
    <PointedPicture
      src={src}
      alt={ad.alt_text ? `${ad.alt_text} (${label})` : `${name}, ${label}`}
      format={format}
      points={listPoints(threads, format, ad.version)}
      placed={placed?.format === format ? placed : null}
      priority={priority}
      sizes={sizes}
      onPlace={(at: Position, change: PointChange) => onPlace({ ...at, format }, change)}
    />
  );
}

/** Shows the areas of a story that the platform covers with its interface. */
function SafeZones() {
  const [zone] = getSafeZones('story');
  if (!zone) return null;
  const { top, bottom } = zone.covered;
  return (
    <>
      <div className={classes.zone} style={{ top: 0, height: `${top * 100}%` }} aria-hidden />
      <div className={classes.zone} style={{ bottom: 0, height: `${bottom * 100}%` }} aria-hidden />
    </>
  );
}
