import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './scroll-region.module.css';

interface ScrollRegionProps {
  label: string;
  /** True for a region that is as high as its content and scrolls only horizontally. */
  isWhole?: boolean;
  children: ReactNode;
}

/** Shows a list or table that scrolls independently of the page, also by keyboard. */
export function ScrollRegion({ label, isWhole = false, children }: ScrollRegionProps) {
  const className = clsx(classes.scroll, isWhole && classes.whole);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable (WCAG 2.1.1)
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
