import { AdImage } from '@adwright/ads';
import { BOOST_VARIATION_COUNT } from '@adwright/contracts';
import type { ReadyCreative } from '@adwright/generation';
import { WorkingNote } from '../layout/working-note.tsx';
import classes from './boost-progress.module.css';

interface BoostProgressProps {
  ready: readonly ReadyCreative[];
}

const POSITIONS = Array.from({ length: BOOST_VARIATION_COUNT }, (_, position) => position);

/** Shows ten placeholders; each placeholder is replaced by a variation as soon as the variation is ready. */
export function BoostProgress({ ready }: BoostProgressProps) {
  const byPosition = new Map(ready.map(({ position, creative }) => [position, creative]));
  return (
    <div className={classes.progress}>
      <WorkingNote>
        {ready.length > 0
          ? `${ready.length} of ${BOOST_VARIATION_COUNT} are ready. `
          : 'This takes a few seconds. '}
      </WorkingNote>
      <ul className={classes.places}>
        {POSITIONS.map((position) => {
          const creative = byPosition.get(position);
          return (
            <li key={position} className={classes.place}>
              {creative ? (
                <AdImage
                  src={creative.imageUrl}
                  alt={`Variation ${position + 1}`}
                  size="card"
                  priority="high"
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
