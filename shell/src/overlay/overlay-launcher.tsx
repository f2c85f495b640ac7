import { lazy, Suspense } from 'react';
import type { OverlayProps } from './team-overlay.tsx';

/** Nobody but a team pays for it. */
const TeamOverlay = lazy(() => import('./team-overlay.tsx'));

/** Shows the team's overlay in a tab that may have it. */
export function OverlayLauncher(props: OverlayProps) {
  return (
    <Suspense fallback={null}>
      <TeamOverlay {...props} />
    </Suspense>
  );
}
