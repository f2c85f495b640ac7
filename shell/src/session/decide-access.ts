import { type AccessGroup, GUEST_REDIRECT, PATHS } from '@adwright/contracts';

/** What the guard knows of the visitor. */
export interface Visitor {
  signedIn: boolean;
  /** A password recovery is under way in this tab; its session is no reason to leave the form. */
  recovering: boolean;
}

/** What the guard does with a visit. */
export type AccessDecision =
  | { outcome: 'show' }
  /** A guest asked for a page that needs an account; the page is remembered for after the sign-in. */
  | { outcome: 'sign-in-first'; to: string }
  /** A signed-in user asked for a page for guests; they go where signing in leads. */
  | { outcome: 'already-signed-in' };

/** The access groups of spec §2 with the exception of decisions, "The product". */
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
