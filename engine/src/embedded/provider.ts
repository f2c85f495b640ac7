import type { EmbeddedProviderConfig } from '../config.ts';
import type { CreativeProvider } from '../provider.ts';
import type { RenderTask, RenderTaskValue } from './render-task.ts';
import { WorkerPool } from './worker-pool.ts';

/** The provider that needs no key: everything is composed and processed in threads of this process. */
export function embeddedProvider(config: EmbeddedProviderConfig): CreativeProvider {
  const pool = new WorkerPool<RenderTask, RenderTaskValue>({
    file: new URL('./worker.ts', import.meta.url),
    size: config.workers,
    taskTimeoutMs: config.taskTimeoutMs,
    memoryLimitMb: config.memoryLimitMb,
  });
  return { name: 'embedded', close: () => pool.close() };
}
