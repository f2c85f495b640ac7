import { PATHS, USER_REDIRECT } from '@adwright/contracts';
import { hasRole } from '@adwright/contracts/workspaces';
import { useUserId } from '@adwright/supabase';
import type { ReactNode } from 'react';
import { openWorkspace, useWorkspaces } from '../session/use-workspaces.ts';
import { AppLink } from './app-link.tsx';
import { Button } from './button.tsx';
import classes from './workspace-frame.module.css';

/**
 * Wraps a page with notes about the active workspace: a note for members who can't change anything, and a note
 * for former members.
 */
export function WorkspaceFrame({ children }: { children: ReactNode }) {
  const userId = useUserId();
  const { active, isGone } = useWorkspaces();
  if (isGone && userId !== null) {
    return (
      <section className={classes.gone} role="alert">
        <h1>You are not a member of this workspace any more</h1>
        <p>
          Its owner has removed you or deleted it. Your own ads, brand kits and campaigns are in
          your personal workspace.
        </p>
        <Button look="primary" onClick={() => openWorkspace(userId, userId, USER_REDIRECT)}>
          Go to my personal workspace
        </Button>
      </section>
    );
  }
  return (
    <>
      <div aria-live="polite">
        {active && !hasRole(active.role, 'editor') ? (
          <p className={classes.notice}>
            {active.role === 'reviewer'
              ? `You can see and review everything in ${active.name}, and change nothing.`
              : `You can see everything in ${active.name}, and change nothing.`}{' '}
            <AppLink to={PATHS.workspaces}>Your workspaces</AppLink>
          </p>
        ) : null}
      </div>
      {children}
    </>
  );
}
