import { AppError } from '@adwright/contracts';
import {
  CAMPAIGN_ROW_STATES,
  CAMPAIGN_STATES,
  type CampaignAction,
  type CampaignState,
  campaignBriefSchema,
  campaignSettingsSchema,
  MAX_CAMPAIGNS,
  rowPriceSchema,
} from '@adwright/contracts/campaigns';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import type { Maker } from '../auth/workspace.ts';
import { createDatabaseCall, parseAnswer } from '../call-database.ts';
import type { NewCampaign } from './plan-campaign.ts';

/** Schema of a campaign row that a process took to work on. */
const takenRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  /** Workspace of the campaign; absent for a personal workspace in a data service without workspaces. */
  workspace_id: z.uuid().optional(),
  /** State of a campaign's row: `preparing` before the row is paid for, `finishing` once its ad exists. */
  state: z.enum(['preparing', 'finishing']),
  brief: campaignBriefSchema,
  photo: z.string(),
  photo_url: z.string().nullable(),
  price: rowPriceSchema.nullable(),
  ad_id: z.uuid().nullable(),
  /** Number of attempts to render the row's further formats, including the current attempt. */
  finishes: z.number().int(),
  settings: campaignSettingsSchema,
});
export type TakenRow = z.infer<typeof takenRowSchema>;

/** Schema of the values by which photos are matched with a campaign row. */
const rowPhotoSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  reference: z.string(),
  photo: z.string(),
  state: z.enum(CAMPAIGN_ROW_STATES),
});
export type RowPhoto = z.infer<typeof rowPhotoSchema>;

const queuedSchema = z.enum(['queued', 'unpaid', 'stopped']);
type QueueOutcome = z.infer<typeof queuedSchema>;

/** The work of a campaign row for the job queue; the database adds the row's key and its generation. */
export interface RowWork {
  request: object;
  job: object;
  renders: number;
  leaseSeconds: number;
}

/**
 * Stores campaigns and the rows of campaigns. Every method rejects with an AppError `unavailable` when the data
 * service does not answer.
 */
export interface CampaignStore {
  /** @throws {AppError} `conflict` when the user has the maximum number of campaigns */
  create(maker: Maker, campaign: NewCampaign): Promise<string>;
  /** Removes a campaign of the user. Returns false for a running campaign, and for a campaign of another user. */
  remove(userId: string, campaignId: string): Promise<boolean>;
  /**
   * Applies an action to a campaign, and returns the resulting state of the campaign.
   * @throws {AppError} `not_found` for an unknown campaign
   */
  act(userId: string, campaignId: string, action: CampaignAction): Promise<CampaignState>;
  /** @throws {AppError} `not_found` for an unknown campaign */
  rows(workspaceId: string, campaignId: string): Promise<RowPhoto[]>;
  take(feeder: string, room: number): Promise<TakenRow[]>;
  keepPhoto(rowId: string, photoUrl: string): Promise<boolean>;
  /**
   * Ends a campaign row that was not paid for. If `problem` is null, the row is released for another attempt
   * instead.
   */
  refuse(rowId: string, problem: string | null): Promise<boolean>;
  /** Pays for a campaign row and queues its work, in one transaction. */
  queue(rowId: string, work: RowWork): Promise<QueueOutcome>;
  /** Ends a campaign row that already has an ad. */
  finish(rowId: string, problem: string | null): Promise<boolean>;
}

/**
 * Creates a campaign store that calls the tables and SQL functions of supabase/migrations with the service
 * role's key.
 */
export function createSupabaseCampaignStore(client: SupabaseClient): CampaignStore {
  const call = createDatabaseCall(client);

  return {
    async create({ userId, workspaceId }, { name, settings, rows }) {
      const parameters = {
        p_user_id: userId,
        p_workspace_id: workspaceId ?? null,
        p_name: name,
        p_settings: settings,
        p_rows: rows.map(
          ({ line, name: rowName, reference, photo, link, price, brief, problems }) => ({
            ...{ line, name: rowName, reference, photo, link, price, brief },
            problem: problems.join(' ') || null,
          }),
        ),
        p_most: MAX_CAMPAIGNS,
      };
      const id = await call('create_campaign', parameters, z.uuid().nullable());
      if (id) return id;
      throw new AppError('conflict', 'the user already has the maximum number of campaigns', {
        userMessage: `There are ${MAX_CAMPAIGNS} campaigns already. Please delete one first.`,
      });
    },
    remove: (userId, campaignId) =>
      call('delete_campaign', { p_user_id: userId, p_campaign_id: campaignId }, z.boolean()),
    async act(userId, campaignId, action) {
      const parameters = { p_user_id: userId, p_campaign_id: campaignId, p_action: action };
      const state = await call('act_on_campaign', parameters, z.enum(CAMPAIGN_STATES).nullable());
      if (state) return state;
      throw new AppError('not_found', 'the user has no campaign with this id');
    },
    async rows(workspaceId, campaignId) {
      const answer = await client
        .from('campaign_rows')
        .select('id, name, reference, photo, state')
        .eq('campaign_id', campaignId)
        .eq('workspace_id', workspaceId)
        .order('position');
      const rows = parseAnswer('campaign_rows', answer, z.array(rowPhotoSchema));
      if (rows.length > 0) return rows;
      throw new AppError('not_found', 'the user has no campaign with this id');
    },
    take: (feeder, room) =>
      call('take_campaign_rows', { p_feeder: feeder, p_room: room }, z.array(takenRowSchema)),
    keepPhoto: (rowId, photoUrl) =>
      call('keep_row_photo', { p_row_id: rowId, p_photo_url: photoUrl }, z.boolean()),
    refuse: (rowId, problem) =>
      call('refuse_campaign_row', { p_row_id: rowId, p_problem: problem }, z.boolean()),
    queue: (rowId, { request, job, renders, leaseSeconds }) =>
      call(
        'queue_campaign_row',
        {
          p_row_id: rowId,
          p_request: request,
          p_lease_seconds: leaseSeconds,
          p_job: job,
          p_renders: renders,
        },
        queuedSchema,
      ),
    finish: (rowId, problem) =>
      call('finish_campaign_row', { p_row_id: rowId, p_problem: problem }, z.boolean()),
  };
}
