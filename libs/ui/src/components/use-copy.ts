import { TOAST_DURATION_MS, TOASTS } from '@adwright/contracts';
import { toast } from '@adwright/ui/toast';
import { useEffect, useState } from 'react';

const CONFIRMATION_MS = 2000;

/**
 * Returns a function that copies a text and shows a toast. `isCopied` is true for a short time after a copy.
 */
export function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser refuses to copy when the page has no permission or no focus. The user can still select the
      // text and copy it by hand.
      toast(TOASTS.copyFailed, { durationMs: TOAST_DURATION_MS.medium });
      return;
    }
    setCopied(true);
    toast(TOASTS.textCopied, { durationMs: TOAST_DURATION_MS.short });
  }

  return { isCopied, copy };
}
