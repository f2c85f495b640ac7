import { CONTRACT_VERSION, lazyLoadPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.login]: lazyLoadPage(() => import('./login/login-page.tsx'), 'LoginPage'),
    [PATHS.signup]: lazyLoadPage(() => import('./signup/signup-page.tsx'), 'SignupPage'),
    [PATHS.forgotPassword]: lazyLoadPage(
      () => import('./forgot-password/forgot-password-page.tsx'),
      'ForgotPasswordPage',
    ),
    [PATHS.resetPassword]: lazyLoadPage(
      () => import('./reset-password/reset-password-page.tsx'),
      'ResetPasswordPage',
    ),
    [PATHS.account]: lazyLoadPage(() => import('./account/account-page.tsx'), 'AccountPage'),
    [PATHS.workspaces]: lazyLoadPage(
      () => import('./workspaces/workspaces-page.tsx'),
      'WorkspacesPage',
    ),
    [PATHS.workspace]: lazyLoadPage(
      () => import('./workspaces/workspace-page.tsx'),
      'WorkspacePage',
    ),
    [PATHS.invitation]: lazyLoadPage(
      () => import('./workspaces/invitation-page.tsx'),
      'InvitationPage',
    ),
  },
} satisfies RemoteModule<typeof manifest>;
