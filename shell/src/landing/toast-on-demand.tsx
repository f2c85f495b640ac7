import type { ToastMessage } from '@adwright/contracts';
import { runOnceUnlessFailed } from './once-unless-failed.ts';

const mountOnce = runOnceUnlessFailed(async () => {
  const [toasts, { createRoot }] = await Promise.all([
    import('@adwright/ui/toast'),
    import('react-dom/client'),
  ]);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<toasts.Toaster />);
  return toasts;
});

/** Preloads the component that shows toasts, because the first toast may have to report a lost network. */
export async function prepareToasts(): Promise<void> {
  await mountOnce();
}

/** Shows a toast on the landing page. */
export async function showToastOnDemand(message: ToastMessage): Promise<void> {
  const { toast } = await mountOnce();
  toast(message);
}
