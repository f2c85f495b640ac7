import { type AppliedOverride, resetOverrides } from '../boot/overrides.ts';
import { Button } from './button.tsx';
import classes from './override-badge.module.css';

interface OverrideBadgeProps {
  overrides: readonly AppliedOverride[];
}

/** Tells a tester or developer what runs in place of the live modules; what this tab alone has is taken back. */
export function OverrideBadge({ overrides }: OverrideBadgeProps) {
  if (overrides.length === 0) return null;
  return (
    <aside className={classes.badge} aria-label="Overridden modules">
      <ul className={classes.list}>
        {overrides.map(({ module, target, problem }) => (
          <li key={module}>
            <b>{module}</b> {problem ? `is live: ${problem}` : target}
          </li>
        ))}
      </ul>
      {overrides.some(({ ofThisTab }) => ofThisTab) && (
        <Button onClick={resetOverrides}>Reset</Button>
      )}
    </aside>
  );
}
