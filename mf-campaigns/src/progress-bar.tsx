import type { CampaignOverview } from '@adwright/contracts/campaigns';
import { countRows, describeProgress } from './campaign-words.ts';
import classes from './progress-bar.module.css';

/** Shows a campaign's progress as a bar. */
export function ProgressBar({ campaign }: { campaign: CampaignOverview }) {
  const total = Math.max(1, countRows(campaign));
  const { succeeded, failed } = campaign;
  const share = (count: number) => ({ inlineSize: `${(100 * count) / total}%` });
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={succeeded + failed}
      aria-valuetext={describeProgress(campaign)}
    >
      <div className={classes.made} style={share(succeeded)} />
      <div className={classes.failed} style={share(failed)} />
    </div>
  );
}
