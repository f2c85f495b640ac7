import { Button } from '@adwright/ui/kit-core';

interface SubmitButtonProps {
  busy: boolean;
  text: string;
  /** Shown instead while busy. */
  busyText: string;
  /** As wide as its words: one of several forms on a page. */
  inline?: boolean;
}

/** Sends its form, and says so for as long as it takes. */
export function SubmitButton({ busy, text, busyText, inline = false }: SubmitButtonProps) {
  return (
    <Button
      type="primary"
      htmlType="submit"
      size={inline ? 'middle' : 'large'}
      block={!inline}
      disabled={busy}
    >
      {busy ? busyText : text}
    </Button>
  );
}
