import { PATHS, TOASTS } from '@adwright/contracts';
import { ThemeSwitch } from '@adwright/ui';
import { showTheme } from '@adwright/ui/theme';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Footer } from '../chrome/footer.tsx';
import { Header } from '../chrome/header.tsx';
import { OfflineNotice } from '../chrome/offline-notice.tsx';
import { SkipLink } from '../chrome/skip-link.tsx';
import { logOut, signUpWithGoogle } from './landing-actions.ts';
import classes from './landing-app.module.css';
import { LandingPage } from './landing-page.tsx';
import type { LandingNavigation } from './load-landing-navigation.ts';
import { SESSION_HINT } from './session-hint.ts';
import { prepareToasts, showToastOnDemand } from './toast-on-demand.tsx';

const NOTHING_YET: LandingNavigation = { header: [], mobile: [], further: [] };

/**
 * Shows the landing page as a separate document; its links load documents, and the app's code loads on demand.
 */
export function LandingApp() {
  const audience = useSyncExternalStore(
    SESSION_HINT.subscribe,
    SESSION_HINT.read,
    SESSION_HINT.readInBuild,
  );
  const [navigation, setNavigation] = useState(NOTHING_YET);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setLive(true);
    showTheme();
    document.dispatchEvent(new Event('adwright:live'));
    announceArrivalError();
    prepareToasts().catch((error: unknown) =>
      console.error('The container of toasts is missing', error),
    );
    import('../page-events/landing-events.ts')
      .then(({ startLandingEvents }) => startLandingEvents())
      // Without a configuration, reports have no target URL, so a configuration that can't be loaded is
      // ignored.
      .catch(() => undefined);
  }, []);
  useEffect(() => {
    import('./load-landing-navigation.ts')
      .then(({ loadLandingNavigation }) => loadLandingNavigation(audience))
      .then(setNavigation)
      .catch((error: unknown) => console.error('The navigation could not be loaded', error));
  }, [audience]);
  return (
    <>
      <SkipLink />
      <div className={classes.chrome} data-live={isLive}>
        <Header
          audience={audience}
          pathname={PATHS.landing}
          links={navigation.header}
          menuLinks={navigation.mobile}
          furtherLinks={navigation.further}
          onGenerate={() => signUpWithGoogle(showToastOnDemand)}
          onCreate={() => location.assign(PATHS.create)}
          onLogOut={() => logOut(showToastOnDemand)}
          themeSwitch={<ThemeSwitch />}
        />
      </div>
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={classes.main} data-live={isLive}>
        <LandingPage audience={audience} showToast={showToastOnDemand} />
      </main>
      <Footer />
    </>
  );
}

/** Shows the provider's error message after a failed third-party sign-in (spec §8). */
async function announceArrivalError(): Promise<void> {
  if (!/[#&?]error_description=/.test(location.href)) return;
  const { takeArrival } = await import('@adwright/supabase');
  const arrival = takeArrival();
  if (arrival.kind === 'error')
    await showToastOnDemand(TOASTS.authenticationError(arrival.message));
}
