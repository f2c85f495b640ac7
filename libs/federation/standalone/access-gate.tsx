import type { AccessGroup } from '@adwright/contracts';
import { useSession } from '@adwright/supabase';
import { LoadingIndicator } from '@adwright/ui';
import type { ReactNode } from 'react';
import { SignInForm } from './sign-in-form.tsx';

interface AccessGateProps {
  access: AccessGroup;
  children: ReactNode;
}

/**
 * Shows a page only to the visitors who may see it. The shell would redirect a visitor without access to
 * another module, which this page does not contain. This component asks a visitor without access to sign in or
 * out.
 */
export function AccessGate({ access, children }: AccessGateProps) {
  const { status, recovery } = useSession();
  if (status === 'loading') return <LoadingIndicator />;
  if (access === 'user' && status === 'guest') return <SignInForm />;
  if (access === 'guest' && status === 'user' && !recovery) {
    return <p>A page for guests: sign out to see it.</p>;
  }
  return children;
}
