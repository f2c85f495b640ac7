import type { ReactNode } from 'react';
import classes from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: string;
  /** Ways on. */
  children: ReactNode;
  /** Set large beside the words, badly printed: decoration only. */
  misprint: string;
  /** Announced at once, for what failed under the user's hands. */
  urgent?: boolean;
}

/** A screen that says one thing. Needs no kit, so that it can speak when nothing else loads. */
export function MessagePage(props: MessagePageProps) {
  const { title, text, children, misprint, urgent = false } = props;
  return (
    <section className={classes.page} role={urgent ? 'alert' : undefined}>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        <div className={classes.actions}>{children}</div>
      </div>
      <p className={classes.misprint} data-again={misprint} aria-hidden>
        {misprint}
      </p>
    </section>
  );
}
