import { Toaster } from '@adwright/ui/toast';
import { createRoot } from 'react-dom/client';

let mounted = false;

/** Gives the landing page a place for toasts, once it has one to show. */
export function mountToaster(): void {
  if (mounted) return;
  mounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
}
