import { PATHS } from '@adwright/contracts';
import type { CreditUsage } from '@adwright/credits';
import { useDashboardCards } from '@adwright/supabase';
import { formatLongDate } from '@adwright/ui';
import { Link } from '@adwright/ui/router';
import classes from './credit-meter.module.css';

const TENTHS = Array.from({ length: 10 }, (_, tenth) => tenth);

const chooseNoun = (count: number) => (count === 1 ? 'credit' : 'credits');

interface CreditMeterProps {
  usage: CreditUsage;
}

/** Shows the remaining credits, the share of spent credits, and the reset date. */
export function CreditMeter({ usage }: CreditMeterProps) {
  const { limit, used, left, progress, resetDate } = usage;
  const dearest = Math.max(0, ...useDashboardCards().map(({ cost }) => cost));
  return (
    <div className={classes.meter}>
      <p className={classes.left} aria-live="polite">
        <strong>{left}</strong> {chooseNoun(left)} left
      </p>
      <div className={classes.detail}>
        <div
          className={classes.track}
          role="progressbar"
          aria-label="Credits used"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(progress * 100)}
          aria-valuetext={`${used} of ${limit} credits used`}
        >
          <span className={classes.ruler}>
            {TENTHS.map((tenth) => (
              <span key={tenth} />
            ))}
          </span>
          <span className={classes.fill} style={{ inlineSize: `${progress * 100}%` }} />
        </div>
        <p className={classes.line}>
          <span>
            {used} of {limit} used
          </span>
          <span>Resets on {formatLongDate(resetDate)}</span>
        </p>
        {/* True when some feature costs more than the user's remaining credits. */}
        {left < dearest ? (
          <p>
            <Link to={PATHS.pricing}>Get more credits</Link>
          </p>
        ) : null}
      </div>
    </div>
  );
}
