import type { ReactNode } from 'react';
import classes from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: string;
  /** Links or buttons with which the user can continue. */
  children: ReactNode;
  /** A large decorative character beside the message. */
  misprint: string;
  /**
   * True if the message is about a failure of the user's last action. Screen readers announce such a message
   * at once.
   */
  urgent?: boolean;
}

/**
 * Shows a page with a single message. The page loads no component kit of antd, so that the page works when
 * nothing else can be loaded.
 */
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
