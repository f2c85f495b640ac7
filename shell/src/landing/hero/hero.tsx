import { EXAMPLE_ADS, getExampleAd } from '../examples/example-ads.ts';
import type { ShowToast } from '../landing-actions.ts';
import { EmailCapture } from './email-capture.tsx';
import classes from './hero.module.css';
import { Proof } from './proof.tsx';
import { UserWays } from './user-ways.tsx';

/** The sample ad with the highest score, which the hero section shows. */
const BEST = EXAMPLE_ADS.reduce(
  (best, ad) => (ad.score > best.score ? ad : best),
  getExampleAd('sneakers'),
);

interface HeroProps {
  audience: 'guest' | 'user';
  showToast: ShowToast;
}

export function Hero({ audience, showToast }: HeroProps) {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.words}>
        <h1 id="hero-title" className={classes.title}>
          Generate viral ads in seconds with AI
        </h1>
        <p className={classes.text}>
          Write five lines about what you sell. Adwright sets the type, composes the picture, writes
          the copy and scores the result.
        </p>
        <div className={classes.ways}>
          {audience === 'user' ? <UserWays /> : <EmailCapture showToast={showToast} />}
        </div>
      </div>
      <Proof ad={BEST} />
    </section>
  );
}
