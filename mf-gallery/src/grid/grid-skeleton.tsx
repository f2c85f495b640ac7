import { SKELETON_COUNT } from '@adwright/contracts';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { useEffect, useState } from 'react';
import classes from './ad-grid.module.css';

const PLACEHOLDERS = Array.from({ length: SKELETON_COUNT }, (_, index) => index);

/** Delay in milliseconds before a text appears beside the skeleton. */
const SLOW_MS = 5000;

/** Shows four placeholder cards, with a text when loading takes long. */
export function GridSkeleton({ label }: { label: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isSlow ? (
        <p role="status">This takes longer than usual. Your ads come as soon as they are read.</p>
      ) : null}
      <div className={classes.skeletons} role="status" aria-label={label}>
        {PLACEHOLDERS.map((index) => (
          <div key={index} className={classes.skeleton}>
            <div className={classes.picture} />
            <Skeleton active title={false} paragraph={{ rows: 3 }} />
          </div>
        ))}
      </div>
    </>
  );
}
