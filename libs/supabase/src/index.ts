export { readAccessToken } from './access-token.ts';
export { provideAdKinds, useAdKinds } from './ad-kinds.ts';
export { type Arrival, arrivalAtom, takeArrival } from './auth/arrival.ts';
export type { AuthResult } from './auth/auth-result.ts';
export { changeEmail } from './auth/change-email.ts';
export { changePassword } from './auth/change-password.ts';
export { setRecoverySession, updatePassword } from './auth/recovery.ts';
export { requestPasswordReset } from './auth/request-password-reset.ts';
export {
  forgetReturnPath,
  readReturnPath,
  rememberReturnPath,
  resolveReturnPath,
} from './auth/return-path.ts';
export { signIn } from './auth/sign-in.ts';
export { signInProblem, signInWithGoogle } from './auth/sign-in-with-google.ts';
export { signOut } from './auth/sign-out.ts';
export { signOutOthers } from './auth/sign-out-others.ts';
export { signUp } from './auth/sign-up.ts';
export { type BrowserStorage, deviceStorage, tabStorage } from './browser-storage.ts';
export { getSupabase, type SupabaseClient } from './client.ts';
export { provideDashboardCards, useDashboardCards } from './dashboard-cards.ts';
export { type FeatureFlagSource, provideFeatureFlags, useFeatureFlag } from './feature-flags.ts';
export { ownWorkspacesKey, ownWorkspacesQuery } from './own-workspaces.ts';
export {
  keepPreferences,
  type Preferences,
  preferencesAtom,
  startPreferences,
  usePreferences,
} from './preferences.ts';
export { getRuntimeConfig, loadRuntimeConfig } from './runtime-config.ts';
export {
  type SessionState,
  sessionAtom,
  startSession,
  userIdAtom,
  useSession,
  useSignedInUserId,
  useUserId,
} from './session.ts';
export {
  buildWorkspaceHeaders,
  chooseWorkspace,
  filterByWorkspace,
  getActiveWorkspaceId,
  isInSharedWorkspace,
} from './workspace.ts';
