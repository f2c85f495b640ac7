import { Button } from '@adwright/ui/kit-core';

interface SubmitButtonProps {
  busy: boolean;
  text: string;
  /** Text of the button while the form is being sent. */
  busyText: string;
  /** True if the button is only as wide as its text, for a page with several forms. */
  inline?: boolean;
}

/** Shows a submit button, which shows progress while the form is being sent. */
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
