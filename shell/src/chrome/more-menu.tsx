import { useId } from 'react';
import disclosure from './disclosure.module.css';
import { FurtherLinks } from './further-links.tsx';
import type { FurtherLink } from './header-link.ts';
import classes from './more-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

interface MoreMenuProps {
  links: readonly FurtherLink[];
  pathname: string;
}

/** Shows the header's "More" button and the list that it opens. */
export function MoreMenu({ links, pathname }: MoreMenuProps) {
  const { root, button, isOpen, setOpen } = useDisclosure();
  const listId = useId();
  const isHere = links.some(({ path }) => path === pathname);
  return (
    <div ref={root} className={classes.root}>
      <button
        ref={button}
        type="button"
        className={classes.toggle}
        data-here={isHere}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        More
        <span className={disclosure.mark} aria-hidden />
      </button>
      {isOpen ? (
        <div id={listId} className={`${disclosure.panel} ${classes.list}`}>
          <FurtherLinks links={links} pathname={pathname} onFollow={() => setOpen(false)} />
        </div>
      ) : null}
    </div>
  );
}
