import type { ToastMessage } from '@adwright/contracts';

let mounted: Promise<typeof import('@adwright/ui/toast')> | undefined;

/** A toast on the landing document, whose place for them is loaded with the first one. */
export async function toastOnDemand(message: ToastMessage): Promise<void> {
  mounted ??= mountToaster();
  const { toast } = await mounted;
  toast(message);
}

async function mountToaster() {
  const [toasts, { createRoot }] = await Promise.all([
    import('@adwright/ui/toast'),
    import('react-dom/client'),
  ]);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<toasts.Toaster />);
  return toasts;
}
