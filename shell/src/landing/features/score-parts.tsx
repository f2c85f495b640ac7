import type { ExampleAd } from '../examples/example-ads.ts';
import classes from './score-parts.module.css';

/** What the Viral Score of a sample ad is made of. */
export function ScoreParts({ ad }: { ad: ExampleAd }) {
  return (
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
  );
}
