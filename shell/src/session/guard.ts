import type { AccessGroup } from '@adwright/contracts';
import { forgetReturnPath, rememberReturnPath, resolveReturnPath } from '@adwright/supabase';
import { replace } from 'react-router-dom';
import { decideAccess } from './decide-access.ts';
import { awaitSession } from './settled-session.ts';

/**
 * Lets a visit pass or redirects the visitor.
 * @param group access group of the requested route
 * @param url URL that was requested
 * @throws a redirect that replaces the requested URL, if the visitor may not see the page
 */
export async function guard(group: AccessGroup, url: URL): Promise<void> {
  const session = await awaitSession();
  const visitor = { signedIn: session.status === 'user', recovering: session.recovery };
  const decision = decideAccess(group, url.pathname, visitor);
  if (decision.outcome === 'sign-in-first') {
    rememberReturnPath(url.pathname + url.search);
    throw replace(decision.to);
  }
  if (decision.outcome === 'already-signed-in') throw replace(resolveReturnPath());
  if (group === 'user') forgetReturnPath();
}
