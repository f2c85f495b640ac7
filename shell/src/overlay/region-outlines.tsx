import { useEffect, useState } from 'react';
import { SHELL } from '../boot/shell-version.ts';
import { findRegions } from './regions.ts';
import classes from './team-overlay.module.css';

interface RegionOutlinesProps {
  module: string | undefined;
  /** Returns the label of a region, by the name of the region's module. */
  labelOf: (name: string) => string;
}

interface Outline {
  name: string;
  /** HTML element of the region, such as `header`, which distinguishes several regions of one owner. */
  part: string;
  top: number;
  left: number;
  width: number;
  height: number;
}

function listOutlines(module: string | undefined): Outline[] {
  return findRegions(module).flatMap(({ name, element }) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0
      ? [{ name, part: element.localName, top, left, width, height }]
      : [];
  });
}

/**
 * Draws a frame around each region of the page. Frames ignore clicks, because the panel contains the same
 * information as text.
 */
export function RegionOutlines({ module, labelOf }: RegionOutlinesProps) {
  const [outlines, setOutlines] = useState<Outline[]>([]);
  useEffect(() => {
    const draw = () => setOutlines(listOutlines(module));
    const observer = new ResizeObserver(draw);
    for (const { element } of findRegions(module)) observer.observe(element);
    addEventListener('scroll', draw, { passive: true, capture: true });
    addEventListener('resize', draw);
    draw();
    return () => {
      observer.disconnect();
      removeEventListener('scroll', draw, { capture: true });
      removeEventListener('resize', draw);
    };
  }, [module]);
  return (
    <div aria-hidden="true">
      {outlines.map(({ name, part, ...place }) => (
        <div
          key={`${name} ${part}`}
          className={`${classes.outline} ${name === SHELL ? classes.ofShell : ''}`}
          style={place}
        >
          <span className={classes.label}>{labelOf(name)}</span>
        </div>
      ))}
    </div>
  );
}
