import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, isAppError, toCreateAdRequest } from '@adwright/contracts';
import { type CampaignBrief, isPhotoLink, type RowPrice } from '@adwright/contracts/campaigns';
import type { FetchLinkedPhoto } from '@adwright/engine-catalogue';
import { convertToReadablePicture } from '@adwright/engine-uploads';
import type { UploadFetcher } from '../images/fetch-upload.ts';
import type { Job } from '../jobs/job.ts';
import { describeError, type Logger } from '../logger.ts';
import { addFormats, type EditingServices } from '../recipes/save-version.ts';
import type { CampaignStore, TakenRow } from './campaign-store.ts';
import { checkPhoto } from './check-photo.ts';
import type { PhotoStore } from './photo-store.ts';

/** Milliseconds between two queries for campaign rows while there are rows to start. */
const BUSY_MS = 400;
/** Milliseconds between two queries for campaign rows while there are no rows to start. */
const IDLE_MS = 3000;
/**
 * Number of campaign rows that are prepared in advance, so that the next row is ready when a job slot becomes
 * free.
 */
const AHEAD = 1;
/**
 * Maximum number of attempts to render the further formats of a campaign row. After the last attempt, the row
 * ends with the formats that were already rendered.
 */
const MAX_FINISHES = 3;

export interface FeederServices {
  campaigns: CampaignStore;
  photos: PhotoStore;
  fetchLinkedPhoto: FetchLinkedPhoto;
  uploads: UploadFetcher;
  /** Create Ad. */
  job: Job;
  /** Renders further formats from an ad's recipe; absent if the provider records no recipes. */
  editing?: EditingServices;
  logger: Logger;
  /**
   * Id of this process; in the database, it distinguishes the rows that this process took from the rows of
   * other processes.
   */
  processId: string;
  /** Number of jobs that this process works on at the same time. */
  slots: number;
  /** Lease in seconds of a row that waits for its turn in the queue. */
  leaseSeconds: number;
  /** Resolves when the job queue accepts jobs. */
  queueReady: () => Promise<void>;
}

/**
 * Feeds rows of running campaigns to the job queue, but only as many rows as this process has room for.
 * Therefore a paused campaign has paid only for the rows that are already running. The campaigns' rows and
 * their states are in the database, so any process can continue a campaign.
 */
export class CampaignFeeder {
  readonly #services: FeederServices;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #wake = Promise.withResolvers<void>();
  #loop: Promise<void> | undefined;

  constructor(services: FeederServices) {
    this.#services = services;
  }

  start(): void {
    if (this.#services.slots > 0) this.#loop ??= this.#run();
  }

  /**
   * Queries for waiting rows at once instead of at the next poll, because a campaign was started in this
   * process.
   */
  wake(): void {
    this.#wake.resolve();
  }

  /**
   * Stops the feeder, so that it takes no more rows. A row in preparation is released for other processes; a
   * running row belongs to the queue.
   */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#loop;
    await Promise.all(this.#running);
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const rows = await this.#take();
      for (const row of rows) this.#begin(row);
      await this.#pause(rows.length > 0 || this.#running.size > 0 ? BUSY_MS : IDLE_MS);
    }
  }

