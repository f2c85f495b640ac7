import type { ReactNode } from 'react';
import classes from './guided.module.css';

/** A picture of what comes out; sizes in pixels, so that its place is kept before it is there. */
export interface GuideExample {
  src: string;
  alt: string;
  width: number;
  height: number;
  caption: string;
}

interface GuidedProps {
  example?: GuideExample;
  /** Heading of the guide. */
  title: string;
  /** Short claims, each with its reason. */
  tips: readonly (readonly [claim: string, reason: string])[];
  /** What the guide is about, such as a form on its sheet. */
  children: ReactNode;
}

/** A form with what comes out of it and what makes that good beside it, or below it where the window is narrow. */
export function Guided({ title, tips, example, children }: GuidedProps) {
  return (
    <div className={classes.columns}>
      {children}
      <aside className={classes.tips}>
        {example ? <Example {...example} /> : null}
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

function Example({ caption, ...picture }: GuideExample) {
  return (
    <figure className={classes.example}>
      <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
