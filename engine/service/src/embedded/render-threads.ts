import { createHash } from 'node:crypto';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { AppError, type AssetKind } from '@adwright/contracts';
import type { DrawableObject } from '@adwright/engine-ads';
import { openPhoto, type SubjectMap } from '@adwright/engine-uploads';
import { LRUCache } from 'lru-cache';
import type { EmbeddedProviderConfig } from '../config.ts';
import type { CutEdit, ReadAsset, RenderContext } from '../creative-provider.ts';
import type { RenderResult, RenderTask } from './render-task.ts';
import { TaskSlots } from './task-slots.ts';
import { WorkerPool } from './worker-pool.ts';
import { WorkerProcess } from './worker-process.ts';

/**
 * Milliseconds without a photo after which the saliency process ends; the process takes some 110 MB and starts
 * in half a second.
 */
const MODEL_IDLE_MS = 120_000;

/** Maximum number of cached saliency maps, each about 100 KB. */
const MAX_SUBJECTS = 32;

/**
 * A signal that never aborts. A thumbnail is cached for later requests, so drawing continues when its caller
 * disconnects.
 */
const UNENDING = new AbortController().signal;

/** Runs tasks on the threads that render, and on the process that finds the subjects of photos. */
export class RenderThreads {
  readonly #pool: WorkerPool<RenderTask, RenderResult>;
  readonly #subjects: WorkerProcess<Uint8Array, SubjectMap>;
  /**
   * Subject maps by the digest of the photo, so that the upload of a photo, its ads and its edits share one
   * map.
   */
  readonly #found = new LRUCache<string, SubjectMap>({ max: MAX_SUBJECTS });
  /** Photos are decoded one at a time, because decoding a large photo can take some hundred megabytes. */
  readonly #decoding = new TaskSlots(1);

  constructor(config: EmbeddedProviderConfig) {
    this.#pool = new WorkerPool({
      file: new URL('./worker.ts', import.meta.url),
      size: config.workers,
      taskTimeoutMs: config.taskTimeoutMs,
      memoryLimitMb: config.memoryLimitMb,
    });
    this.#subjects = new WorkerProcess({
      file: new URL('./subject-process.ts', import.meta.url),
      taskTimeoutMs: config.taskTimeoutMs,
      idleTimeoutMs: MODEL_IDLE_MS,
    });
  }

  /** Whether another task would have to wait for a thread. */
  get isBusy(): boolean {
    return this.#pool.isBusy;
  }

  /** Runs a task on the next free thread. The message ports of the task are transferred to the thread. */
  run(task: RenderTask, signal: AbortSignal, ports?: MessagePort[]) {
    return this.#pool.run(task, signal, ports);
  }

  /** Finds the subject of a photo, or returns the subject from the cache. */
  async findSubject(photo: Uint8Array, signal: AbortSignal): Promise<SubjectMap> {
    const digest = createHash('sha256').update(photo).digest('base64');
    const known = this.#found.get(digest);
    if (known) return known;
    const subject = await this.#subjects.run(photo, signal);
    this.#found.set(digest, subject);
    return subject;
  }

  /**
   * Reads a file for the asset library.
   * @throws {AppError} if the file can't be used
   */
  async readAsset(as: AssetKind, photo: Uint8Array, signal: AbortSignal): Promise<ReadAsset> {
    const task = (subject: MessagePort | null) => ({ kind: 'asset', as, photo, subject }) as const;
    const { asset } =
      as === 'logo'
        ? await this.run(task(null), signal)
        : await this.runWithSubject(photo, task, signal);
    if (!asset)
      throw new AppError(
        'provider_failed',
        'the thread returned no result for a file of the asset library',
      );
    return asset;
  }

  /**
   * Cuts out a photo by a painted mask, or automatically if there is no mask.
   * @throws {AppError} if the photo or the mask can't be used
   */
  async editCut(photo: Uint8Array, mask: Uint8Array | null, signal: AbortSignal): Promise<CutEdit> {
    const task = (subject: MessagePort | null) =>
      ({ kind: 'edit-cut', photo, mask, subject }) as const;
    const { edit } = mask
      ? await this.run(task(null), signal)
      : await this.runWithSubject(photo, task, signal);
    if (!edit) throw new AppError('provider_failed', 'the thread returned no cut-out');
    return edit;
  }

  /**
   * Reads an uploaded font, and returns the name that the font file states.
   * @throws {AppError} if the font can't be used
   */
  async readFont(font: Uint8Array, signal: AbortSignal): Promise<string> {
    const { fontName } = await this.run({ kind: 'font', font }, signal);
    return fontName ?? '';
  }

  /** Draws a small picture of a drawn object, as WebP. */
  async drawThumbnail(object: DrawableObject): Promise<Uint8Array> {
    const { thumbnail } = await this.run({ kind: 'thumbnail', object }, UNENDING);
    if (!thumbnail)
      throw new AppError('provider_failed', 'the thread returned no thumbnail of the object');
    return thumbnail;
  }

  /** Runs a task and delivers its pictures, from the given position on. */
  async render(task: RenderTask, context: RenderContext, position = 0): Promise<void> {
    await this.#deliverAll(await this.run(task, context.signal), context, position);
  }

  /**
   * Runs a task on a photo and delivers its pictures. The task receives the subject of the photo as soon as the
   * subject is found.
   */
  async renderWithSubject(
    photo: Uint8Array,
    task: (subject: MessagePort) => RenderTask,
    context: RenderContext,
  ): Promise<void> {
    await this.#deliverAll(await this.runWithSubject(photo, task, context.signal), context);
  }

  /**
   * Runs a task that prepares its work while the photo's subject is found, and receives the subject through a
   * message port.
   */
  async runWithSubject(
    photo: Uint8Array,
    task: (subject: MessagePort) => RenderTask,
    signal: AbortSignal,
  ): Promise<RenderResult> {
    if (this.isBusy) await this.refuseUnreadable(photo, signal);
    const { port1: chosenPort, port2 } = new MessageChannel();
    // A port that closes without a message tells the task that there is no saliency map.
    const found = this.findSubject(photo, signal).then(
      (subject) => chosenPort.postMessage(subject),
      (cause: unknown) => {
        chosenPort.close();
        throw cause;
      },
    );
    try {
      const [result] = await Promise.all([this.run(task(port2), signal, [port2]), found]);
      return result;
    } finally {
      chosenPort.close();
    }
  }

  /**
   * Refuses an unreadable photo before its task has to wait for a thread. While a thread is free, the task
   * itself refuses an unreadable photo.
   * @throws {AppError} if the photo can't be opened
   */
  async refuseUnreadable(photo: Uint8Array, signal: AbortSignal): Promise<void> {
    const release = await this.#decoding.acquire(signal);
    try {
      await openPhoto(photo);
    } finally {
      release();
    }
  }

  async close(): Promise<void> {
    this.#subjects.close();
    await this.#pool.close();
  }

  async #deliverAll(
    { pictures }: RenderResult,
    { deliver }: RenderContext,
    position = 0,
  ): Promise<void> {
    await Promise.all(pictures.map((picture, index) => deliver(position + index, picture)));
  }
}
