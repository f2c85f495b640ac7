import { MAX_VISIBLE_TOASTS, TOAST_DURATION_MS } from '@adwright/contracts';
import { CircleCheck, Info, OctagonAlert } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';
import classes from './toaster.module.css';

const ICON_PX = 20;

/**
 * Distance of toasts from the bottom of a narrow window. A page with a bar at the bottom sets
 * `--bottom-bar-height`, so that toasts do not cover the bar.
 */
const MOBILE_BOTTOM = 'calc(16px + var(--bottom-bar-height, env(safe-area-inset-bottom)))';

/** Displays toasts in a polite live region at the edge of the window. The shell mounts this component once. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      mobileOffset={{ bottom: MOBILE_BOTTOM }}
      visibleToasts={MAX_VISIBLE_TOASTS}
      duration={TOAST_DURATION_MS.default}
      expand
      gap={8}
      icons={{
        success: <CircleCheck size={ICON_PX} aria-hidden />,
        error: <OctagonAlert size={ICON_PX} aria-hidden />,
        info: <Info size={ICON_PX} aria-hidden />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: classes.toast,
          title: classes.title,
          description: classes.description,
          icon: classes.icon,
          success: classes.success,
          error: classes.error,
          actionButton: classes.action,
        },
      }}
    />
  );
}
