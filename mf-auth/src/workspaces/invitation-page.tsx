import { PATHS, USER_REDIRECT } from '@adwright/contracts';
import {
  type AcceptedInvitation,
  acceptedInvitationSchema,
  invitationTokenSchema,
  type OpenedInvitation,
  openedInvitationSchema,
} from '@adwright/contracts/workspaces';
import { chooseWorkspace, getSupabase, rememberReturnPath, useSession } from '@adwright/supabase';
import { ErrorState, formatLongDate, LinkButton, PageShell, Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { useLocation, useParams } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ROLE_HINTS, ROLE_NAMES, WORKSPACE_TOASTS } from './workspace-texts.ts';
import classes from './workspaces.module.css';

type Refusal = Exclude<AcceptedInvitation['outcome'], 'done'>;

const REFUSED: Record<Refusal, string> = {
  not_found:
    'This link is not complete, or the workspace was deleted. Please open the link of the mail again.',
  revoked: 'The invitation was withdrawn, or a newer one was sent. Please look for a newer mail.',
  expired: 'The invitation has expired. Please ask for a new one.',
  accepted:
    'The invitation was accepted already. The workspace is in your list once you are logged in.',
  limited: 'This was tried too often. Please wait a minute and open the link again.',
  other_address: 'You are logged in with another address than the one that was invited.',
  no_seat: 'The owner’s plan has no seat left for another editor. Please tell them.',
  too_many: 'The workspace has as many members as it may have. Please tell its owner.',
};

/** Shows the page /invitation/:token (decision 116) for a person who was invited to a workspace. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const { status, session } = useSession();
  const userId = session?.user.id ?? null;
  const opened = useQuery({
    queryKey: ['invitation', token, userId],
    queryFn:
      status === 'loading'
        ? skipToken
        : async ({ signal }): Promise<OpenedInvitation> => {
            const asked = invitationTokenSchema.safeParse(token);
            if (!asked.success) return { outcome: 'not_found' };
            const { data, error } = await getSupabase()
              .rpc('invitation', { p_token: asked.data })
              .abortSignal(signal);
            if (error) throw error;
            return openedInvitationSchema.parse(data);
          },
  });
  return (
    <PageShell>
      {opened.data ? null : <h1>Invitation</h1>}
      {opened.data ? <Opened invitation={opened.data} token={token} userId={userId} /> : null}
      {!opened.data && opened.isError ? (
        <ErrorState title="The invitation can’t be loaded." onRetry={() => void opened.refetch()} />
      ) : null}
      {!opened.data && !opened.isError ? (
        <div role="status" aria-label="Loading the invitation">
          <Skeleton active />
        </div>
      ) : null}
    </PageShell>
  );
}

interface OpenedProps {
  invitation: OpenedInvitation;
  token: string;
  userId: string | null;
}

function Opened({ invitation, token, userId }: OpenedProps) {
  if (invitation.outcome !== 'open') {
    return (
      <Panel>
        <h1>Invitation</h1>
        <p>{REFUSED[invitation.outcome]}</p>
        <div>
          <LinkButton to={userId === null ? PATHS.login : PATHS.workspaces}>
            {userId === null ? 'Log in' : 'Your workspaces'}
          </LinkButton>
        </div>
      </Panel>
    );
  }
  const { workspace, invited_by, email, role, expires_at, is_for_caller } = invitation;
  return (
    <Panel marks>
      <h1 className={classes.name}>Join {workspace}</h1>
      <p className={classes.name}>
        {invited_by} invites you to the workspace {workspace} as {ROLE_NAMES[role].toLowerCase()}.
      </p>
      <p className={classes.soft}>
        {ROLE_NAMES[role]}: {ROLE_HINTS[role]}. The invitation is for {email}, until{' '}
        {formatLongDate(expires_at)}.
      </p>
      {userId === null ? <SignInFirst /> : null}
      {userId !== null && !is_for_caller ? (
        <p role="alert" className={classes.name}>
          You are logged in with another address. Please log out, then log in as {email}.
        </p>
      ) : null}
      {userId !== null && is_for_caller ? <Accept token={token} userId={userId} /> : null}
    </Panel>
  );
}

/** Asks the visitor to log in or sign up; both links return to the invitation. */
function SignInFirst() {
  const { pathname } = useLocation();
  useEffect(() => rememberReturnPath(pathname), [pathname]);
  return (
    <div className={classes.actions}>
      <LinkButton to={PATHS.login}>Log in</LinkButton>
      <LinkButton to={PATHS.signup}>Sign up</LinkButton>
    </div>
  );
}

function Accept({ token, userId }: { token: string; userId: string }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { mutate: accept, isPending } = useMutation({
    mutationFn: async () => {
      const { data, error } = await getSupabase().rpc('accept_invitation', { p_token: token });
      if (error) throw error;
      return acceptedInvitationSchema.parse(data);
    },
    onSuccess: ({ outcome, workspace_id }) => {
      if (outcome !== 'done') {
        setRefusal(outcome);
        return;
      }
      chooseWorkspace(userId, workspace_id ?? userId);
      // The app is loaded again, because all loaded data belongs to the previous workspace.
      window.location.assign(USER_REDIRECT);
    },
    onError: (cause) => {
      console.error('The invitation could not be accepted', cause);
      toast(WORKSPACE_TOASTS.failed);
    },
  });
  return (
    <>
      {refusal === null ? null : <p role="alert">{REFUSED[refusal]}</p>}
      <div>
        <Button type="primary" disabled={isPending} onClick={() => accept()}>
          {isPending ? 'Joining...' : 'Join the workspace'}
        </Button>
      </div>
    </>
  );
}
