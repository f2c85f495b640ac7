import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@adwright/contracts';
import {
  CAMPAIGN_ACTIONS,
  CAMPAIGN_PATHS,
  type CreateCampaignResponse,
  MAX_CATALOGUE_BYTES,
  MAX_PHOTO_ARCHIVE_BYTES,
  type ReadCatalogueResponse,
  readingChoicesSchema,
} from '@adwright/contracts/campaigns';
import { readCatalogue, suggestMapping } from '@adwright/engine-catalogue';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { VerifyAccessToken } from '../auth/access-token.ts';
import type { FindWorkspace, Maker } from '../auth/workspace.ts';
import { UserTurns } from '../embedded/user-turns.ts';
import { createUnpaidRoutePolicy } from '../http/unpaid-route-policy.ts';
import { readBytes } from '../http/webhook-route.ts';
import { RateLimiter } from '../recipes/rate-limiter.ts';
import type { CampaignFeeder } from './campaign-feeder.ts';
import type { CampaignStore } from './campaign-store.ts';
import type { PhotoStore } from './photo-store.ts';
import { planCampaign } from './plan-campaign.ts';
import { takeInPhotos } from './take-in-photos.ts';

/**
 * Rate limit for reading a catalogue, because each reading starts a process, and each choice in the user's form
 * reads the catalogue again.
 */
const READING_LIMIT = { burst: 15, perSecond: 0.1 };
/**
 * Maximum number of catalogues and campaign plans in progress at the same time over all users; each user may
 * have only one in progress.
 */
const CATALOGUES_AT_ONCE = 2;
/** Rate limit for uploading archives and drafts, because an archive contains hundreds of photos. */
const FILE_LIMIT = { burst: 10, perSecond: 0.1 };
/** Rate limit for cheap actions on a campaign, such as pausing and resuming. */
const ACTION_LIMIT = { burst: 30, perSecond: 1 };
/** Maximum size of the body of a new campaign in bytes: the cells of a catalogue of 5 MB as JSON. */
const MAX_CAMPAIGN_BYTES = 4 * MAX_CATALOGUE_BYTES;

export interface CampaignServices {
  campaigns: CampaignStore;
  photos: PhotoStore;
  /** The campaign feeder of this process; absent in a process that only takes requests. */
  feeder?: CampaignFeeder;
}

export interface CampaignRouteOptions {
  /**
   * The services of campaigns; absent if the provider makes no ads, so that the campaign routes do not exist.
   */
  campaigning?: CampaignServices;
  verifyAccessToken: VerifyAccessToken;
  findWorkspace: FindWorkspace;
  allowedOrigins: string[];
}

/**
 * Adds the HTTP routes of campaigns, which require a sign-in and have rate limits per user. Pages read a
 * campaign's progress from the database tables, not from a route.
 */
export function addCampaignRoutes(app: Hono, options: CampaignRouteOptions): void {
  const { campaigning, verifyAccessToken, findWorkspace, allowedOrigins } = options;
  if (!campaigning) return;
  const policy = createUnpaidRoutePolicy(allowedOrigins, ['POST', 'DELETE']);
  for (const route of [CAMPAIGN_PATHS.catalogues, CAMPAIGN_PATHS.campaigns, '/campaigns/*']) {
    app.use(route, policy);
  }
  const admit: Admit = async (context, limiter) => {
    const userId = await verifyAccessToken(context.req.header('authorization'));
    limiter.take(userId);
    return { userId, workspaceId: await findWorkspace(context, userId, 'editor') };
  };
  addDraftRoutes(app, campaigning, admit);
  addActionRoutes(app, campaigning, admit);
}

/**
 * Admits a call within the rate limit, and returns the caller and the workspace. The access token is verified
 * first, because the rate limit applies per user.
 */
type Admit = (context: Context, limiter: RateLimiter) => Promise<Maker>;

