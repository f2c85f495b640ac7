import { Button } from '@adwright/ui/kit-core';

interface SubmitButtonProps {
  busy: boolean;
  text: string;
  /** Text while the form is being sent. */
  busyText: string;
  /** Whether the button is only as wide as its text, on a page with several forms. */
  inline?: boolean;
}

/** Shows a button that submits its form, and shows progress while the form is being sent. */
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
