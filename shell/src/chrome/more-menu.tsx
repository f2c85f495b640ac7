import { useEffect, useId, useRef, useState } from 'react';
import { FurtherLinks } from './further-links.tsx';
import type { FurtherLink } from './header-link.ts';
import classes from './more-menu.module.css';

interface MoreMenuProps {
  links: readonly FurtherLink[];
  pathname: string;
}

/** The header's button "More" with the list that it opens: a disclosure of links, as WAI-ARIA's navigation example has it. */
export function MoreMenu({ links, pathname }: MoreMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const listId = useId();
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (root.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [open]);
  const isHere = links.some(({ path }) => path === pathname);
  return (
    <div ref={root} className={classes.root}>
      <button
        ref={button}
        type="button"
        className={classes.toggle}
        data-here={isHere}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        More
        <span className={classes.mark} aria-hidden />
      </button>
      {open ? (
        <div id={listId} className={classes.list}>
          <FurtherLinks links={links} pathname={pathname} onFollow={() => setOpen(false)} />
        </div>
      ) : null}
    </div>
  );
}
