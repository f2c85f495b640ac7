import { Button } from '@adwright/ui/kit-core';
import { Check, Copy } from 'lucide-react';
import { useCopy } from './use-copy.ts';

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
