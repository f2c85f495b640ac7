import { PATHS } from '@adwright/contracts';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { Button } from './button.tsx';
import classes from './header.module.css';
import type { FurtherLink, HeaderLink } from './header-link.ts';
import { LANDING_SECTIONS } from './landing-sections.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { MoreMenu } from './more-menu.tsx';
import { Wordmark } from './wordmark.tsx';

interface HeaderProps {
  /**
   * The kind of visitor; undefined until the session is known, when the header has its full height but no
   * sign-in.
   */
  audience: 'guest' | 'user' | undefined;
  pathname: string;
  /** The navigation links of a signed-in user; for guests, the header shows the landing page's sections. */
  links: readonly HeaderLink[];
  menuLinks: readonly HeaderLink[];
  /** Links to a signed-in user's further pages, shown under "More" and last in the mobile side menu. */
  furtherLinks: readonly FurtherLink[];
  onGenerate: () => void;
  onCreate: () => void;
  onLogOut: () => void;
  /** Remaining credits of a signed-in user, shown beside the navigation. */
  status?: ReactNode;
  themeSwitch?: ReactNode;
  /** Workspace choices for the header and the mobile side menu; absent for a user with one workspace. */
  workspaces?: { switch: ReactNode; list: ReactNode };
}

/**
 * Shows the header of every page (spec §2, Header and Mobile side menu). The header does not depend on the
 * router, a component kit or the session.
 */
export function Header(props: HeaderProps) {
  const { audience, pathname, links, menuLinks, furtherLinks, status, themeSwitch, workspaces } =
    props;
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <AppLink to={PATHS.landing} className={classes.logo}>
          <Wordmark />
        </AppLink>
        {audience ? (
          <>
            <nav className={classes.nav} aria-label="Main">
              {audience === 'guest' ? <SectionLinks pathname={pathname} /> : null}
              {audience === 'user'
                ? links.map(({ label, path }) => (
                    <AppLink
                      key={path}
                      to={path}
                      className={classes.link}
                      aria-current={path === pathname ? 'page' : undefined}
                    >
                      {label}
                    </AppLink>
                  ))
                : null}
              {furtherLinks.length > 0 ? (
                <MoreMenu links={furtherLinks} pathname={pathname} />
              ) : null}
            </nav>
            <div className={classes.tools}>
              {audience === 'user' ? (
                <>
                  <div className={classes.wide}>{workspaces?.switch}</div>
                  {status}
                </>
              ) : null}
              <div className={classes.wide}>{themeSwitch}</div>
              {audience === 'user' ? (
                <>
                  <div className={classes.wide}>
                    <Button look="quiet" onClick={props.onLogOut}>
                      Log out
                    </Button>
                  </div>
                  <Button look="primary" onClick={props.onCreate}>
                    Create Ad
                  </Button>
                </>
              ) : (
                <>
                  <div className={classes.wide}>
                    <AppLink to={PATHS.login} look="quiet">
                      Log in
                    </AppLink>
                  </div>
                  <Button look="primary" onClick={props.onGenerate}>
                    Generate your ad
                  </Button>
                </>
              )}
              <MobileMenu
                links={menuLinks}
                furtherLinks={furtherLinks}
                pathname={pathname}
                onLogOut={audience === 'user' ? props.onLogOut : undefined}
                themeSwitch={themeSwitch}
                workspaces={audience === 'user' ? workspaces?.list : undefined}
              />
            </div>
          </>
        ) : null}
      </div>
    </header>
  );
}

function SectionLinks({ pathname }: { pathname: string }) {
  return LANDING_SECTIONS.map(({ label, anchor }) =>
    pathname === PATHS.landing ? (
      <a key={anchor} href={anchor} className={classes.link}>
        {label}
      </a>
    ) : (
      <AppLink key={anchor} to={`${PATHS.landing}${anchor}`} className={classes.link}>
        {label}
      </AppLink>
    ),
  );
}
