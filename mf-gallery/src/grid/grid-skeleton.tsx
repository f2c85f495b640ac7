import { SKELETON_COUNT } from '@adwright/contracts';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import classes from './ad-grid.module.css';

const PLACEHOLDERS = Array.from({ length: SKELETON_COUNT }, (_, index) => index);

/** Four cards to be. */
export function GridSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.skeletons} role="status" aria-label={label}>
      {PLACEHOLDERS.map((index) => (
        <div key={index} className={classes.skeleton}>
          <div className={classes.picture} />
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      ))}
    </div>
  );
}
