import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a field whose controls make room for others when its value comes or goes, so that keyboard and screen
 * reader go on from there. A focus that is elsewhere by then stays there.
 * @param selector of the control to go on from, whichever is there
 * @returns for the field's element
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
    // Not there yet while the value is being read.
    if (!next) return;
    known.current = hasValue;
    const { activeElement, body } = document;
    const isElsewhere =
      activeElement !== null && activeElement !== body && !field.current?.contains(activeElement);
    if (!isElsewhere) next.focus();
  });
  return field;
}
