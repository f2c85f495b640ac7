import { CropMarks } from '@adwright/ui';
import type { ExampleAd } from '../examples/example-ads.ts';
import { ExamplePicture } from '../examples/example-picture.tsx';
import classes from './proof.module.css';

/** Shows a sample ad with its brief, its picture between crop marks, and its score. */
export function Proof({ ad }: { ad: ExampleAd }) {
  const { product, audience, goal, emotion, adType } = ad.brief;
  const lines = {
    Product: product,
    Audience: audience,
    Goal: goal,
    Emotion: emotion,
    Type: adType,
  };
  return (
    <figure className={classes.proof}>
      <div className={classes.picture}>
        <CropMarks />
        <ExamplePicture ad={ad} sizes="(max-width: 767px) 84vw, 440px" isFirst />
        <p className={classes.stamp}>
          <strong className={classes.score}>{ad.score}</strong>
          <span>Viral Score</span>
        </p>
      </div>
      <figcaption className={classes.ticket}>
        <p className={classes.ticketTitle}>The whole brief</p>
        <dl className={classes.lines}>
          {Object.entries(lines).map(([label, value]) => (
            <div key={label} className={classes.line}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
