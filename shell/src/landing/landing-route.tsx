import { useSession } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { LandingPage } from './landing-page.tsx';

/** Shows the landing page inside the app. */
export function LandingRoute() {
  const { status } = useSession();
  return <LandingPage audience={status === 'user' ? 'user' : 'guest'} showToast={toast} />;
}
