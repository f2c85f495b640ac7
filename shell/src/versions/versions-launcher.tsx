import type { AcceptedModule } from '@adwright/federation';
import { lazy, Suspense, useState } from 'react';
import { consumeVersionsRequest, forgetVersionsRequest } from './versions-request.ts';

/** This component is loaded on demand, because only testers need the versions panel. */
const VersionsPanel = lazy(() => import('./versions-panel.tsx'));

interface VersionsLauncherProps {
  modules: readonly AcceptedModule[];
}

/** Shows the panel of versions in a tab that was opened with `?versions`. */
export function VersionsLauncher({ modules }: VersionsLauncherProps) {
  const [isOpen, setOpen] = useState(consumeVersionsRequest);
  if (!isOpen) return null;
  const close = () => {
    forgetVersionsRequest();
    setOpen(false);
  };
  return (
    <Suspense fallback={null}>
      <VersionsPanel modules={modules} onClose={close} />
    </Suspense>
  );
}
