import { type AppliedOverride, resetOverrides } from '../boot/overrides.ts';
import { Button } from './button.tsx';
import classes from './override-badge.module.css';

interface OverrideBadgeProps {
  overrides: readonly AppliedOverride[];
}

/**
 * Tells a tester what this tab runs instead of the live modules, and offers to undo it. For modules under development
 * it only shows problems: their developer knows of the rest.
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
