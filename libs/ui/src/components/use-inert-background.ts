import { type RefObject, useEffect } from 'react';

/**
 * Makes all content behind a covering element inert while the component is mounted. Keyboard and screen reader
 * users can then reach only the covering element. After the component unmounts, the element that had the focus
 * before gets the focus again.
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
