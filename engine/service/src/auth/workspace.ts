import { AppError } from '@adwright/contracts';
import {
  hasRole,
  WORKSPACE_HEADER,
  type WorkspaceRole,
  workspaceRoleSchema,
} from '@adwright/contracts/workspaces';
import type { Context } from 'hono';
import * as z from 'zod';
import type { DatabaseCall } from '../call-database.ts';

/**
 * The user who acts, and the workspace in which the user acts. By default it is the personal workspace, whose
 * id is the user's.
 */
export interface Maker {
  userId: string;
  workspaceId?: string | undefined;
}

/**
 * The workspace that owns a piece of work. The workspace's id is also the name of the top folder of its
 * pictures.
 */
export function getWorkspace({ userId, workspaceId }: Maker): string {
  return workspaceId ?? userId;
}

/**
 * The workspace that a request names; undefined for the caller's personal one. It does not check that the
 * caller is a member.
 * @throws {AppError} `invalid_request` for an invalid id
 */
export function getNamedWorkspace(context: Context, userId: string): string | undefined {
  const header = context.req.header(WORKSPACE_HEADER);
  if (header === undefined || header.toLowerCase() === userId.toLowerCase()) return undefined;
  const id = z.uuid().safeParse(header);
  if (id.success) return id.data.toLowerCase();
  throw new AppError('invalid_request', 'the workspace header does not contain a UUID', {
    field: WORKSPACE_HEADER,
    userMessage: `${WORKSPACE_HEADER}: a UUID is needed`,
  });
}

/**
 * The workspace that a request names, after the database has confirmed that the caller has at least this role
 * there.
 * @throws {AppError} `forbidden`, `invalid_request`, `unavailable`
 */
export type FindWorkspace = (
  context: Context,
  userId: string,
  least: WorkspaceRole,
) => Promise<string | undefined>;

/** Queries the database for each request, so that a removed member loses access at once. */
export function createWorkspaceFinder(call: DatabaseCall): FindWorkspace {
  return async (context, userId, least) => {
    const workspaceId = getNamedWorkspace(context, userId);
    if (workspaceId === undefined) return undefined;
    const parameters = { p_user_id: userId, p_workspace_id: workspaceId };
    const role = await call('workspace_role', parameters, workspaceRoleSchema.nullable());
    if (role !== null && hasRole(role, least)) return workspaceId;
    throw new AppError(
      'forbidden',
      `the caller does not have the role ${least} in this workspace`,
      {
        userMessage:
          role === null
            ? 'You are no longer a member of this workspace.'
            : 'Your role in this workspace does not allow it. Please ask its owner.',
      },
    );
  };
}
