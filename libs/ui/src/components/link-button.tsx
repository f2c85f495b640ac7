import { Link } from '@adwright/ui/router';
import clsx from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './link-button.module.css';

interface LinkButtonProps {
  to: string;
  children: ReactNode;
  /** Style of the link that looks like a button. A page may have at most one `primary` button. */
  kind?: 'primary' | 'default';
  block?: boolean;
  /**
   * Role of the link for screen readers. The role is `button` where the spec calls the link a button (spec §2).
   * With the role `button`, the space bar also activates the link (ARIA Authoring Practices, Button pattern).
   * With either role, the link can be opened in a new tab.
   */
  announcedAs?: 'link' | 'button';
  /**
   * Accessible name of the link, for pages with several such links. The accessible name must begin with the
   * visible text.
   */
  label?: string;
}

function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Shows a link with a URL that looks like a button and can be opened in a new tab. */
export function LinkButton({
  to,
  children,
  kind = 'default',
  block = false,
  announcedAs = 'link',
  label,
}: LinkButtonProps) {
  const asButton = announcedAs === 'button' ? { role: 'button', onKeyDown: pressOnSpace } : {};
  return (
    <Link
      to={to}
      aria-label={label}
      className={clsx(classes.link, classes[kind], block && classes.block)}
      {...asButton}
    >
      {children}
    </Link>
  );
}
