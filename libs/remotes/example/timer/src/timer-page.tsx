import { useEffect, useState } from 'react';
import classes from './timer-page.module.css';

/** Shows the seconds since the page was opened. */
export function TimerPage() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className={classes.timer}>
      <h1>Timer</h1>
      <p>{seconds} s</p>
      <button type="button" onClick={() => setSeconds(0)}>
        Again
      </button>
    </section>
  );
}
