import { PATHS } from '@adwright/contracts';
import type { Stories, StoryAnswer } from '@adwright/ui/story';
import { AccountPage } from './account/account-page.tsx';
import { ForgotPasswordPage } from './forgot-password/forgot-password-page.tsx';
import { LoginPage } from './login/login-page.tsx';
import { SignupPage } from './signup/signup-page.tsx';

const DATE = '2026-02-05T12:00:00+00:00';
const SETTINGS = 'GET /rest/v1/account_settings';
const ACCOUNT: Record<string, StoryAnswer> = {
  [SETTINGS]: {
    json: {
      name: 'Ada',
      language: null,
      time_zone: 'Europe/London',
      receipt_mails: true,
      renewal_mails: true,
    },
  },
  'POST /rest/v1/rpc/account_sessions': {
    json: [
      {
        id: '3b0c2a51-5b3f-4a55-9d2c-1f6a7a1c9e01',
        started_at: DATE,
        used_at: DATE,
        user_agent: null,
        is_current: true,
      },
    ],
  },
  'POST /rest/v1/rpc/account_export': { json: null },
};
const account = { route: PATHS.account, element: <AccountPage /> };

export default {
  'log in': { route: PATHS.login, element: <LoginPage />, isGuest: true },
  'sign up': { route: PATHS.signup, element: <SignupPage />, isGuest: true },
  'forgot password': {
    route: PATHS.forgotPassword,
    element: <ForgotPasswordPage />,
    isGuest: true,
  },
  account: { ...account, answers: ACCOUNT },
  'account, loading': { ...account, answers: { ...ACCOUNT, [SETTINGS]: 'never' } },
  'account, failed': { ...account, answers: { ...ACCOUNT, [SETTINGS]: { status: 500 } } },
} satisfies Stories;
