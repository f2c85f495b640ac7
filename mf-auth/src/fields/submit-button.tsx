import { Button } from '@adwright/ui/kit-core';

interface SubmitButtonProps {
  busy: boolean;
  text: string;
  /** Shown instead while busy. */
  busyText: string;
}

/** Sends its form, and says so for as long as it takes. */
export function SubmitButton({ busy, text, busyText }: SubmitButtonProps) {
  return (
    <Button type="primary" htmlType="submit" size="large" block disabled={busy}>
      {busy ? busyText : text}
    </Button>
  );
}
