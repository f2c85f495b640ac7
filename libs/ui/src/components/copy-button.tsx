import { TOAST_DURATION_MS, TOASTS } from '@adwright/contracts';
import { Button } from '@adwright/ui/kit-core';
import { toast } from '@adwright/ui/toast';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

const CONFIRMATION_MS = 2000;

interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** Accessible name, where several stand on a page. It begins with the visible text. */
  label?: string;
  /** Visible text. */
  children?: string;
}

/** Copies a text and says so, by toast and by its icon. */
export function CopyButton({ text, label, children = 'Copy' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser refuses without permission or focus; the user can still select the text.
      toast(TOASTS.copyFailed, { durationMs: TOAST_DURATION_MS.medium });
      return;
    }
    setCopied(true);
    toast(TOASTS.textCopied, { durationMs: TOAST_DURATION_MS.short });
  }

  return (
    <Button
      aria-label={label}
      icon={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      onClick={copy}
    >
      {children}
    </Button>
  );
}
