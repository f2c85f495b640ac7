import { PATHS } from '@adwright/contracts';
import { useCredits } from '@adwright/credits';
import { AppLink } from './app-link.tsx';
import classes from './credits-status.module.css';

/**
 * Shows the signed-in user's credits beside the navigation. The element is empty while the number of credits is
 * unknown.
 */
export function CreditsStatus() {
  const { data } = useCredits();
  if (!data) return null;
  const { left } = data;
  return (
    <AppLink to={PATHS.dashboard} className={classes.status}>
      <span className={classes.count}>{left}</span> {left === 1 ? 'credit' : 'credits'}
    </AppLink>
  );
}
