import { Button } from '@adwright/ui/kit-core';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { buildBookmarkCode } from './bookmark-code.ts';
import classes from './shop-page.module.css';

const NAME = 'Make an ad of this page';
const NOTES = {
  clicked: 'Drag it to your bookmarks bar instead. It works on the pages of shops.',
  copied: 'Copied. Add a new bookmark, and paste this as its address.',
  refused: 'Your browser does not allow copying. Drag the button instead.',
} as const;

/**
 * Shows a bookmark that opens the form with the current page's URL, and explains the alternative on phones.
 */
export function BookmarkHelp() {
  const [note, setNote] = useState<keyof typeof NOTES | null>(null);
  const code = buildBookmarkCode(location.origin);
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setNote('copied');
    } catch {
      // The user may have denied access to the clipboard, and a page without a secure origin has no
      // clipboard.
      setNote('refused');
    }
  }
  /**
   * Sets the link's URL without React, because React blocks `javascript:` URLs. A click on the link in the
   * dialog is prevented, because it would run the bookmark's code on our own page.
   */
  function prepareLink(link: HTMLAnchorElement | null) {
    if (!link) return;
    const explain = (event: MouseEvent) => {
      event.preventDefault();
      setNote('clicked');
    };
    link.setAttribute('href', code);
    link.addEventListener('click', explain);
    return () => link.removeEventListener('click', explain);
  }
  return (
    <details className={classes.bookmark}>
      <summary>Read a shop’s page with one click</summary>
      <div className={classes.part}>
        <p className={classes.quiet}>
          Drag this button to your bookmarks bar. Click it there while you look at a product: this
          form opens with the product’s address.
        </p>
        <div className={classes.actions}>
          {/* biome-ignore lint/a11y/useValidAnchor: its address is code, which React refuses */}
          <a ref={prepareLink} className={classes.bookmarkLink}>
            <Bookmark size={16} aria-hidden /> {NAME}
          </a>
          <Button size="small" onClick={() => void copy()}>
            Copy the bookmark’s address
          </Button>
        </div>
        <p className={classes.quiet} role="status">
          {note ? NOTES[note] : ''}
        </p>
        <p className={classes.quiet}>
          On a phone: add Adwright to your home screen. Then choose it in the shop’s “Share” menu.
        </p>
      </div>
    </details>
  );
}
