import { useRef, useState } from 'react';

/**
 * Wraps the submit handler of a form. `busy` is true while the handler runs, and the hook ignores submits until the
 * handler has ended.
 */
export function useBusy<Values>(
  submit: (values: Values) => Promise<void>,
): readonly [busy: boolean, submitOnce: (values: Values) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function submitOnce(values: Values) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await submit(values);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return [busy, submitOnce];
}
