import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a field whose controls are replaced when its value comes or goes, so that keyboard and
 * screen reader users stay there. A focus that has moved to another field stays there.
 * @param selector selects the controls to focus next, of which one exists
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
    // The control does not exist while the field's value is loading.
    if (!next) return;
    known.current = hasValue;
    const { activeElement, body } = document;
    const isElsewhere =
      activeElement !== null && activeElement !== body && !field.current?.contains(activeElement);
    if (!isElsewhere) next.focus();
  });
  return field;
}
