import { PATHS } from '@adwright/contracts';
import { ThemeSwitch } from '@adwright/ui';
import { useEffect, useState } from 'react';
import { Header } from '../chrome/header.tsx';
import { generate, logOut } from './landing-actions.ts';
import { LandingPage } from './landing-page.tsx';
import type { LandingNavigation } from './load-landing-navigation.ts';

const NOTHING_YET: LandingNavigation = { header: [], mobile: [] };

interface LandingAppProps {
  audience: 'guest' | 'user';
}

/** The landing page as a document of its own: links load documents, and what needs the app loads on demand. */
export function LandingApp({ audience }: LandingAppProps) {
  const [navigation, setNavigation] = useState(NOTHING_YET);
  useEffect(() => {
    import('./load-landing-navigation.ts')
      .then(({ loadLandingNavigation }) => loadLandingNavigation(audience))
      .then(setNavigation)
      .catch((error: unknown) => console.error('The navigation could not be loaded', error));
  }, [audience]);
  return (
    <>
      <Header
        audience={audience}
        pathname={PATHS.landing}
        links={navigation.header}
        menuLinks={navigation.mobile}
        onGenerate={generate}
        onCreate={() => location.assign(PATHS.create)}
        onLogOut={logOut}
        themeSwitch={<ThemeSwitch />}
      />
      <main id="main">
        <LandingPage />
      </main>
    </>
  );
}
