import { createFailureToast, createSuccessToast } from '@adwright/contracts';
import {
  INVITATION_DAYS,
  MAX_INVITATIONS_OF_ADDRESS_A_DAY,
  MAX_OWNED_WORKSPACES,
  MAX_WORKSPACE_MEMBERS,
  MAX_WORKSPACE_NAME_LENGTH,
  type WorkspaceOutcome,
  type WorkspaceRole,
} from '@adwright/contracts/workspaces';

/** Describes for each role what a member with this role may do. */
export const ROLE_HINTS: Record<WorkspaceRole, string> = {
  owner: 'Manages members and the workspace, whose ads are paid with the owner’s credits',
  editor: 'Makes, edits and deletes ads, brand kits and campaigns. Needs a seat',
  reviewer: 'Sees everything, comments and approves',
  viewer: 'Sees everything and changes nothing',
};

/** Describes the signed-in member's role to this member. */
export const WHAT_YOU_ARE: Record<WorkspaceRole, string> = {
  owner: 'You own this workspace. Your plan and your credits pay for its ads.',
  editor: 'You are an editor: you make, change and delete its ads, brand kits and campaigns.',
  reviewer: 'You are a reviewer: you see everything, comment and approve.',
  viewer: 'You are a viewer: you see everything and change nothing.',
};

export const ROLE_NAMES: Record<WorkspaceRole, string> = {
  owner: 'Owner',
  editor: 'Editor',
  reviewer: 'Reviewer',
  viewer: 'Viewer',
};

/** Messages that explain why a change of a workspace was refused and what to do next. */
export const REFUSALS: Record<Exclude<WorkspaceOutcome, 'done'>, string> = {
  not_found: 'It is not there any more. Load the page again to see what has changed.',
  forbidden: 'Only the owner of the workspace can do this. Please ask them.',
  leaving:
    'Your account is about to be deleted. To keep it, log out and log in again. Then you can do this.',
  personal: 'A personal workspace stays yours alone. Make another workspace to share.',
  invalid: `Please check what you typed. A name has 1 to ${MAX_WORKSPACE_NAME_LENGTH} characters.`,
  too_many: `You can own ${MAX_OWNED_WORKSPACES} workspaces, with ${MAX_WORKSPACE_MEMBERS} members and invitations each. Please remove one first.`,
  limited: `The invitations of today are used up: an address gets ${MAX_INVITATIONS_OF_ADDRESS_A_DAY} a day. Please try again tomorrow.`,
  own_address: 'This is your own address. Please type that of the person to invite.',
  already_member: 'This person is a member already. You can change their role in the list.',
  no_seat:
    'Each editor needs a seat, and all seats of the plan are taken. Choose Reviewer or Viewer, or add seats on the billing page.',
  owner: 'The owner can’t leave. Hand the workspace over first, or delete it.',
};

export const WORKSPACE_TOASTS = {
  failed: createFailureToast('That did not work', 'Please check your connection and try again.'),
  refused: (why: string) => createFailureToast('Nothing was changed', why),
  created: (name: string) => createSuccessToast(`${name} is ready`),
  renamed: createSuccessToast('The workspace is renamed'),
  invited: (email: string) =>
    createSuccessToast(
      `${email} is invited`,
      `The link in the mail works for ${INVITATION_DAYS} days.`,
    ),
  revoked: createSuccessToast('The invitation is withdrawn'),
  roleChanged: createSuccessToast('The role is changed'),
  removed: createSuccessToast('The member is removed'),
  left: (name: string) => createSuccessToast(`You have left ${name}`),
  offered: createSuccessToast('The workspace is offered', 'It stays yours until they accept.'),
  offerWithdrawn: createSuccessToast('The offer is taken back'),
  accepted: (name: string) => createSuccessToast(`${name} is yours now`),
  declined: createSuccessToast('The offer is declined'),
  deleted: (name: string) => createSuccessToast(`${name} is deleted`),
} as const;
