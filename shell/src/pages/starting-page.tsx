import { LoadingIndicator } from '@adwright/ui';
import classes from './starting-page.module.css';

/** Shown while the session and the first page load (spec §2: a loading indicator shows while the auth state loads). */
export function StartingPage() {
  return (
    <div className={classes.page}>
      <LoadingIndicator />
    </div>
  );
}
