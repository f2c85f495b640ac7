import { type ReactNode, useRef, useState } from 'react';
import { AppLink } from './app-link.tsx';
import { Button } from './button.tsx';
import { FurtherLinks } from './further-links.tsx';
import type { FurtherLink, HeaderLink } from './header-link.ts';
import classes from './mobile-menu.module.css';

interface MobileMenuProps {
  links: readonly HeaderLink[];
  furtherLinks: readonly FurtherLink[];
  pathname: string;
  /** Logs the user out; undefined for guests. */
  onLogOut: (() => void) | undefined;
  themeSwitch?: ReactNode;
  /** Choice of a workspace; absent for a user with one workspace. */
  workspaces?: ReactNode;
}

/**
 * Shows the mobile side menu in narrow windows. The menu is a native modal dialog, which handles the focus, the
 * Escape key and the page behind the menu.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { links, furtherLinks, pathname, onLogOut, themeSwitch, workspaces } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => dialog.current?.close();
  return (
    <div className={classes.root}>
      <button
        type="button"
        className={classes.toggle}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          dialog.current?.showModal();
          setOpen(true);
        }}
      >
        <span className={classes.bars} aria-hidden />
      </button>
      <dialog
        ref={dialog}
        className={classes.menu}
        aria-label="Menu"
        closedby="any"
        onClose={() => setOpen(false)}
      >
        <div className={classes.head}>
          <span className={classes.title}>Menu</span>
          <button type="button" className={classes.close} aria-label="Close menu" onClick={close}>
            <span aria-hidden>×</span>
          </button>
        </div>
        {workspaces}
        <nav className={classes.links} aria-label="Menu">
          {links.map(({ label, path }) => (
            <AppLink
              key={path}
              to={path}
              className={classes.link}
              aria-current={path === pathname ? 'page' : undefined}
              onClick={close}
            >
              {label}
            </AppLink>
          ))}
          {furtherLinks.length > 0 ? (
            <FurtherLinks links={furtherLinks} pathname={pathname} onFollow={close} />
          ) : null}
        </nav>
        <div className={classes.foot}>
          {themeSwitch}
          {onLogOut ? (
            <Button
              onClick={() => {
                close();
                onLogOut();
              }}
            >
              Log out
            </Button>
          ) : null}
        </div>
      </dialog>
    </div>
  );
}
