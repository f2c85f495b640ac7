import { PATHS } from '@adwright/contracts';
import { nameSeatHolders, type Seats } from '@adwright/contracts/workspaces';
import { useSignedInUserId } from '@adwright/supabase';
import { Link } from '@adwright/ui/router';
import classes from './workspaces.module.css';

/**
 * Explains why no other person can become an editor: the number of seats, their holders, and a link to buy a
 * seat.
 */
export function SeatsTaken({ seats: { allowed, holders } }: { seats: Seats }) {
  const userId = useSignedInUserId();
  return (
    <p role="alert" className={classes.problem}>
      {allowed === 1 ? 'The one seat of your plan is' : `All ${allowed} seats of your plan are`}{' '}
      taken, by {nameSeatHolders(holders, userId)}. Choose Reviewer or Viewer, which need no seat,
      or <Link to={PATHS.billing}>buy a seat</Link>.
    </p>
  );
}
