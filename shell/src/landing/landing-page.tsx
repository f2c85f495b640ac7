import { ClosingCall } from './closing/closing-call.tsx';
import { Examples } from './examples/examples.tsx';
import { Faq } from './faq/faq.tsx';
import { Features } from './features/features.tsx';
import { WhyTen } from './features/why-ten.tsx';
import { Hero } from './hero/hero.tsx';
import type { ShowToast } from './landing-actions.ts';

interface LandingPageProps {
  audience: 'guest' | 'user';
  showToast: ShowToast;
}

/** Shows the landing page (spec §2, Landing), which is the same as a separate document and inside the app. */
export function LandingPage({ audience, showToast }: LandingPageProps) {
  return (
    <>
      <Hero audience={audience} showToast={showToast} />
      <Features />
      <WhyTen />
      <Examples />
      <Faq />
      <ClosingCall audience={audience} showToast={showToast} />
    </>
  );
}
