import { ENGINE_STATUS_PATH, type EngineStatus, engineStatusSchema } from '@adwright/contracts';

const PATIENCE_MS = 10_000;
const SHOWN_FAILURES = 5;

/** An engine, and the key that it tells its status to. */
export interface EngineAccess {
  url: string;
  /** `OPERATOR_KEY` of its environment. */
  key: string;
}

/** What the engine works on. @throws Error that says what to look at */
export async function readEngineStatus({ url, key }: EngineAccess): Promise<EngineStatus> {
  const response = await fetch(new URL(ENGINE_STATUS_PATH, url), {
    headers: { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status === 404) {
    throw new Error('it knows no such key (ADWRIGHT_OPERATOR_KEY here, OPERATOR_KEY there)');
  }
  if (!response.ok) throw new Error(`status ${response.status}`);
  return engineStatusSchema.parse(await response.json());
}

/** Queue, processes and last failures of the engine, in lines for a terminal. Never throws. */
export async function engineStatusLines(engine: EngineAccess): Promise<string[]> {
  try {
    return linesOf(engine.url, await readEngineStatus(engine));
  } catch (error) {
    return [`engine ${engine.url}  no status: ${error instanceof Error ? error.message : error}`];
  }
}

function linesOf(
  url: string,
  { queue, failedLastHour, processes, failures }: EngineStatus,
): string[] {
  const { ready, active, oldestSeconds } = queue;
  const oldest = ready > 0 ? `, the oldest for ${Math.round(oldestSeconds)} s` : '';
  return [
    `engine ${url}  ${ready} waiting${oldest}, ${active} in work, ${failedLastHour} failed in the last hour`,
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
