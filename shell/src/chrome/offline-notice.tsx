import { useSyncExternalStore } from 'react';
import classes from './offline-notice.module.css';

const isOnlineNow = () => navigator.onLine;
const isOnlineInBuild = () => true;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * Shows a notice below the header while the browser is offline. The notice's element always exists, so that
 * screen readers announce its text when it appears.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow, isOnlineInBuild);
  return (
    <div aria-live="polite">
      {isOnline ? null : (
        <p className={classes.notice}>
          You are offline. What you have typed stays here, and pages load again once the connection
          is back.
        </p>
      )}
    </div>
  );
}
