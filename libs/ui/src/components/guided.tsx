import type { ReactNode } from 'react';
import classes from './guided.module.css';

interface GuidedProps {
  /** Heading of the guide. */
  title: string;
  /** Short claims, each with its reason. */
  tips: readonly (readonly [claim: string, reason: string])[];
  /** What the guide is about, such as a form on its sheet. */
  children: ReactNode;
}

/** A form with what makes a good result beside it, or below it where the window is narrow. */
export function Guided({ title, tips, children }: GuidedProps) {
  return (
    <div className={classes.columns}>
      {children}
      <aside className={classes.tips}>
        <h2>{title}</h2>
        <dl>
          {tips.map(([claim, reason]) => (
            <div key={claim}>
              <dt>{claim}</dt>
              <dd>{reason}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  );
}
