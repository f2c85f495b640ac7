import { arrivalAtom } from '@adwright/supabase';
import { useAtomValue } from 'jotai';
import { Notice } from '../layout/notice.tsx';

interface LoginNoticeProps {
  /** Email address with which the visitor has just signed up; undefined for any other visitor. */
  signedUpEmail: string | undefined;
}

/**
 * Tells visitors why the login page is shown: they have confirmed their email address, or have just signed up.
 */
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
