import type { ExampleAd } from '../examples/example-ads.ts';
import classes from './score-parts.module.css';

/** Shows the Viral Score of a sample ad, and the parts of this score. */
export function ScoreParts({ ad }: { ad: ExampleAd }) {
  return (
    <div className={classes.score}>
      <p className={classes.total}>
        <strong>{ad.score}</strong> of 100 for {ad.brief.product}
      </p>
      <dl className={classes.parts} aria-label={`Viral Score of the ad for ${ad.brief.product}`}>
        {ad.parts.map(({ label, score }) => (
          <div key={label} className={classes.part}>
            <dt>{label}</dt>
            <dd>
              <span className={classes.bar} style={{ inlineSize: `${score}%` }} aria-hidden />
              {score}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
