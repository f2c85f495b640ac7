import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import { findPageTitle, formatDocumentTitle } from '../routing/page-title.ts';
import classes from './visually-hidden.module.css';

/**
 * Focuses the heading of the new page, unless the page has focused one of its elements.
 * @returns true when the heading has the focus, so that screen readers read the heading
 */
function focusHeading(): boolean {
  const main = document.querySelector('main');
  const active = document.activeElement;
  if (active && active !== main && main?.contains(active)) return false;
  const heading = main?.querySelector('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
  return Boolean(heading);
}

/**
 * Makes a navigation like the loading of a new document for users of screen readers. The component sets the
 * document's title and moves the focus to the top of the page. The component announces a page that has no
 * focused heading.
 */
export function PageAnnouncer() {
  const page = findPageTitle(useMatches());
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = formatDocumentTitle(page);
  }, [page]);

  useEffect(() => {
    if (state !== 'idle' || shown.current === pathname) return;
    const isFirstPage = shown.current === undefined;
    shown.current = pathname;
    if (!isFirstPage) setAnnouncement(focusHeading() ? '' : (page ?? formatDocumentTitle(page)));
  }, [pathname, state, page]);

  return (
    <p className={classes.hidden} aria-live="polite">
      {announcement}
    </p>
  );
}
