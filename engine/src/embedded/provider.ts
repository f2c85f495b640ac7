import { BOOST_VARIATION_COUNT } from '@adwright/contracts';
import type { EmbeddedProviderConfig } from '../config.ts';
import type { CreativeProvider, RenderContext } from '../provider.ts';
import { writeAdCopy } from './copy/write-ad-copy.ts';
import { type Copywriter, embeddedCopywriter } from './copywriter.ts';
import type { RenderResult, RenderTask } from './render-task.ts';
import { WorkerPool } from './worker-pool.ts';

/**
 * The provider that needs no key: everything is composed and processed in threads of this process. The words of a
 * single ad may come from another copywriter.
 */
export function embeddedProvider(
  config: EmbeddedProviderConfig,
  copywriter: Copywriter = embeddedCopywriter,
) {
  const pool = new WorkerPool<RenderTask, RenderResult>({
    file: new URL('./worker.ts', import.meta.url),
    size: config.workers,
    taskTimeoutMs: config.taskTimeoutMs,
    memoryLimitMb: config.memoryLimitMb,
  });

  /** Runs a task and delivers its pictures from this position on. */
  async function render(task: RenderTask, { signal, deliver }: RenderContext, position = 0) {
    const { pictures } = await pool.run(task, signal);
    await Promise.all(pictures.map((picture, index) => deliver(position + index, picture)));
  }

  return {
    name: 'embedded',
    async createAd(brief, context) {
      const { copy, adText } = await copywriter(brief, context);
      const ad = { brief, copy, seed: context.seed, variation: 0 };
      const post = { ...ad, format: 'square' } as const;
      const story = { ...ad, format: 'story' } as const;
      await Promise.all([
        render({ kind: 'ad', input: post, format: 'post' }, context, 0),
        render({ kind: 'ad', input: story, format: 'story' }, context, 1),
      ]);
      return adText;
    },
    async boost({ format, ...brief }, context) {
      const { seed, signal } = context;
      const copies = Array.from({ length: BOOST_VARIATION_COUNT }, (_, variation) =>
        writeAdCopy(brief, seed, variation),
      );
      const { plan } = await pool.run({ kind: 'plan', brief, copies, format, seed }, signal);
      await Promise.all(
        plan.map((input, position) => render({ kind: 'ad', input, format }, context, position)),
      );
    },
    enhance: ({ bytes }, context) => render({ kind: 'enhance', photo: bytes }, context),
    variation: ({ bytes }, context) =>
      render({ kind: 'variation', photo: bytes, seed: context.seed }, context),
    overlay: ({ bytes }, text, context) =>
      render({ kind: 'overlay', photo: bytes, text, seed: context.seed }, context),
    photoshoot: ({ bytes }, form, context) =>
      render({ kind: 'photoshoot', photo: bytes, form, seed: context.seed }, context),
    close: () => pool.close(),
  } satisfies CreativeProvider;
}
