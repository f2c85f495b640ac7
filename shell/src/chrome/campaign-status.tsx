import { runningCampaignsAtom } from '@adwright/campaigns/running';
import { buildCampaignPagePath } from '@adwright/contracts';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { AppLink } from './app-link.tsx';
import classes from './campaign-status.module.css';
import visuallyHidden from './visually-hidden.module.css';

/**
 * Delay in milliseconds before the campaign status is requested, because a page that opens has more urgent
 * requests.
 */
const FIRST_LOOK_MS = 2500;

/** Shows the progress of the signed-in user's campaign, beside the credits; hidden while no campaign runs. */
export function CampaignStatus() {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), FIRST_LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled ? <RunningCampaign /> : null;
}

function RunningCampaign() {
  const [campaign] = useAtomValue(runningCampaignsAtom);
  if (!campaign) return null;
  const { id, name, state, done, total } = campaign;
  const isRunning = state === 'running';
  return (
    <AppLink to={buildCampaignPagePath(id)} className={classes.status}>
      <span className={classes.mark} data-state={state} aria-hidden />
      <span className={classes.word}>Campaign </span>
      <span className={visuallyHidden.hidden}>{name}: </span>
      <span className={classes.count}>
        {done}/{total}
      </span>
      <span className={visuallyHidden.hidden}>
        {isRunning ? ' ads done' : ' ads done, out of credits'}
      </span>
    </AppLink>
  );
}
