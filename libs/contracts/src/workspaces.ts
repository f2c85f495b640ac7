import * as z from 'zod';
import { cleanText, createTextSchema, storableTextSchema } from './plain-text.ts';

/**
 * Request header with the id of the workspace, for the data service and the engine. A request without this
 * header is for the caller's personal workspace, which has the caller's user id as its id.
 */
export const WORKSPACE_HEADER = 'x-adwright-workspace';

/**
 * Roles of a workspace member, from the fewest rights to the most rights. Each role includes the rights of the
 * roles before it.
 */
export const WORKSPACE_ROLES = ['viewer', 'reviewer', 'editor', 'owner'] as const;
export const workspaceRoleSchema = z.enum(WORKSPACE_ROLES);
export type WorkspaceRole = z.infer<typeof workspaceRoleSchema>;

/** Roles that an owner can assign. Ownership is not assigned but transferred (`transfer_workspace`). */
export const GIVEN_ROLES = ['editor', 'reviewer', 'viewer'] as const;
export const givenRoleSchema = z.enum(GIVEN_ROLES);
export type GivenRole = z.infer<typeof givenRoleSchema>;

/** Tells whether a role has all rights of the role `least`. */
export function hasRole(role: WorkspaceRole, least: WorkspaceRole): boolean {
  return WORKSPACE_ROLES.indexOf(role) >= WORKSPACE_ROLES.indexOf(least);
}

export const MAX_WORKSPACE_NAME_LENGTH = 60;
/** Maximum number of workspaces that a user may own, in addition to the personal workspace. */
export const MAX_OWNED_WORKSPACES = 20;
/** Maximum total number of members and open invitations of one workspace. */
export const MAX_WORKSPACE_MEMBERS = 50;
/**
 * Maximum number of invitations that one user may send in 24 hours. The limit
 * `MAX_INVITATIONS_OF_ADDRESS_A_DAY` applies to invitations from one workspace to one email address.
 */
export const MAX_INVITATIONS_A_DAY = 50;
export const MAX_INVITATIONS_OF_ADDRESS_A_DAY = 3;
export const INVITATION_DAYS = 7;

/**
 * Roles that occupy a seat: every person who may edit needs a seat, including the owner. Reviewers and viewers
 * need no seat.
 */
export const ROLES_WITH_SEAT: readonly WorkspaceRole[] = ['owner', 'editor'];

/** The name of a workspace in a request: one line with visible text. */
export const workspaceNameSchema = createTextSchema(MAX_WORKSPACE_NAME_LENGTH)
  .overwrite((text) => cleanText(text.replaceAll(/\s+/g, ' ')))
  .refine((text) => text.length > 0, 'Is empty');

/**
 * A row of the database function `own_workspaces`, which returns the workspaces of the caller. The personal
 * workspace is first, and all other workspaces are sorted by name.
 */
export const workspaceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  is_personal: z.boolean(),
  /** Id of the workspace's owner. All members use the owner's plan and credits. */
  owner_id: z.uuid(),
  /** The caller's role in the workspace. */
  role: workspaceRoleSchema,
  members: z.number().int(),
  /** True if launch kits of the workspace may contain only approved ads. */
  kits_need_approval: z.boolean(),
  /**
   * Id of the member to whom the owner has offered the ownership and who has not answered yet; null without an
   * offer.
   */
  offered_to: z.uuid().nullable(),
  created_at: z.string(),
});
export type Workspace = z.infer<typeof workspaceSchema>;

export const workspaceMemberSchema = z.object({
  user_id: z.uuid(),
  /** Name of the workspace's member. Null for a user without a name; pages then show the email address. */
  name: z.string().nullable(),
  email: z.string(),
  role: workspaceRoleSchema,
  joined_at: z.string(),
});
export type WorkspaceMember = z.infer<typeof workspaceMemberSchema>;

/** An invitation to a workspace that nobody has accepted or declined yet. */
export const workspaceInvitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: givenRoleSchema,
  created_at: z.string(),
  expires_at: z.string(),
});
export type WorkspaceInvitation = z.infer<typeof workspaceInvitationSchema>;

/** Holder of a seat: the owner, an editor, or an email address that is invited as an editor. */
export const seatHolderSchema = z.object({
  /** User id of the holder; null for an invited email address. */
  user_id: z.uuid().nullable(),
  name: z.string().nullable(),
  email: z.string(),
  is_invited: z.boolean(),
});
export type SeatHolder = z.infer<typeof seatHolderSchema>;

