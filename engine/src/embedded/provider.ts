import { AppError, BOOST_VARIATION_COUNT } from '@adwright/contracts';
import type { EmbeddedProviderConfig } from '../config.ts';
import type { CreativeProvider, RenderContext, RenderedImage } from '../provider.ts';
import { writeAdCopy } from './copy/write-ad-copy.ts';
import { type Copywriter, embeddedCopywriter } from './copywriter.ts';
import type { RenderTask } from './render-task.ts';
import { WorkerPool } from './worker-pool.ts';

/**
 * The provider that needs no key: everything is composed and processed in threads of this process. The words of a
 * single ad may come from another copywriter.
 */
export function embeddedProvider(
  config: EmbeddedProviderConfig,
  copywriter: Copywriter = embeddedCopywriter,
) {
  const pool = new WorkerPool<RenderTask, RenderedImage[]>({
    file: new URL('./worker.ts', import.meta.url),
    size: config.workers,
    taskTimeoutMs: config.taskTimeoutMs,
    memoryLimitMb: config.memoryLimitMb,
  });

  /** Runs a task of one picture and delivers it. */
  async function renderOne(task: RenderTask, { signal, deliver }: RenderContext, position: number) {
    const [picture] = await pool.run(task, signal);
    if (!picture) throw new AppError('provider_failed', 'the task gave no picture');
    await deliver(position, picture);
  }

  return {
    name: 'embedded',
    async createAd(brief, context) {
      const { seed } = context;
      const { copy, adText } = await copywriter(brief, context);
      const ad = { kind: 'ad', brief, copy, seed, variation: 0 } as const;
      await Promise.all([
        renderOne({ ...ad, format: 'post' }, context, 0),
        renderOne({ ...ad, format: 'story' }, context, 1),
      ]);
      return adText;
    },
    async boost({ format, ...brief }, context) {
      const { seed } = context;
      const variations = Array.from({ length: BOOST_VARIATION_COUNT }, (_, variation) => {
        const copy = writeAdCopy(brief, seed, variation);
        return renderOne({ kind: 'ad', brief, copy, format, seed, variation }, context, variation);
      });
      await Promise.all(variations);
    },
    enhance: ({ bytes }, context) => renderOne({ kind: 'enhance', photo: bytes }, context, 0),
    close: () => pool.close(),
  } satisfies CreativeProvider;
}
