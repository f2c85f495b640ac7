import { type AccessGroup, GUEST_REDIRECT, PATHS } from '@adwright/contracts';

/** Facts about the visitor from which the access guard decides. */
export interface Visitor {
  signedIn: boolean;
  /**
   * True during a password recovery in this tab. The recovery's session must not redirect the user away from
   * the form.
   */
  recovering: boolean;
}

/** Decision of the access guard about a visit. */
export type AccessDecision =
  | { outcome: 'show' }
  /**
   * A guest requested a page that only signed-in users may see. The guard stores the path of the page, to which
   * the user returns after the sign-in.
   */
  | { outcome: 'sign-in-first'; to: string }
  /**
   * A signed-in user requested a page that only guests may see. The guard redirects the user as after a
   * sign-in.
   */
  | { outcome: 'already-signed-in' };

/**
 * Decides whether a visitor may see a page, by the access groups of spec §2 and the exception in decisions,
 * "The product".
 */
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