/** Adds the routes that create a campaign draft. */
function addDraftRoutes(app: Hono, { campaigns, photos }: CampaignServices, admit: Admit): void {
  const readings = new RateLimiter(READING_LIMIT);
  const files = new RateLimiter(FILE_LIMIT);
  const turns = new UserTurns(CATALOGUES_AT_ONCE);

  app.post(CAMPAIGN_PATHS.catalogues, async (context) => {
    const { userId } = await admit(context, readings);
    const { header, ...others } = context.req.query();
    const asked = header === undefined ? others : { ...others, header: Number(header) };
    const choices = readingChoicesSchema.safeParse(asked);
    if (!choices.success) throw new AppError('invalid_request', choices.error.message);
    const bytes = await readBytes(context, MAX_CATALOGUE_BYTES);
    const release = await turns.acquire(userId, context.req.raw.signal);
    const { table, reading } = await readCatalogue(bytes, choices.data).finally(release);
    const suggestion = suggestMapping(table);
    return context.json({
      success: true,
      table,
      suggestion,
      reading,
    } satisfies ReadCatalogueResponse);
  });

  app.post(CAMPAIGN_PATHS.campaigns, async (context) => {
    const maker = await admit(context, files);
    const body = await readBytes(context, MAX_CAMPAIGN_BYTES);
    const { signal } = context.req.raw;
    const release = await turns.acquire(maker.userId, signal);
    const { campaign, shownAs } = await planCampaign(body, signal).finally(release);
    // The drawing code is imported with the first campaign that chooses an object, since a server loads the
    // drawing packages only with its provider.
    const { findNamedObject } = await import('@adwright/engine-ads');
    for (const chosen of Object.values(shownAs)) findNamedObject(chosen, 'shownAs');
    const id = await campaigns.create(maker, campaign);
    return context.json({ success: true, id } satisfies CreateCampaignResponse);
  });

  app.post(CAMPAIGN_PATHS.photos, async (context) => {
    const maker = await admit(context, files);
    const campaignId = readCampaignId(context);
    const { signal } = context.req.raw;
    const response = await withTemporaryFile(context, (archive) =>
      takeInPhotos({ campaigns, photos }, { ...maker, campaignId, archive, signal }),
    );
    return context.json(response);
  });
}

/** Adds the routes that change a campaign. */
function addActionRoutes(app: Hono, { campaigns, feeder }: CampaignServices, admit: Admit): void {
  const actions = new RateLimiter(ACTION_LIMIT);

  app.post(CAMPAIGN_PATHS.action, async (context) => {
    const { userId } = await admit(context, actions);
    const action = CAMPAIGN_ACTIONS.find((known) => known === context.req.param('action'));
    if (!action) throw new AppError('not_found', 'the path names no action of a campaign');
    const state = await campaigns.act(userId, readCampaignId(context), action);
    feeder?.wake();
    return context.json({ success: true, state });
  });

  app.delete(CAMPAIGN_PATHS.campaign, async (context) => {
    const { userId } = await admit(context, actions);
    const removed = await campaigns.remove(userId, readCampaignId(context));
    if (removed) return context.json({ success: true });
    throw new AppError('conflict', 'the campaign is running, or does not exist for this caller', {
      userMessage: 'This campaign is running or is no longer there.',
    });
  });
}

/** Reads the campaign id in a request's path; an id of the wrong form is treated as unknown. */
function readCampaignId(context: Context): string {
  const id = z.uuid().safeParse(context.req.param('id'));
  if (!id.success) throw new AppError('not_found', 'the path contains no campaign id');
  return id.data;
}

/**
 * Stores a request's body in a file while the work runs: archives are read from their ends, and do not fit into
 * memory.
 */
async function withTemporaryFile<Result>(
  context: Context,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'adwright-photos-'));
  try {
    const file = path.join(folder, 'photos.zip');
    await saveBody(context, file);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function saveBody(context: Context, file: string): Promise<void> {
  const tooLarge = () =>
    new AppError('file_too_large', 'the archive is larger than allowed', {
      userMessage: `The archive is larger than ${MAX_PHOTO_ARCHIVE_BYTES / 2 ** 20} MB.`,
    });
  if (Number(context.req.header('content-length')) > MAX_PHOTO_ARCHIVE_BYTES) throw tooLarge();
  const bounded = async function* (body: AsyncIterable<Uint8Array>) {
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > MAX_PHOTO_ARCHIVE_BYTES) throw tooLarge();
      yield chunk;
    }
  };
  const body: AsyncIterable<Uint8Array> = context.req.raw.body ?? new Blob().stream();
  await pipeline(body, bounded, createWriteStream(file));
}
