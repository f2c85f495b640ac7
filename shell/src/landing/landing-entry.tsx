import '@adwright/ui/tokens.css';
import '@adwright/ui/fonts.css';
import '@adwright/ui/base.css';
import { PATHS } from '@adwright/contracts';
import { createRoot } from 'react-dom/client';
import { Header } from '../chrome/header.tsx';
import { LandingPage } from './landing-page.tsx';

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <>
      <Header
        audience="guest"
        pathname={PATHS.landing}
        links={[]}
        menuLinks={[
          { label: 'Pricing', path: '/payment' },
          { label: 'Log in', path: PATHS.login },
          { label: 'Sign up', path: PATHS.signup },
        ]}
        onGenerate={() => location.assign(PATHS.signup)}
        onCreate={() => location.assign(PATHS.create)}
        onLogOut={() => location.assign(PATHS.landing)}
      />
      <main>
        <LandingPage />
      </main>
    </>,
  );
}
