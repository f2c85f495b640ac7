import '@adwright/ui/tokens.css';
import '@adwright/ui/fonts.css';
import '@adwright/ui/base.css';
import { prerender } from 'react-dom/static';
import { LandingApp } from './landing-app.tsx';

/** Returns the landing page as markup for a guest, which the build puts into the document. */
export async function prerenderLanding(): Promise<string> {
  const { prelude } = await prerender(<LandingApp />, {
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
