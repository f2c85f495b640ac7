import type { ReactNode } from 'react';
import classes from './guided.module.css';

/** An example picture with its size in pixels, which reserves space while the picture loads. */
export interface GuideExample {
  src: string;
  alt: string;
  width: number;
  height: number;
  caption: string;
}

interface GuidedProps {
  example?: GuideExample;
  /** Heading above the advice for the user. */
  title: string;
  /** Short pieces of advice, each with the reason for the advice. */
  tips: readonly (readonly [claim: string, reason: string])[];
  /** The content beside which the advice is shown, such as a form. */
  children: ReactNode;
}

/** Shows a form with advice and an example result beside the form, or below the form in a narrow window. */
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
