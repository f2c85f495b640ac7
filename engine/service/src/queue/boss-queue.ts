import { AppError } from '@adwright/contracts';
import { type ConstructorOptions, type Job, PgBoss } from 'pg-boss';
import { type GenerationEvent, generationEventSchema } from '../generation/generation-events.ts';
import type { GenerationQueue, QueueHandlers } from '../generation/generation-queue.ts';
import type { Claim, GenerationOrder, GenerationStore } from '../generation/generation-store.ts';
import {
  type JobPlacement,
  type NewJob,
  queuedGenerationSchema,
} from '../generation/queued-generation.ts';
import { describeError, type Logger } from '../logger.ts';
import { observeQueue, type QueueState } from '../telemetry/metrics.ts';
import { WorkerSlots } from './worker-slots.ts';

/**
 * PostgreSQL schema with the queue's tables. `queue_generation` in supabase/migrations also uses this name
 * and `GENERATIONS`.
 */
const QUEUE_SCHEMA = 'pgboss';
export const GENERATIONS = 'generations';
/** Name of the queue with jobs that failed in every delivery, so that their credits must be refunded. */
const LOST_GENERATIONS = 'generations-lost';
const EVENT_CHANNEL = 'adwright_generations';

/** Maximum number of further deliveries of a job after its worker died. */
const RETRY_LIMIT = 2;
/**
 * Maximum seconds of one delivery of a job; a longer delivery counts as lost, even while its worker still sends
 * heartbeats.
 */
const LONGEST_DELIVERY_SECONDS = 900;
/** Seconds after which an ended job is deleted from the queue; the table `generations` keeps its result. */
const KEEP_ENDED_SECONDS = 3600;
/** Seconds between two polls for jobs by a free slot, if the process can't receive notifications. */
const POLL_SECONDS = 1;
/**
 * Seconds between two polls for jobs by a free slot, if the process receives notifications, because
 * notifications may get lost.
 */
const NOTIFIED_POLL_SECONDS = 2;
const LOST_POLL_SECONDS = 2;
/**
 * Maximum number of retries of a refund. The retries last about a day, because the data service may be down for long.
 */
const LOST_RETRIES = { retryLimit: 1500, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 };
/** Seconds for which a waiting job stays in the queue, because a batch may wait for a long time. */
const KEEP_QUEUED_SECONDS = 7 * 86_400;
/** Seconds between two heartbeats by which a process reports that it is alive. */
const BEAT_SECONDS = 10;
/** Maximum milliseconds that stopping the queue may take. */
const STOP_TIMEOUT_MS = 3000;
/** Maximum length of a notification in bytes, below PostgreSQL's limit of 8000. */
const LONGEST_NOTIFICATION = 7900;

/**
 * SQL that returns a job to the queue. The returned job counts as a retry, so that its next delivery has a
 * new number. pg-boss then ignores late messages of this delivery. The retry limit increases by one, so that
 * the job does not use up a retry.
 */
const HAND_BACK_SQL = `
  update ${QUEUE_SCHEMA}.job
  set state = 'retry', retry_limit = retry_limit + 1, heartbeat_on = null
  where name = $1 and id = $2 and state = 'active' and retry_count = $3`;

/**
 * SQL that notifies the workers of pg-boss of a new job; pg-boss derives the name of the channel from its
 * schema.
 */
const WAKE_WORKERS_SQL = `
  select pg_notify('pgboss_' || left(encode(sha224('${QUEUE_SCHEMA}'::bytea), 'hex'), 24), $1)`;

interface BossQueueOptions {
  /** Connection to the database with the queue's tables. */
  database: Pick<ConstructorOptions, 'connectionString' | 'db' | 'backend' | 'max'>;
  store: Pick<GenerationStore, 'submit'>;
  logger: Logger;
  /** Seconds without a heartbeat after which a worker counts as dead; at least 10. */
  heartbeatSeconds: number;
  /** Number of jobs that the process works on at the same time; 0 for a process that only takes requests. */
  slots: number;
  /** Name of this process for operators: its role and its version. */
  name: string;
}

/** The queue of paid jobs, implemented with pg-boss (docs/decisions/0020). */
export class BossQueue implements GenerationQueue {
  readonly #options: BossQueueOptions;
  readonly #boss: PgBoss;
  readonly #slots = new WorkerSlots((id) => this.#boss.notifyWorker(id));
  #starting: Promise<void> | undefined;
  #closeEvents: (() => Promise<void>) | undefined;
  #draining = false;
  readonly #endObserving: () => void;

