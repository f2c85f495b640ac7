import { type AppliedOverride, resetOverrides } from '../boot/overrides.ts';
import { Button } from './button.tsx';
import classes from './override-badge.module.css';

interface OverrideBadgeProps {
  overrides: readonly AppliedOverride[];
}

/**
 * Shows a tester the versions that replace live modules in this tab, with a button that removes these
 * overrides. For modules under development, the badge shows only problems, since the developer knows the
 * versions.
 */
export function OverrideBadge({ overrides }: OverrideBadgeProps) {
  const shown = overrides.filter(({ ofThisTab, problem }) => ofThisTab || problem);
  if (shown.length === 0) return null;
  return (
    <aside className={classes.badge} aria-label="Overridden modules">
      <ul className={classes.list}>
        {shown.map(({ module, target, problem }) => (
          <li key={module}>
            <b>{module}</b> {problem ? `is live: ${problem}` : target}
          </li>
        ))}
      </ul>
      {shown.some(({ ofThisTab }) => ofThisTab) && <Button onClick={resetOverrides}>Reset</Button>}
    </aside>
  );
}
