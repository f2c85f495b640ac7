import '@adwright/ui/tokens.css';
import '@adwright/ui/fonts.css';
import '@adwright/ui/base.css';
import { createRoot } from 'react-dom/client';
import { LandingApp } from './landing-app.tsx';

/** A guess from what the data service's library keeps; pages that need an account check it. */
function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    // Storage may be blocked; the visitor then is a guest.
    return false;
  }
}

const place = document.getElementById('root');
if (!place) throw new Error('The landing page has no #root');
createRoot(place).render(<LandingApp audience={hasStoredSession() ? 'user' : 'guest'} />);