  async #take(): Promise<TakenRow[]> {
    const { campaigns, queueReady, processId, slots, logger } = this.#services;
    try {
      await queueReady();
      return await campaigns.take(processId, slots + AHEAD);
    } catch (error) {
      logger.error('campaign.take_failed', { reason: describeError(error) });
      return [];
    }
  }

  async #pause(milliseconds: number): Promise<void> {
    const timer = new AbortController();
    const timeout = sleep(milliseconds, undefined, { signal: timer.signal, ref: false });
    await Promise.race([timeout, this.#wake.promise]);
    timer.abort();
    timeout.catch(() => undefined);
    this.#wake = Promise.withResolvers();
  }

  #begin(row: TakenRow): void {
    const work = this.#work(row).finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  /**
   * Works on one row of a campaign, and never rejects. A row is taken again later if the work on the row was
   * interrupted.
   */
  async #work(row: TakenRow): Promise<void> {
    const { logger } = this.#services;
    try {
      await (row.state === 'preparing' ? this.#feed(row) : this.#finish(row));
    } catch (error) {
      logger.error('campaign.row_failed', { row: row.id, reason: describeError(error) });
    }
  }

  async #feed(row: TakenRow): Promise<void> {
    const { campaigns, job, processId, leaseSeconds, logger } = this.#services;
    let photoUrl: string | null;
    try {
      photoUrl = await this.#preparePhoto(row);
    } catch (error) {
      if (this.#stopping.signal.aborted) return void (await campaigns.refuse(row.id, null));
      if (!isAppError(error) || error.code === 'unavailable') throw error;
      return void (await campaigns.refuse(row.id, error.userMessage));
    }
    const { request } = job.prepare(await requestOf(row, photoUrl));
    const outcome = await campaigns.queue(row.id, {
      request,
      job: {
        userId: row.user_id,
        workspaceId: row.workspace_id,
        feature: job.feature,
        request,
        origin: processId,
      },
      renders: job.renders,
      leaseSeconds,
    });
    logger.info('campaign.row', { row: row.id, outcome });
  }

  /**
   * Returns the URL of the row's stored photo, which is fetched from the photo's link once.
   * @throws {AppError} with the reason why the photo can't be fetched
   */
  async #preparePhoto(row: TakenRow): Promise<string | null> {
    const { id, photo, photo_url } = row;
    const { campaigns, photos, fetchLinkedPhoto } = this.#services;
    if (photo_url !== null || photo === '') return photo_url;
    if (!isPhotoLink(photo)) throw createMissingPhotoError(photo);
    const { signal } = this.#stopping;
    const readable = await convertToReadablePicture(await fetchLinkedPhoto(photo, signal), signal);
    await checkPhoto(readable.bytes);
    const url = await photos.put(row.workspace_id ?? row.user_id, readable);
    await campaigns.keepPhoto(id, url);
    return url;
  }

  async #finish(row: TakenRow): Promise<void> {
    const { id, user_id: userId, workspace_id: workspaceId, ad_id: adId, finishes, settings } = row;
    const { campaigns, editing, uploads } = this.#services;
    const folder = row.workspace_id ?? row.user_id;
    const { signal } = this.#stopping;
    const end = (problem: string | null) => campaigns.finish(id, problem);
    if (!editing || !adId) return void (await end(null));
    if (finishes > MAX_FINISHES) return void (await end('Its further formats could not be made.'));
    try {
      const context = {
        userId,
        workspaceId,
        signal,
        fetchUpload: (url: string) => uploads.fetchUpload(url, folder, signal),
        fetchFont: (url: string) => uploads.fetchFont(url, folder, signal),
      };
      await addFormats(editing, { adId, formats: settings.formats }, context);
      await end(null);
    } catch (error) {
      if (!isAppError(error) || error.code === 'unavailable') throw error;
      await end(error.userMessage);
    }
  }
}

/**
 * Creates the error for a missing photo: an ad with a drawn object is made only if the user requests a drawn
 * object.
 */
function createMissingPhotoError(photo: string): AppError {
  return new AppError('not_found', 'the photo is not in the uploaded archive', {
    userMessage: `The photo “${photo}” is not in the archive.`,
  });
}

/** Builds the Create Ad request for a row of a campaign. */
async function requestOf({ brief: whole, price, settings }: TakenRow, photoUrl: string | null) {
  const { brandName: _, ...brief } = whole;
  const productPhoto = photoUrl ? { imageUrl: photoUrl, show: 'cutout' as const } : undefined;
  const printedPrice = settings.showsPrice ? price : null;
  const offer = printedPrice || brief.offer ? await offerOf(brief, printedPrice) : undefined;
  return toCreateAdRequest({ ...brief, offer, productPhoto, brand: settings.brand });
}

/**
 * Returns the offer of a campaign row in the brief's language. The writing code is imported with the first row
 * that has an offer, since a server loads the writing packages only with its provider.
 */
async function offerOf(brief: CampaignBrief, price: RowPrice | null) {
  const { getDeadlineDay, buildRowOffer } = await import('./row-offer.ts');
  return buildRowOffer(brief, price, getDeadlineDay(new Date()));
}
