import { lazy, Suspense } from 'react';
import type { OverlayProps } from './team-overlay.tsx';

/** This component is loaded on demand, because only teams need the overlay. */
const TeamOverlay = lazy(() => import('./team-overlay.tsx'));

/** Shows the team's overlay in a tab that may show the overlay. */
export function OverlayLauncher(props: OverlayProps) {
  return (
    <Suspense fallback={null}>
      <TeamOverlay {...props} />
    </Suspense>
  );
}
