import { type RefObject, useEffect } from 'react';

/**
 * While mounted, nothing but the cover can be reached by keyboard or read by a screen reader. Afterwards the focus
 * is back where it was.
 */
export function useInertBackground(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focused = document.activeElement;
    const background = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== cover.current && !element.inert,
    );
    for (const element of background) element.inert = true;
    return () => {
      for (const element of background) element.inert = false;
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, [cover]);
}
