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
 * The user who makes something, and the workspace in which the user works. The default workspace is the personal
 * workspace, which has the same id as the user.
 */
export interface Maker {
  userId: string;
  workspaceId?: string | undefined;
}

/**
 * Returns the id of the workspace that owns a user's work. The top folder of a workspace's pictures has this id
 * as its name.
 */
export function getWorkspace({ userId, workspaceId }: Maker): string {
  return workspaceId ?? userId;
}

/**
 * Returns the workspace that a request names; undefined for the caller's personal workspace. The function does
 * not check whether the caller is a member of the workspace.
 * @throws {AppError} `invalid_request` for an invalid workspace id
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
 * Returns the workspace that a request names, after the database has confirmed that the caller has at least the
 * given role in the workspace.
 * @throws {AppError} `forbidden` for a caller without the role, `invalid_request` for an invalid workspace id,
 * `unavailable` if the data service does not answer
 */
export type FindWorkspace = (
  context: Context,
  userId: string,
  least: WorkspaceRole,
) => Promise<string | undefined>;

/**
 * Creates a workspace finder that queries the database for each request, so that a removed member loses access
 * at once.
 */
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
