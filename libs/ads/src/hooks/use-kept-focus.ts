import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a field after its controls were replaced, so that users of keyboards and screen readers
 * stay in the field. If the focus has moved to another field, the hook doesn't move the focus.
 * @param selector CSS selector of the control to focus next; exactly one control matches
 * @returns a ref for the field's element
 */
export function useKeptFocus<Field extends HTMLElement>(
  hasValue: boolean,
  selector: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const known = useRef(hasValue);
  useEffect(() => {
    if (known.current === hasValue) return;
    const next = field.current?.querySelector<HTMLElement>(selector);
    // The control does not exist yet while the field's value is loading.
    if (!next) return;
    known.current = hasValue;
    const { activeElement, body } = document;
    const isElsewhere =
      activeElement !== null && activeElement !== body && !field.current?.contains(activeElement);
    if (!isElsewhere) next.focus();
  });
  return field;
}
