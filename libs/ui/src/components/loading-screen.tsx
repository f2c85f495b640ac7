import { LOADING_MESSAGE_INTERVAL_MS, LOADING_MESSAGES } from '@adwright/contracts';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CropMarks } from './crop-marks.tsx';
import classes from './loading-screen.module.css';
import { useInertBackground } from './use-inert-background.ts';

interface LoadingScreenProps {
  messages?: readonly string[];
  /** Text below the message, such as a note about what happens when the user leaves. */
  note?: string;
}

/**
 * Covers the window while a generation runs. The message changes every three seconds, and the user can pause
 * the change (WCAG 2.2.2).
 */
export function LoadingScreen({ messages = LOADING_MESSAGES, note }: LoadingScreenProps) {
  const screen = useRef<HTMLElement>(null);
  useInertBackground(screen);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused) return;
    const timer = setInterval(
      () => setIndex((shown) => (shown + 1) % messages.length),
      LOADING_MESSAGE_INTERVAL_MS,
    );
    return () => clearInterval(timer);
  }, [paused, messages.length]);

  return createPortal(
    <section ref={screen} className={classes.screen} aria-label="In progress">
      <div className={classes.press} aria-hidden>
        <CropMarks />
        <div className={classes.sheet}>
          <span className={classes.ink} />
        </div>
      </div>
      <p className={classes.message} role="status">
        {messages[index]}
      </p>
      {note ? <p className={classes.note}>{note}</p> : null}
      <button type="button" className={classes.pause} onClick={() => setPaused(!paused)}>
        {paused ? 'Resume messages' : 'Pause messages'}
      </button>
    </section>,
    document.body,
  );
}
