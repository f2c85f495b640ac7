import type { ReactNode } from 'react';
import classes from './scroll-region.module.css';

interface ScrollRegionProps {
  label: string;
  children: ReactNode;
}

/** A list or table that scrolls by itself, by keyboard as well. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable (WCAG 2.1.1)
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
