import { PATHS } from '@adwright/contracts';
import { type AcceptedModule, mergeFurtherPages, mergeNavigation } from '@adwright/federation';
import { useSession } from '@adwright/supabase';
import { ThemeSwitch } from '@adwright/ui';
import { Toaster } from '@adwright/ui/toast';
import {
  Link,
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import type { AllowedOverlay, AppliedOverride } from '../boot/overrides.ts';
import { CampaignStatus } from '../chrome/campaign-status.tsx';
import { CreditsStatus } from '../chrome/credits-status.tsx';
import { GuestFooter } from '../chrome/guest-footer.tsx';
import { Header } from '../chrome/header.tsx';
import { LinkContext } from '../chrome/link-context.ts';
import { OfflineNotice } from '../chrome/offline-notice.tsx';
import { OverrideBadge } from '../chrome/override-badge.tsx';
import { PageAnnouncer } from '../chrome/page-announcer.tsx';
import { ProgressBar } from '../chrome/progress-bar.tsx';
import { SkipLink } from '../chrome/skip-link.tsx';
import { WorkspaceFrame } from '../chrome/workspace-frame.tsx';
import { WorkspaceList, WorkspaceSwitch } from '../chrome/workspace-switch.tsx';
import { OverlayLauncher } from '../overlay/overlay-launcher.tsx';
import { signInToGenerate } from '../session/sign-in-to-generate.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { VersionsLauncher } from '../versions/versions-launcher.tsx';
import classes from './app-layout.module.css';

interface AppLayoutProps {
  modules: readonly AcceptedModule[];
  overrides: readonly AppliedOverride[];
  overlay: AllowedOverlay | undefined;
}

/** Key that the router gives to the first page of a tab. */
const FIRST_KEY = 'default';

/**
 * Returns the storage key for the scroll position of a page. The first pages of all visits have the same router
 * key. Without the path in the storage key, pages would share one scroll position.
 */
function placeInHistory({ key, pathname }: Location): string {
  return key === FIRST_KEY ? `${FIRST_KEY} ${pathname}` : key;
}

/** Shows everything around a page: header, main area, page announcer and toasts. */
export function AppLayout({ modules, overrides, overlay }: AppLayoutProps) {
  const { status } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const logOut = useLogOut();
  const audience = status === 'loading' ? undefined : status;
  return (
    <LinkContext value={Link}>
      <SkipLink />
      <ProgressBar />
      <div className={classes.frame}>
        <Header
          audience={audience}
          pathname={pathname}
          links={audience ? mergeNavigation(modules, 'header', audience) : []}
          menuLinks={audience ? mergeNavigation(modules, 'mobile', audience) : []}
          furtherLinks={audience === 'user' ? mergeFurtherPages(modules) : []}
          onGenerate={signInToGenerate}
          onCreate={() => navigate(PATHS.create)}
          onLogOut={logOut}
          status={
            <>
              <CampaignStatus />
              <CreditsStatus />
            </>
          }
          themeSwitch={<ThemeSwitch />}
          workspaces={{ switch: <WorkspaceSwitch />, list: <WorkspaceList /> }}
        />
        <OfflineNotice />
        <main id="main" tabIndex={-1} className={classes.main}>
          <WorkspaceFrame>
            <Outlet />
          </WorkspaceFrame>
        </main>
        <GuestFooter />
      </div>
      <PageAnnouncer />
      <ScrollRestoration getKey={placeInHistory} />
      <OverrideBadge overrides={overrides} />
      <VersionsLauncher modules={modules} />
      {overlay && <OverlayLauncher modules={modules} overrides={overrides} overlay={overlay} />}
      <Toaster />
    </LinkContext>
  );
}
