import { CONTRACT_VERSION, defineManifest, PATHS } from '@adwright/contracts';

export const manifest = defineManifest({
  name: 'mf-auth',
  owner: 'accounts',
  contract: CONTRACT_VERSION,
  routes: [
    { path: PATHS.login, access: 'guest', title: 'Log in' },
    { path: PATHS.signup, access: 'guest', title: 'Sign up' },
    { path: PATHS.forgotPassword, access: 'guest', title: 'Forgot password' },
    { path: PATHS.resetPassword, access: 'guest', title: 'Reset password' },
    { path: PATHS.account, access: 'user', title: 'Account' },
    { path: PATHS.workspaces, access: 'user', title: 'Workspaces' },
    { path: PATHS.workspace, access: 'user', title: 'Workspace' },
    { path: PATHS.invitation, access: 'public', title: 'Invitation' },
  ],
  navigation: [
    { label: 'Log in', path: PATHS.login, menu: 'mobile', audience: 'guest', order: 20 },
    { label: 'Sign up', path: PATHS.signup, menu: 'mobile', audience: 'guest', order: 30 },
  ],
  furtherPages: [
    {
      label: 'Account',
      path: PATHS.account,
      hint: 'Sign-in, devices, mails and your data',
      order: 50,
    },
    {
      label: 'Workspaces',
      path: PATHS.workspaces,
      hint: 'A room for each client or team, and its members',
      order: 60,
    },
  ],
});
