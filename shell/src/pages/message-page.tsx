import type { ReactNode } from 'react';
import classes from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: string;
  /** Ways on. */
  children: ReactNode;
  /** A large misprinted character beside the words: decoration only. */
  misprint: string;
  /** Announced at once, for failures of something that the user has just done. */
  urgent?: boolean;
}

/** A screen with a single message. It loads no kit, so that it works when nothing else loads. */
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
