import { Button } from '@adwright/ui/kit-core';

interface SubmitButtonProps {
  busy: boolean;
  text: string;
  /** Shown instead while busy. */
  busyText: string;
}

export function SubmitButton({ busy, text, busyText }: SubmitButtonProps) {
  return (
    <Button type="primary" htmlType="submit" size="large" block disabled={busy}>
      {busy ? busyText : text}
    </Button>
  );
}
