import { CONTRACT_VERSION, lazyPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.login]: lazyPage(() => import('./login/login-page.tsx'), 'LoginPage'),
    [PATHS.signup]: lazyPage(() => import('./signup/signup-page.tsx'), 'SignupPage'),
    [PATHS.forgotPassword]: lazyPage(
      () => import('./forgot-password/forgot-password-page.tsx'),
      'ForgotPasswordPage',
    ),
    [PATHS.resetPassword]: lazyPage(
      () => import('./reset-password/reset-password-page.tsx'),
      'ResetPasswordPage',
    ),
    [PATHS.account]: lazyPage(() => import('./account/account-page.tsx'), 'AccountPage'),
    [PATHS.workspaces]: lazyPage(
      () => import('./workspaces/workspaces-page.tsx'),
      'WorkspacesPage',
    ),
    [PATHS.workspace]: lazyPage(() => import('./workspaces/workspace-page.tsx'), 'WorkspacePage'),
    [PATHS.invitation]: lazyPage(
      () => import('./workspaces/invitation-page.tsx'),
      'InvitationPage',
    ),
  },
} satisfies RemoteModule<typeof manifest>;
