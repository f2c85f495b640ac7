import { LoadingIndicator } from '@adwright/ui';
import classes from './starting-page.module.css';

/** Shows a loading indicator while the session and the first page load (spec §2). */
export function StartingPage() {
  return (
    <div className={classes.page}>
      <LoadingIndicator />
    </div>
  );
}
