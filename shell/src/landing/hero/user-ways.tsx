import { PATHS } from '@adwright/contracts';
import { AppLink } from '../../chrome/app-link.tsx';
import { getButtonClass } from '../../chrome/button.tsx';
import classes from './email-capture.module.css';

/**
 * Shows a signed-in visitor the next steps in place of the sign-up, with the same height, so that the layout
 * does not shift.
 */
export function UserWays() {
  return (
    <div className={`${classes.capture} ${classes.user}`}>
      <AppLink to={PATHS.create} className={`${getButtonClass('primary')} ${classes.way}`}>
        Make an ad
      </AppLink>
      <AppLink to={PATHS.myAds} className={`${getButtonClass('default')} ${classes.way}`}>
        See your ads
      </AppLink>
      <p className={classes.note}>Your ads and your credits are where you left them.</p>
    </div>
  );
}
