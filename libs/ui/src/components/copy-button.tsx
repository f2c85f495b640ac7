import { Button } from '@adwright/ui/kit-core';
import { Check, Copy } from 'lucide-react';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps {
  /** Text that the button copies to the clipboard. */
  text: string;
  /**
   * Accessible name of the button, for pages with several copy buttons. The accessible name must begin with the
   * visible text.
   */
  label?: string;
  /** Text that the button shows. */
  children?: string;
}

/** Shows a button that copies a text, and confirms the copy by a toast and the button's icon. */
export function CopyButton({ text, label, children = 'Copy' }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(text);
  return (
    <Button
      aria-label={label}
      icon={isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      onClick={copy}
    >
      {children}
    </Button>
  );
}
