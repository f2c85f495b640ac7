import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, type Creative, detectImageType, isAppError } from '@adwright/contracts';
import { writeAltText } from '@adwright/contracts/alt-text';
import { buildSavedAdRows } from '@adwright/contracts/saved-ad-rows';
import { getWorkspace } from '../auth/workspace.ts';
import type { RenderedImage, ServiceCall, UploadedImage } from '../creative-provider.ts';
import { UploadReader } from '../credentials/upload-manifests.ts';
import { writePictureAltText } from '../images/alt-text-of-picture.ts';
import type { UploadFetcher } from '../images/fetch-upload.ts';
import type { ImageStore, StoredImage } from '../images/image-store.ts';
import type { Job, PreparedJob } from '../jobs/job.ts';
import { describeError, type Logger } from '../logger.ts';
import { type DeliveredPicture, listRecordedRecipes } from '../recipes/recorded-recipes.ts';
import { findOwnAd, type OwnAd } from '../records/own-ad.ts';
import type { PictureRecords } from '../records/picture-records.ts';
import { traceStage } from '../telemetry/metrics.ts';
import type { AnswerStore } from './answer-store.ts';
import { buildFailureRecord, createRefundPendingError } from './failure.ts';
import type { GenerationOrder, GenerationStore } from './generation-store.ts';
import { JobAnswers } from './job-answers.ts';
import { keepLease } from './lease-heartbeat.ts';
import { deriveSeed } from './seed.ts';

/** Milliseconds before each further attempt to record the outcome of paid work. */
const RETRY_PAUSES_MS = [250, 1000];

/**
 * Milliseconds before a failed refund is tried again for the first time; the pause doubles with each attempt.
 */
const OWED_PAUSE_MS = 1000;
/** Maximum pause between two attempts at a failed refund, in milliseconds. */
const LONGEST_OWED_PAUSE_MS = 10_000;

/** The stores and settings that paid work needs to run. */
export interface PaidWorkServices {
  store: GenerationStore;
  images: ImageStore;
  answers: AnswerStore;
  uploads: UploadFetcher;
  records: Pick<PictureRecords, 'findOwn'>;
  logger: Logger;
  leaseSeconds: number;
  /** Name of the provider, which is recorded with each result. */
  providerName: string;
}

/** A job to do, after its charge was claimed in the ledger. */
interface ClaimedJob {
  job: Job;
  prepared: PreparedJob;
  order: GenerationOrder;
  generationId: string;
  /** Whether another worker took the job before, so that the job is delivered again. */
  isRetry: boolean;
}

/** How a result was made: part of every recorded reply, under `origin`. */
interface GenerationOrigin {
  provider: string;
  seed: number;
  /** Calls to AI services, in the order in which they were answered; empty for the embedded provider. */
  calls: ServiceCall[];
}

/**
 * A picture that is delivered before the whole reply is complete. `position` counts from 0 and orders the
 * pictures in the reply.
 */
export interface ReadyCreative {
  position: number;
  creative: Creative;
}

/**
 * Runs one claimed generation, from the claim to the recorded result. The work ends in exactly one of two
 * ways, by one of two SQL functions. The function `settle_generation` records the reply, or
 * `refund_generation` refunds the credits. The database makes sure that exactly one of these two functions
 * has an effect, and only once. If a refund fails, the caller gets the error `refund_pending`, and
 * `payOwedRefund` repeats the refund. A worker that dies calls neither function, and the queue gives the job
 * to another worker.
 */
