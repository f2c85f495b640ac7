import type { CSSProperties } from 'react';
import { TEN_ADS } from '../examples/example-ads.ts';
import { TenAds } from '../examples/ten-ads.tsx';
import classes from './why-ten.module.css';

const { scores } = TEN_ADS;
const BEST = Math.max(...scores);
const WORST = Math.min(...scores);
const COLUMNS = 5;
const bestAt = scores.indexOf(BEST);

/** Position of the ad with the highest score, around which the panel draws a ring. */
const MARK: CSSProperties & Record<'--column' | '--row', number> = {
  '--column': bestAt % COLUMNS,
  '--row': Math.floor(bestAt / COLUMNS),
};

/**
 * Shows the panel on why to test ten ads (spec §2, Landing): a picture of ten ads with a ring around the best
 * ad.
 */
export function WhyTen() {
  return (
    <section className={classes.panel} aria-labelledby="why-ten-title">
      <div className={classes.inner}>
        <div className={classes.words}>
          <h2 id="why-ten-title" className={classes.title}>
            Why test ten ads?
          </h2>
          <p className={classes.text}>
            Because nobody picks the winner from a description. These ten came from one brief, with
            the same product and the same audience. Their scores run from{' '}
            <span className={classes.range}>
              {WORST} to {BEST}.
            </span>
          </p>
          <p className={classes.text}>
            Run the strongest few against each other, keep what works, and let the rest go. Ten ads
            cost ten credits and about a minute.
          </p>
        </div>
        <figure className={classes.figure}>
          <div className={classes.sheet}>
            <TenAds sizes="(max-width: 1023px) 90vw, 720px" />
            <svg className={classes.mark} style={MARK} viewBox="0 0 100 100" aria-hidden="true">
              <path d="M52 4C22 2 3 24 4 52c1 28 22 45 49 44 27-1 44-22 43-48C95 22 75 3 44 8" />
            </svg>
          </div>
          <figcaption className={classes.caption}>
            Best of ten: Viral Score <strong>{BEST}</strong>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
