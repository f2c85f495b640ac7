import { useNavigation } from 'react-router-dom';
import classes from './progress-bar.module.css';

/**
 * Shows a line at the top of the window while a navigation takes longer than 300 ms (the CSS contains the
 * delay).
 */
export function ProgressBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.bar} role="progressbar" aria-label="Loading page" />;
}
