import { arrivalAtom } from '@adwright/supabase';
import { useAtomValue } from 'jotai';
import { Notice } from '../layout/notice.tsx';

interface LoginNoticeProps {
  /** Set when the visitor has just signed up. */
  signedUpEmail: string | undefined;
}

/** Why the visitor is here, where we know: by the confirmation link, or fresh from the sign-up form. */
export function LoginNotice({ signedUpEmail }: LoginNoticeProps) {
  const { kind } = useAtomValue(arrivalAtom);
  if (kind === 'confirmed') return <Notice>Your address is confirmed. You can log in now.</Notice>;
  if (signedUpEmail) {
    return (
      <Notice>
        We sent a link to <strong>{signedUpEmail}</strong>. Open it, then log in here.
      </Notice>
    );
  }
  return null;
}
