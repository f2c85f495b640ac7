import type { ReactNode } from 'react';
import { useId } from 'react';
import { CropMarks } from './crop-marks.tsx';
import classes from './panel.module.css';

interface PanelProps {
  children: ReactNode;
  /** Text of the h2 that names the panel's region. */
  title?: ReactNode;
  /** Element beside the title of the panel: a number, a link or a button. */
  extra?: ReactNode;
  /** True if the panel has crop marks at its corners, which distinguish the most important panel of a page. */
  marks?: boolean;
}

/** Shows a bordered area of the page with a heading. */
export function Panel({ children, title, extra, marks = false }: PanelProps) {
  const titleId = useId();
  return (
    <section className={classes.panel} aria-labelledby={title ? titleId : undefined}>
      {marks ? <CropMarks /> : null}
      {title || extra ? (
        <div className={classes.head}>
          {title ? <h2 id={titleId}>{title}</h2> : null}
          {extra}
        </div>
      ) : null}
      {children}
    </section>
  );
}