export class PaidWork {
  readonly creatives: ReadableStream<ReadyCreative>;
  /** Resolves when the work, its refund and its clean-up have ended. */
  readonly finished: Promise<void>;
  readonly #services: PaidWorkServices;
  readonly #work: ClaimedJob;
  readonly #aborter = new AbortController();
  readonly #delivered: DeliveredPicture[] = [];
  readonly #calls: ServiceCall[] = [];
  readonly #uploads = new UploadReader();
  readonly #answers: JobAnswers;
  readonly #finish: () => void;
  /** Set while the reply is being recorded; during this time, only the ledger determines how the work ends. */
  #recording = false;
  /**
   * Why this process stopped the job without an outcome: the job was handed back to the queue, or lost to
   * another worker.
   */
  #leaving: 'handed_back' | 'lost' | undefined;
  /** The error with which the work failed, while its refund is pending. */
  #owedFor: AppError | undefined;
  #announce: ReadableStreamDefaultController<ReadyCreative> | undefined;

  constructor(services: PaidWorkServices, work: ClaimedJob) {
    this.#services = services;
    this.#work = work;
    this.#answers = new JobAnswers(services.answers, work, services.logger);
    this.creatives = new ReadableStream({
      start: (controller) => {
        this.#announce = controller;
      },
      cancel: () => {
        this.#announce = undefined;
      },
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.finished = promise;
    this.#finish = resolve;
  }

  /** Stops the work and refunds the credits, with the given error as the reason. */
  abort(reason: AppError): void {
    this.#aborter.abort(reason);
  }

  /** Stops the work in this process, without charge or refund, so that another worker can do the work. */
  handBack(): void {
    this.#leave('handed_back', 'the worker shuts down');
  }

  /** Stops the work in this process because another worker has taken it over. */
  lose(): void {
    this.#leave('lost', 'another worker has the job');
  }

  /**
   * Why this process stopped the work without an outcome; undefined if the work has ended or is still running.
   */
  get leaving(): 'handed_back' | 'lost' | undefined {
    return this.#leaving;
  }

  /** Whether the work has failed and its credits are not refunded yet. */
  get owesRefund(): boolean {
    return this.#owedFor !== undefined;
  }

  /**
   * Does the job and returns the recorded reply.
   * @throws {AppError} the failure, or `refund_pending` while the refund is pending
   */
  async run(): Promise<object> {
    const { store, leaseSeconds, logger } = this.#services;
    const { generationId, job } = this.#work;
    const started = performance.now();
    const onLost = () =>
      this.abort(new AppError('unavailable', 'another worker has taken over the lease'));
    const stopHeartbeat = keepLease(store, generationId, leaseSeconds, onLost, logger);
    const log = { generationId, feature: job.feature };
    try {
      const made = await traceStage('make', () => this.#make());
      const reply = await traceStage('settle', () => this.#record(made));
      logger.info('generation.succeeded', { ...log, ms: Math.round(performance.now() - started) });
      return reply;
    } catch (cause) {
      const error = convertFailure(cause);
      logger.error('generation.failed', { ...log, code: error.code, reason: describeError(error) });
      this.abort(error);
      if (this.#leaving) await this.#discard(this.#delivered.flatMap(listPaths));
      else await traceStage('refund', () => this.#giveBack(error));
      throw this.#owedFor ? createRefundPendingError(error) : error;
    } finally {
      if (!this.#leaving) await this.#answers.clear();
      stopHeartbeat();
      this.#announce?.close();
      this.#finish();
    }
  }

  #leave(way: 'handed_back' | 'lost', reason: string): void {
    if (this.#aborter.signal.aborted || this.#recording) return;
    this.#leaving = way;
    this.abort(new AppError('busy', reason));
  }

  async #make(): Promise<object> {
    const { prepared, order, job } = this.#work;
    const { signal } = this.#aborter;
    const seed = deriveSeed(order.idempotencyKey);
    const { uploads } = this.#services;
    const read = (imageUrl: string) => uploads.fetchUpload(imageUrl, getWorkspace(order), signal);
    const fetchFont = (fontUrl: string) => uploads.fetchFont(fontUrl, getWorkspace(order), signal);
    const making = prepared.make({
      seed,
      signal,
      note: (call) => this.#note(call),
      once: (name, ask) => this.#answers.once(name, ask),
      deliver: (position, image) => this.#deliver(position, image),
      fetchUpload: this.#uploads.watch(read),
      fetchFont,
      hasModelPart: async () => (await this.#uploads.read()).hasModelPart,
      findOwnAd: ({ bytes }) => this.#findOwnAd(bytes, read),
      recipes: {
        userId: order.userId,
        workspaceId: order.workspaceId,
        signal,
        fetchUpload: this.#uploads.watch(read),
        fetchFont,
      },
    });
    const shape = await Promise.race([making, rejectOnAbort(signal)]);
    if (this.#delivered.length !== job.renders) {
      throw new AppError(
        'provider_failed',
        `the job delivered only ${this.#delivered.length} of ${job.renders} pictures`,
      );
    }
    const inOrder = this.#delivered.toSorted((a, b) => a.position - b.position);
    const reply = shape(inOrder.map(({ creative }) => creative));
    return { ...reply, origin: this.#origin(seed) };
  }

  /**
   * Finds the ad that an uploaded picture shows. Resolves to null if the ad's recipe can't be found or read;
   * the picture is then varied like any other upload.
   */
  async #findOwnAd(
    file: Uint8Array,
    read: (imageUrl: string) => Promise<UploadedImage>,
  ): Promise<OwnAd | null> {
    const { records, logger } = this.#services;
    const { order, generationId } = this.#work;
    try {
      return await findOwnAd(file, { records, workspaceId: getWorkspace(order), read });
    } catch (error) {
      this.#aborter.signal.throwIfAborted();
      logger.error('own_ad.not_found', { generationId, reason: describeError(error) });
      return null;
    }
  }

  /** Logs a call to an AI service at once, so that the cost of a failed job is known too. */
  #note(call: ServiceCall): void {
    this.#calls.push(call);
    this.#services.logger.info('service.called', {
      generationId: this.#work.generationId,
      ...call,
    });
  }

  /** Describes how the result was made, for the recorded reply. */
  #origin(seed: number): GenerationOrigin {
    return { provider: this.#services.providerName, seed, calls: this.#calls };
  }

  async #deliver(position: number, image: RenderedImage): Promise<void> {
    const { signal } = this.#aborter;
    signal.throwIfAborted();
    const { order, job } = this.#work;
    const { bytes: _bytes, mediaType: _mediaType, recipe, source, ...described } = image;
    const [uploads, altText] = await Promise.all([this.#uploads.read(), this.#altTextOf(image)]);
    const { id, path, url } = await traceStage('store', () =>
      this.#services.images.put(order, job.feature, { ...image, altText, uploads }),
    );
    const creative: Creative = { imageUrl: url, ...described, altText };
    if (job.picturesHaveIds) creative.id = id;
    const stored = source ? await this.#storeSource(source) : null;
    if (signal.aborted) return this.#discard(stored ? [path, stored.path] : [path]);
    const earlier = this.#delivered.findIndex((picture) => picture.position === position);
    if (earlier >= 0) await this.#discard(this.#delivered.splice(earlier, 1).flatMap(listPaths));
    this.#delivered.push({ position, path, creative, recipe, source: stored });
    this.#announce?.enqueue({ position, creative });
  }

  async #altTextOf({ recipe }: RenderedImage): Promise<string> {
    if (recipe) return writeAltText(recipe);
    const { order, job } = this.#work;
    const caption = await this.#uploads.caption();
    return writePictureAltText({ feature: job.feature, request: order.request, caption });
  }

  /** Stores a generated picture, so that its ad can be rendered again. */
  #storeSource(bytes: Uint8Array): Promise<StoredImage> {
    const { order, job } = this.#work;
    const mediaType = detectImageType(bytes) === 'image/png' ? 'image/png' : 'image/jpeg';
    return this.#services.images.put(order, job.feature, { bytes, mediaType });
  }

  /**
   * Records the reply before it is sent, and returns the reply that is recorded. The ledger refuses the
   * record in two cases: an earlier answer of the data service was lost, or another worker took over the job.
   * A query for the state of the key shows which case applies.
   */
  async #record(reply: object): Promise<object> {
    const { store, leaseSeconds } = this.#services;
    const { generationId, order, job } = this.#work;
    this.#recording = true;
    const recipes = listRecordedRecipes(this.#delivered);
    const ads = buildSavedAdRows(job.feature, order.request, reply, order.userId);
    if (await this.#insist(() => store.settle(generationId, reply, recipes, ads))) return reply;
    const claim = await store.claim(order, leaseSeconds);
    if (claim.outcome === 'succeeded') {
      await this.#discardUnrecorded(claim.result);
      return claim.result;
    }
    throw new AppError('unavailable', 'the lease had lapsed before the result was recorded');
  }

  /**
   * Removes the pictures if no result will show them, because the generation ended in another process or was
   * deleted with its account.
   */
  async #discardOfEnded(): Promise<void> {
    const { store, leaseSeconds } = this.#services;
    const claim = await store.claim(this.#work.order, leaseSeconds);
    if (claim.outcome === 'succeeded') await this.#discardUnrecorded(claim.result);
    if (claim.outcome === 'failed' || claim.outcome === 'unpaid')
      await this.#discard(this.#delivered.flatMap(listPaths));
  }

  /**
   * Removes this worker's pictures if another worker made the recorded result from equal pictures under other
   * names.
   */
  async #discardUnrecorded(recorded: object): Promise<void> {
    const json = JSON.stringify(recorded);
    const isRecorded = this.#delivered.some(({ creative }) => json.includes(creative.imageUrl));
    if (!isRecorded) await this.#discard(this.#delivered.flatMap(listPaths));
  }

  /**
   * Repeats a failed refund until it succeeds. Resolves to false if the signal aborts first; the next worker of
   * the job then repeats the refund.
   */
  async payOwedRefund(signal: AbortSignal): Promise<boolean> {
    for (let pauseMs = OWED_PAUSE_MS; this.#owedFor; ) {
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return false;
      pauseMs = Math.min(2 * pauseMs, LONGEST_OWED_PAUSE_MS);
      await this.#giveBack(this.#owedFor);
    }
    return true;
  }

  /** Refunds the credits, or notes that the refund is pending. */
  async #giveBack(error: AppError): Promise<void> {
    const { store, logger } = this.#services;
    const { generationId } = this.#work;
    try {
      const refunded = await this.#insist(() =>
        store.refund(generationId, buildFailureRecord(error)),
      );
      this.#owedFor = undefined;
      logger.info('generation.refunded', { generationId, refunded });
      if (refunded) await this.#discard(this.#delivered.flatMap(listPaths));
      else await this.#discardOfEnded();
    } catch (cause) {
      this.#owedFor = error;
      logger.error('generation.refund_failed', { generationId, reason: describeError(cause) });
    }
  }

  /** Removes the pictures of failed work. A picture that can't be removed only takes up storage. */
  async #discard(paths: string[]): Promise<void> {
    if (paths.length === 0) return;
    await this.#services.images.remove(paths).catch((error: unknown) =>
      this.#services.logger.error('image.remove_failed', {
        generationId: this.#work.generationId,
        reason: describeError(error),
      }),
    );
  }

  async #insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (const pauseMs of RETRY_PAUSES_MS) {
      try {
        return await ask();
      } catch (error) {
        this.#services.logger.error('store.retry', {
          generationId: this.#work.generationId,
          reason: describeError(error),
        });
        await sleep(pauseMs);
      }
    }
    return ask();
  }
}

function listPaths({ path, source }: DeliveredPicture): string[] {
  return source ? [path, source.path] : [path];
}

/**
 * Returns the caller's error for a failure after the claim. `unavailable` is reserved for calls that claimed no
 * credits: after a claim, the message must say whether the credits are refunded or pending.
 */
function convertFailure(cause: unknown): AppError {
  if (isAppError(cause) && cause.code !== 'unavailable') return cause;
  return new AppError('provider_failed', 'the paid work failed', { cause });
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