  constructor(options: BossQueueOptions) {
    this.#options = options;
    const watch = Math.max(5, Math.ceil(options.heartbeatSeconds / 3));
    this.#boss = new PgBoss({
      ...options.database,
      schema: QUEUE_SCHEMA,
      application_name: 'adwright-engine',
      instanceName: options.name,
      instanceHeartbeatSeconds: BEAT_SECONDS,
      schedule: false,
      supervise: options.slots > 0,
      superviseIntervalSeconds: watch,
      monitorIntervalSeconds: watch,
      useListenNotify: true,
    });
    // pg-boss passes its workers' errors as plain objects, so only the message is logged.
    this.#boss.on('error', ({ message }) => options.logger.error('queue.error', { message }));
    this.#endObserving = observeQueue(() => this.#state());
    this.#boss.on('warning', ({ message }) => options.logger.info('queue.warning', { message }));
  }

  start(handlers: QueueHandlers): Promise<void> {
    this.#starting ??= this.#start(handlers).catch((cause: unknown) => {
      this.#starting = undefined;
      throw new AppError('unavailable', 'the queue did not start in time', { cause });
    });
    return this.#starting;
  }

  async submit(order: GenerationOrder, job: NewJob, placement: JobPlacement): Promise<Claim> {
    // If this process has a free slot, the slot is woken directly. The other processes of the engine are
    // notified only if this process has no free slot.
    const slot = this.#draining ? null : this.#slots.reserve();
    try {
      const claim = await this.#options.store.submit(order, job, { ...placement, notify: !slot });
      if (claim.outcome === 'claimed') slot?.wake();
      else slot?.release();
      return claim;
    } catch (error) {
      slot?.release();
      throw error;
    }
  }

  async announce(event: GenerationEvent): Promise<void> {
    const payload = JSON.stringify(event);
    if (Buffer.byteLength(payload) > LONGEST_NOTIFICATION) return;
    try {
      const notify = 'select pg_notify($1, $2)';
      await this.#boss.getDb().executeSql(notify, [EVENT_CHANNEL, payload]);
    } catch (error) {
      this.#options.logger.error('queue.announce_failed', { reason: describeError(error) });
    }
  }

  drain(): void {
    if (this.#draining) return;
    this.#draining = true;
    for (const id of this.#slots.ids) {
      this.#boss.offWork(GENERATIONS, { id, wait: false }).catch((error: unknown) => {
        this.#options.logger.error('queue.drain_failed', { reason: describeError(error) });
      });
    }
  }

  async stop(): Promise<void> {
    this.drain();
    this.#endObserving();
    await this.#starting?.catch(() => undefined);
    await this.#closeEvents?.();
    await this.#boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
  }

  /**
   * Reads the counts of the queue that its monitoring worker stored last; null before the queue is installed.
   */
  async #state(): Promise<QueueState | null> {
    const queue = this.#starting ? await this.#boss.getQueue(GENERATIONS) : null;
    if (!queue) return null;
    const { readyCount, activeCount, readyOldestSeconds } = queue;
    return {
      ready: readyCount,
      active: activeCount,
      oldestSeconds: Number(readyOldestSeconds ?? 0),
    };
  }

  async #start(handlers: QueueHandlers): Promise<void> {
    const { slots, heartbeatSeconds } = this.#options;
    await this.#boss.start();
    const retention = {
      deleteAfterSeconds: KEEP_ENDED_SECONDS,
      retentionSeconds: KEEP_QUEUED_SECONDS,
    };
    const lostSettings = { ...retention, ...LOST_RETRIES };
    await this.#boss.createQueue(LOST_GENERATIONS, lostSettings);
    await this.#boss.updateQueue(LOST_GENERATIONS, lostSettings);
    const settings = {
      ...retention,
      notify: true,
      retryLimit: RETRY_LIMIT,
      retryDelay: 0,
      expireInSeconds: LONGEST_DELIVERY_SECONDS,
      heartbeatSeconds,
      deadLetter: LOST_GENERATIONS,
    };
    await this.#boss.createQueue(GENERATIONS, settings);
    // An older version of the engine may have created the queue with other settings, so the settings are
    // updated.
    await this.#boss.updateQueue(GENERATIONS, settings);
    await this.#hear(handlers);
    if (slots === 0 || this.#draining) return;
    for (let slot = 0; slot < slots; slot += 1) await this.#openSlot(handlers);
    const lost = { pollingIntervalSeconds: LOST_POLL_SECONDS };
    await this.#boss.work<object>(LOST_GENERATIONS, lost, async ([job]) => {
      if (job) await handlers.giveUp(queuedGenerationSchema.parse(job.data));
    });
  }

  async #openSlot(handlers: QueueHandlers): Promise<void> {
    const polling = {
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: NOTIFIED_POLL_SECONDS,
    };
    const id: string = await this.#boss.work<object>(GENERATIONS, polling, async ([job]) => {
      if (job) await this.#slots.occupy(id, () => this.#deliver(job, handlers));
    });
    this.#slots.add(id);
  }

  async #deliver(job: Job<object>, handlers: QueueHandlers): Promise<void> {
    const generation = queuedGenerationSchema.parse(job.data);
    const { retryCount: retries, signal } = job;
    const outcome = await handlers.work({ generation, retries, signal });
    if (outcome === 'handed_back') await this.#handBack(job);
  }

  /** Returns a job to the queue for the next worker, without using up a retry of the job. */
  async #handBack({ id, retryCount }: Job<object>): Promise<void> {
    const db = this.#boss.getDb();
    await db.executeSql(HAND_BACK_SQL, [GENERATIONS, id, retryCount]);
    await db.executeSql(WAKE_WORKERS_SQL, [GENERATIONS]);
  }

  async #hear(handlers: QueueHandlers): Promise<void> {
    const take = (payload: string) => {
      const event = generationEventSchema.safeParse(parseJson(payload));
      if (event.success) handlers.hear(event.data);
    };
    try {
      const listening = await this.#boss.getDb().listen?.(EVENT_CHANNEL, take, () => undefined);
      this.#closeEvents = listening && (() => listening.close());
    } catch (error) {
      // Behind a transaction pooler, a process can't listen for notifications, so callers find results by
      // polling.
      this.#options.logger.info('queue.cannot_listen', { reason: describeError(error) });
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
