import type { ReactNode } from 'react';
import classes from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: string;
  /** Ways on. */
  children: ReactNode;
  /** Announced at once, for what failed under the user's hands. */
  urgent?: boolean;
}

/** A screen that says one thing. Needs no kit, so that it can speak when nothing else loads. */
export function MessagePage({ title, text, children, urgent = false }: MessagePageProps) {
  return (
    <section className={classes.page} role={urgent ? 'alert' : undefined}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
