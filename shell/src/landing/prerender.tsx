import '@adwright/ui/tokens.css';
import '@adwright/ui/fonts.css';
import '@adwright/ui/base.css';
import { prerender } from 'react-dom/static';
import { LandingApp } from './landing-app.tsx';

/** Returns the markup of the landing page for a guest, which the build inserts into the document. */
export async function prerenderLanding(): Promise<string> {
  const { prelude } = await prerender(<LandingApp />, {
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
