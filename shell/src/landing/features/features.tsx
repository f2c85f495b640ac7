import type { ReactNode } from 'react';
import { getExampleAd, IMPROVED_AD } from '../examples/example-ads.ts';
import { ExamplePicture, Picture } from '../examples/example-picture.tsx';
import { TenAds } from '../examples/ten-ads.tsx';
import classes from './features.module.css';
import { ScoreParts } from './score-parts.tsx';

const MADE = getExampleAd('scheduling');
const WORN = getExampleAd(IMPROVED_AD.id);
const IMPROVED = {
  alt: `Ad for ${WORN.brief.product}: dull before, on the left, clear after, on the right`,
  sources: IMPROVED_AD.sources,
};
const SCORED = getExampleAd('hiking-app');
const TITLED = getExampleAd('hiking-app');
const HALF_PAGE = '(max-width: 767px) 88vw, 320px';

/** Shows the product's features in five panels. */
export function Features() {
  return (
    <section id="features" className={classes.section} aria-labelledby="features-title">
      <h2 id="features-title" className={classes.title}>
        Everything between the idea and the ad
      </h2>
      <div className={classes.grid}>
        <Feature
          name="Generate ads"
          text="Product, audience, emotion, goal. You get a post, a story and the words to run with them."
          wide
        >
          <div className={classes.tilted}>
            <ExamplePicture ad={MADE} sizes={HALF_PAGE} />
          </div>
        </Feature>
        <Feature
          name="Improve existing ads"
          text="Upload the ad you have. Noise, haze and flat colour go; the picture stays yours."
          wide
        >
          <div className={classes.mended}>
            <Picture {...IMPROVED} sizes={HALF_PAGE} />
            <p className={classes.sides} aria-hidden>
              <span>Before</span>
              <span>After</span>
            </p>
          </div>
        </Feature>
        <Feature
          name="Viral Score"
          text="Every ad gets a number from 0 to 100, and you see what it is made of."
        >
          <ScoreParts ad={SCORED} />
        </Feature>
        <Feature
          name="10 ads in 1 minute"
          text="One brief becomes ten different creatives, so you can test instead of guess."
        >
          <div className={classes.bleed}>
            <TenAds sizes="640px" />
          </div>
        </Feature>
        <Feature
          name="Text overlay"
          text="A title on your picture, set where it reads best and never over the product."
        >
          <div className={classes.titled}>
            <ExamplePicture ad={TITLED} sizes={HALF_PAGE} />
            <p className={classes.overlay} aria-hidden>
              Weekends start here
            </p>
          </div>
        </Feature>
      </div>
    </section>
  );
}

interface FeatureProps {
  name: string;
  text: string;
  /** True if the panel is as wide as half of the row instead of a third. */
  wide?: boolean;
  /** Picture that illustrates the feature. */
  children: ReactNode;
}

function Feature({ name, text, wide = false, children }: FeatureProps) {
  return (
    <article className={classes.feature} data-wide={wide}>
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.show}>{children}</div>
    </article>
  );
}
