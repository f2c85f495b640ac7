import { CONTRACT_VERSION, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.login]: () => import('./login/login-page.tsx'),
    [PATHS.signup]: () => import('./signup/signup-page.tsx'),
    [PATHS.forgotPassword]: () => import('./forgot-password/forgot-password-page.tsx'),
    [PATHS.resetPassword]: () => import('./reset-password/reset-password-page.tsx'),
  },
} satisfies RemoteModule<typeof manifest>;
