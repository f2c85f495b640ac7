import { type AccessGroup, GUEST_REDIRECT, PATHS } from '@adwright/contracts';

/** Facts about the visitor that the guard knows. */
export interface Visitor {
  signedIn: boolean;
  /**
   * Whether this tab recovers a password; the recovery's session must not redirect the user away from the
   * form.
   */
  recovering: boolean;
}

/** The guard's decision about a visit. */
export type AccessDecision =
  | { outcome: 'show' }
  /** A guest requested a page that needs an account. The page is remembered for after the sign-in. */
  | { outcome: 'sign-in-first'; to: string }
  /** A signed-in user requested a page for guests. The user is redirected as after a sign-in. */
  | { outcome: 'already-signed-in' };

/** Decides by the access groups of spec §2, with the exception of decisions, "The product". */
export function decideAccess(group: AccessGroup, path: string, visitor: Visitor): AccessDecision {
  if (group === 'user' && !visitor.signedIn) {
    return { outcome: 'sign-in-first', to: GUEST_REDIRECT };
  }
  if (group === 'guest' && visitor.signedIn) {
    const resetting = visitor.recovering && path === PATHS.resetPassword;
    return resetting ? { outcome: 'show' } : { outcome: 'already-signed-in' };
  }
  return { outcome: 'show' };
}