/** Maximum number of seat holders that a sentence names. */
const MOST_HOLDERS_NAMED = 10;

/** Returns a sentence that names the holders of the seats, such as "you, Ada, and bo@example.com (invited)". */
export function nameSeatHolders(holders: readonly SeatHolder[], ownUserId: string | null): string {
  const names = holders.slice(0, MOST_HOLDERS_NAMED).map(({ user_id, name, email, is_invited }) => {
    if (user_id !== null && user_id === ownUserId) return 'you';
    return is_invited ? `${email} (invited)` : (name ?? email);
  });
  const further = holders.length - names.length;
  if (further > 0) names.push(`${further} more`);
  return new Intl.ListFormat('en').format(names);
}

/** The seats of an owner's plan in all their workspaces: each person counts once. */
export const seatsSchema = z.object({
  used: z.number().int(),
  allowed: z.number().int(),
  /** Holders of seats: the owner first, invited email addresses last. */
  holders: z.array(seatHolderSchema),
});
export type Seats = z.infer<typeof seatsSchema>;

/**
 * Result of the database function `workspace_people` for a member; null for everyone else. Only the owner gets
 * the invitations and seats.
 */
export const workspacePeopleSchema = z.object({
  members: z.array(workspaceMemberSchema),
  invitations: z.array(workspaceInvitationSchema),
  seats: seatsSchema.nullable(),
});
export type WorkspacePeople = z.infer<typeof workspacePeopleSchema>;

/**
 * Outcome of a request to change a workspace, its members or its invitations. Only the outcome `done` means
 * that something has changed.
 */
export const workspaceOutcomeSchema = z.enum([
  'done',
  /** The workspace, member or invitation does not exist, or does not belong to the caller. */
  'not_found',
  /** The caller's role does not allow the change. */
  'forbidden',
  /** The caller's account is about to be deleted. */
  'leaving',
  /** A personal workspace has one member and can't be deleted. */
  'personal',
  /** The typed text is not a valid name, not an email address, or not the workspace's name. */
  'invalid',
  /**
   * The owner has the maximum number of workspaces, or the workspace has the maximum number of members and
   * invitations.
   */
  'too_many',
  /** The caller or the invited email address has reached the maximum number of invitations per day. */
  'limited',
  /** The invited email address belongs to the caller. */
  'own_address',
  'already_member',
  /** The owner's plan has no free seat for another editor. */
  'no_seat',
  /** The owner can't leave before transferring or deleting the workspace. */
  'owner',
]);
export type WorkspaceOutcome = z.infer<typeof workspaceOutcomeSchema>;

/**
 * Response of every function that changes a workspace. In the response, `id` is the id of a new workspace or
 * invitation.
 */
export const workspaceAnswerSchema = z.object({
  outcome: workspaceOutcomeSchema,
  id: z.uuid().nullable(),
});
export type WorkspaceAnswer = z.infer<typeof workspaceAnswerSchema>;

/** A row of the database function `shared_workspaces`: a workspace of the user that also has other members. */
export const sharedWorkspacesSchema = z.array(z.object({ id: z.uuid(), name: z.string() }));

/** The token in the invitation's URL. */
export const invitationTokenSchema = storableTextSchema.max(200);

/**
 * The result of the database function `invitation` for the holder of the token. The database function
 * `accept_invitation` has the same outcomes.
 */
export const openedInvitationSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('open'),
    workspace: z.string(),
    /** Name or email address of the member who sent the invitation. */
    invited_by: z.string(),
    /**
     * The email address to which the invitation was sent. Only an account with the invited email address can accept the
     * invitation.
     */
    email: z.string(),
    role: givenRoleSchema,
    expires_at: z.string(),
    /**
     * True if the caller is signed in with the invited email address; false for a visitor who is not signed
     * in.
     */
    is_for_caller: z.boolean(),
  }),
  z.object({ outcome: z.enum(['not_found', 'revoked', 'expired', 'accepted', 'limited']) }),
]);
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

/** Response of the database function `accept_invitation`. */
export const acceptedInvitationSchema = z.object({
  outcome: z.enum([
    'done',
    'not_found',
    'revoked',
    'expired',
    'accepted',
    'limited',
    /** The caller is not signed in with the invited email address. */
    'other_address',
    'no_seat',
    'too_many',
  ]),
  /** Id of the workspace after the caller became a member; null for any other outcome. */
  workspace_id: z.uuid().nullable(),
});
export type AcceptedInvitation = z.infer<typeof acceptedInvitationSchema>;
