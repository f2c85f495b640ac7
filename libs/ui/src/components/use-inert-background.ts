import { type RefObject, useEffect } from 'react';

/**
 * While mounted, keyboard and screen reader users can reach only the covering element. Afterwards the previous
 * element gets the focus back.
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
