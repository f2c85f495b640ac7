import { useId } from 'react';
import { AppLink } from './app-link.tsx';
import classes from './further-links.module.css';
import type { FurtherLink } from './header-link.ts';

interface FurtherLinksProps {
  links: readonly FurtherLink[];
  pathname: string;
  onFollow?: () => void;
}

/**
 * Shows links, each with a description of the linked page. The description belongs to the link's accessible
 * description, not to its accessible name.
 */
export function FurtherLinks({ links, pathname, onFollow }: FurtherLinksProps) {
  const id = useId();
  return (
    <ul className={classes.list}>
      {links.map(({ label, path, hint }) => (
        <li key={path} className={classes.item}>
          <AppLink
            to={path}
            className={classes.link}
            aria-current={path === pathname ? 'page' : undefined}
            aria-describedby={`${id}${path}`}
            onClick={onFollow}
          >
            {label}
          </AppLink>
          <span id={`${id}${path}`} className={classes.hint}>
            {hint}
          </span>
        </li>
      ))}
    </ul>
  );
}
