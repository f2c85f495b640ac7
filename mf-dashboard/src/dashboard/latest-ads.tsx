import { AdImage, getAdName, type LatestAd, useLatestAds } from '@adwright/ads';
import { buildAdPath } from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import { Link } from '@adwright/ui/router';
import classes from './latest-ads.module.css';

const PLACES = [0, 1, 2] as const;

/**
 * Shows the user's latest ads. The space for the ads is reserved from the start, so that the layout does not
 * shift.
 */
export function LatestAds() {
  return (
    <Panel title="Latest ads">
      <Prints />
    </Panel>
  );
}

function Prints() {
  const { ads, isPending, isError } = useLatestAds(PLACES.length);
  if (isPending) return <Desk ads={[]} />;
  const words = isError
    ? 'They can’t be shown right now. My Ads has them.'
    : 'What you make lies here, ready to open.';
  return (
    <div className={classes.prints}>
      <Desk ads={ads} />
      {ads.length === 0 ? (
        <p className={classes.words}>
          <span>{words}</span>
        </p>
      ) : null}
    </div>
  );
}

function Desk({ ads }: { ads: readonly LatestAd[] }) {
  return (
    <ul className={classes.desk}>
      {PLACES.map((place) => {
        const ad = ads[place];
        return (
          <li key={ad?.id ?? place} className={ad ? undefined : classes.free}>
            {ad ? <Print ad={ad} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

function Print({ ad }: { ad: LatestAd }) {
  return (
    // The link has an accessible name, since the picture may be missing.
    <Link to={buildAdPath(ad.id)} className={classes.print} aria-label={getAdName(ad)}>
      <AdImage src={ad.ad_image_url} alt="" size="card" />
    </Link>
  );
}
