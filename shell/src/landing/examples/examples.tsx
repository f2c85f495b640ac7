import { LANDING_CAROUSEL_DELAY_MS } from '@adwright/contracts';
import { useReducedMotion } from '@adwright/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import visuallyHidden from '../../chrome/visually-hidden.module.css';
import { EXAMPLE_ADS, type ExampleAd } from './example-ads.ts';
import { ExamplePicture } from './example-picture.tsx';
import classes from './examples.module.css';
import { getCardPlace, isMovedRound } from './place-of-card.ts';
import { useCarousel } from './use-carousel.ts';
import { useIsLive } from './use-is-live.ts';
import { useSwipe } from './use-swipe.ts';

const COUNT = EXAMPLE_ADS.length;
const ICON_PX = 20;

/** Shows six sample ads in a carousel; without scripts, in a row that scrolls. */
export function Examples() {
  const isLive = useIsLive();
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const { current, direction, move } = useCarousel(
    COUNT,
    LANDING_CAROUSEL_DELAY_MS,
    isStill || isPaused,
  );
  const swipe = useSwipe(move);
  return (
    <section id="examples" className={classes.section} aria-labelledby="examples-title">
      <div className={classes.head}>
        <div>
          <h2 id="examples-title" className={classes.title}>
            Examples
          </h2>
          <p className={classes.text}>
            Straight off the press: each from a brief of five lines, with the Viral Score it got.
            The products are made up, the ads are real.
          </p>
        </div>
        <fieldset className={classes.controls}>
          <legend className={visuallyHidden.hidden}>Examples carousel</legend>
          <CarouselButton label="Previous example" onClick={() => move(-1)}>
            <ChevronLeft size={ICON_PX} aria-hidden />
          </CarouselButton>
          {isStill ? null : (
            <CarouselButton
              label={isPaused ? 'Play the carousel' : 'Pause the carousel'}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? (
                <Play size={ICON_PX} aria-hidden />
              ) : (
                <Pause size={ICON_PX} aria-hidden />
              )}
            </CarouselButton>
          )}
          <CarouselButton label="Next example" onClick={() => move(1)}>
            <ChevronRight size={ICON_PX} aria-hidden />
          </CarouselButton>
        </fieldset>
      </div>
      <div className={classes.measure}>
        <ul className={classes.track} data-live={isLive} {...swipe}>
          {EXAMPLE_ADS.map((ad, index) => {
            const place = getCardPlace(index, current, COUNT);
            return (
              <li
                key={ad.id}
                className={classes.card}
                data-moved-round={isMovedRound(place, direction, COUNT)}
                style={shiftBy(isLive ? place - index : 0)}
              >
                <ExampleCard ad={ad} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** Returns the style that moves a card by a number of places from its position in the row. */
function shiftBy(steps: number): CSSProperties & Record<'--steps', number> {
  return { '--steps': steps };
}

interface CarouselButtonProps {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}

function CarouselButton({ label, onClick, children }: CarouselButtonProps) {
  return (
    <button type="button" className={classes.control} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

function ExampleCard({ ad }: { ad: ExampleAd }) {
  return (
    <article className={classes.sheet}>
      <ExamplePicture ad={ad} sizes="(max-width: 767px) 80vw, (max-width: 1023px) 44vw, 365px" />
      <div className={classes.caption}>
        <p className={classes.kind}>{ad.kind}</p>
        <h3 className={classes.name}>{ad.brief.product}</h3>
        <p className={classes.time}>Generated in 30s</p>
        <p className={classes.score}>
          <span className={classes.scoreLabel}>Viral Score</span>{' '}
          <strong className={classes.scoreValue}>{ad.score}</strong>
        </p>
      </div>
    </article>
  );
}
