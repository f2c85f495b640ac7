import {
  ENGINE_STATUS_PATH,
  type EngineStatus,
  engineStatusSchema,
} from '@adwright/contracts/engine-status';
import { explain } from '@adwright/remotes/release';

const PATIENCE_MS = 10_000;
const SHOWN_FAILURES = 5;
const LOW_DISK = 'The disk is nearly full. Free some space on it before uploads are refused.';

/** URL of an engine, and the key with which its status can be read. */
export interface EngineAccess {
  url: string;
  /** The value of `OPERATOR_KEY` in the engine's environment. */
  key: string;
}

/** Returns the cause of a failed fetch, because the error's own message does not contain it. */
function findReason(error: unknown): unknown {
  return error instanceof Error && error.cause ? error.cause : error;
}

/**
 * Requests the status of the engine.
 * @throws Error that tells the user what to check
 */
async function readEngineStatus({ url, key }: EngineAccess): Promise<EngineStatus> {
  const response = await fetch(new URL(ENGINE_STATUS_PATH, url), {
    headers: { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new Error(`The engine can’t be reached: ${explain(findReason(error))}`);
  });
  if (response.status === 404) {
    throw new Error(
      'The engine does not know the key. ADWRIGHT_OPERATOR_KEY here must equal its OPERATOR_KEY.',
    );
  }
  if (!response.ok) throw new Error(`The engine answered with status ${response.status}.`);
  return engineStatusSchema.parse(await response.json());
}

/** Reads the engine's status, or returns a sentence that says why the status is unknown. The function never throws. */
export async function tryEngineStatus(
  engine: EngineAccess,
): Promise<EngineStatus | { error: string }> {
  try {
    return await readEngineStatus(engine);
  } catch (error) {
    return { error: explain(error) };
  }
}

/** Formats the engine's queue, processes and latest failures as lines for a terminal. */
export function formatEngineStatus(
  { url }: EngineAccess,
  status: EngineStatus | { error: string },
): string[] {
  if ('error' in status) return [`engine ${url}  no status: ${status.error}`];
  const { queue, failedLastHour, processes, failures, disk } = status;
  const { ready, active, oldestSeconds } = queue;
  const oldest = ready > 0 ? `, the oldest for ${Math.round(oldestSeconds)} s` : '';
  const room = disk ? `, ${(disk.freeBytes / 1e9).toFixed(1)} GB of the disk are free` : '';
  return [
    ...(disk?.isLow ? [LOW_DISK] : []),
    `engine ${url}  ${ready} waiting${oldest}, ${active} in work, ${failedLastHour} failed in the last hour${room}`,
    ...processes.map(
      ({ role, version, host, pid, slots, active, startedAt, lastBeatAt, isAlive }) => {
        const work = slots > 0 ? `  ${active} of ${slots} in work` : '';
        const life = isAlive ? `since ${startedAt}` : `silent since ${lastBeatAt}`;
        return `${role || 'unknown'}  ${host} ${pid}  ${version || '–'}${work}  ${life}`;
      },
    ),
    ...failures
      .slice(0, SHOWN_FAILURES)
      .map(
        ({ at, feature, code, traceId }) =>
          `failed ${at}  ${feature}  ${code}  ${traceId ?? 'no trace'}`,
      ),
  ];
}
