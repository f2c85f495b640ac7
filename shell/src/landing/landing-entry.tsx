import '@adwright/ui/tokens.css';
import '@adwright/ui/fonts.css';
import '@adwright/ui/base.css';
import './fallback-fonts.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LandingApp } from './landing-app.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('The landing page has no #root');
// The build inserts the page's markup into the root element, but the development server does not.
if (place.hasChildNodes()) hydrateRoot(place, <LandingApp />);
else createRoot(place).render(<LandingApp />);
