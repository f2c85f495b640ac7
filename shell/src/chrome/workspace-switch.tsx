import { PATHS, USER_REDIRECT } from '@adwright/contracts';
import { useUserId } from '@adwright/supabase';
import { useId } from 'react';
import { openWorkspace, useWorkspaces } from '../session/use-workspaces.ts';
import { AppLink } from './app-link.tsx';
import disclosure from './disclosure.module.css';
import { useDisclosure } from './use-disclosure.ts';
import classes from './workspace-switch.module.css';

/** Shows the workspace switch in the header; hidden for a user who has only the personal workspace. */
export function WorkspaceSwitch() {
  const { root, button, isOpen, setOpen } = useDisclosure();
  const listId = useId();
  const { all, active } = useWorkspaces();
  if (all.length < 2) return null;
  return (
    <div ref={root} className={classes.root}>
      <button
        ref={button}
        type="button"
        className={classes.toggle}
        aria-label={`Workspace: ${active?.name ?? 'none'}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.name}>{active?.name ?? 'Workspace'}</span>
        <span className={disclosure.mark} aria-hidden />
      </button>
      {isOpen ? (
        <div id={listId} className={`${disclosure.panel} ${classes.panel}`}>
          <WorkspaceList />
        </div>
      ) : null}
    </div>
  );
}

/**
 * Lists the user's workspaces, with a link to the page of workspaces. The list is hidden for a user who has
 * only the personal workspace.
 */
export function WorkspaceList() {
  const titleId = useId();
  const userId = useUserId();
  const { all, active } = useWorkspaces();
  if (all.length < 2 || userId === null) return null;
  return (
    <div className={classes.choice}>
      <span id={titleId} className={classes.title}>
        Workspace
      </span>
      <ul className={classes.list} aria-labelledby={titleId}>
        {all.map(({ id, name, role, is_personal }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.entry}
              aria-current={id === active?.id ? 'true' : undefined}
              onClick={() => {
                if (id !== active?.id) openWorkspace(userId, id, USER_REDIRECT);
              }}
            >
              <span>{name}</span>
              <span className={classes.role}>{is_personal ? 'personal' : role}</span>
            </button>
          </li>
        ))}
      </ul>
      <AppLink to={PATHS.workspaces} className={classes.manage}>
        Manage workspaces
      </AppLink>
    </div>
  );
}
