import { createHash } from 'node:crypto';
import { AppError } from '@adwright/contracts';
import type { AiConfig } from '../ai-config.ts';
import type { EmbeddedProviderConfig } from '../config.ts';
import type { CreativeProvider, Disclosing, RenderContext } from '../creative-provider.ts';
import type { AdPictureOrder } from '../embedded/ad-pictures.ts';
import { embeddedCopywriter } from '../embedded/copywriter.ts';
import { createEmbeddedProvider } from '../embedded/embedded-provider.ts';
import { TaskSlots } from '../embedded/task-slots.ts';
import { LastUsed } from '../last-used.ts';
import { buildAdPicturePrompt } from './ad-prompts.ts';
import { createAiCopywriter } from './ai-copywriter.ts';
import { createAiTranslation } from './ai-translation.ts';
import { generatePictures, type PictureOrder } from './generate-pictures.ts';
import { type AiModels, loadModels } from './models.ts';
import { buildShootPrompt, SHOOT_ANGLES, VARIATION_PROMPT } from './photo-prompts.ts';
import { openSourcePicture } from './source-picture.ts';

/** Ratio of height to width above which an upload is treated as a story. */
const TALL_RATIO = 1.4;

/**
 * Maximum number of concurrent picture requests, because AI services allow new customers only a few requests a
 * minute.
 */
const MAX_PICTURES_AT_ONCE = 5;

/**
 * Creates a provider that uses an AI service for words and for the pictures of photoshoots, variations and ads.
 * The embedded provider does everything else. The embedded composer draws words and brand over the service's
 * picture, so that no ad is misspelt.
 */
export async function createAiProvider(
  config: AiConfig,
  embeddedConfig: EmbeddedProviderConfig,
): Promise<CreativeProvider> {
  const models = await loadModels(config);
  const { timeoutMs } = config;
  const paint = createPicturePainter(models, timeoutMs);
  const referenceOf = createReferenceCache();
  const copywriter = models.text ? createAiCopywriter(models.text, timeoutMs) : embeddedCopywriter;

  const embedded = createEmbeddedProvider(embeddedConfig, {
    copywriter,
    async paintPicture(order, context) {
      const source = await referenceOf(order.reference);
      return paint({ ...describeOrder(order), source }, order.position, context);
    },
  });

  const deliverPicture = createPictureDelivery(paint, embedded);

  return {
    ...embedded,
    name: config.service,
    ...(models.text && {
      recipes: { ...embedded.recipes, translate: createAiTranslation(models.text, timeoutMs) },
    }),
    async variation(image, context, disclosing) {
      const { png: source, width, height } = await openSourcePicture(image);
      const format = height > width * TALL_RATIO ? 'story' : 'square';
      const order = { prompt: VARIATION_PROMPT, format, source } as const;
      await deliverPicture(order, { as: 'creative', disclosing }, context, 0);
    },
    async photoshoot(image, brief, context, disclosing) {
      const { png: source } = await openSourcePicture(image);
      const shots = SHOOT_ANGLES.map((angle, position) => {
        const prompt = buildShootPrompt(brief, angle);
        const order = { prompt, format: 'square', source } as const;
        return deliverPicture(order, { as: 'photo', disclosing }, context, position);
      });
      await Promise.all(shots);
    },
  };
}

/**
 * Returns a function that requests a picture from the AI service, draws the AI note on it, rates it, and
 * delivers it to its job.
 */
function createPictureDelivery(
  paint: ReturnType<typeof createPicturePainter>,
  embedded: ReturnType<typeof createEmbeddedProvider>,
) {
  async function deliver(
    order: Omit<PictureOrder, 'count' | 'seed'>,
    { as, disclosing }: { as: 'creative' | 'photo'; disclosing: Disclosing | undefined },
    context: RenderContext,
    position: number,
  ) {
    const painted = await paint(order, position, context);
    const bytes = await noted(painted, disclosing, context.signal);
    const viralScore = await rate(bytes, as, context.signal);
    await context.deliver(position, {
      bytes,
      mediaType: 'image/jpeg',
      format: order.format,
      viralScore,
    });
  }

  async function noted(picture: Buffer, disclosing: Disclosing | undefined, signal: AbortSignal) {
    if (disclosing?.as !== 'note') return picture;
    return embedded.note({ picture, note: disclosing.text }, signal);
  }

  /**
   * Rates a picture from the AI service. If no thread is free, the paid picture is delivered without a rating.
   */
  async function rate(picture: Uint8Array, as: 'creative' | 'photo', signal: AbortSignal) {
    try {
      return (await embedded.rate({ picture, as }, signal)) ?? undefined;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AppError && error.code === 'provider_failed') return undefined;
      throw error;
    }
  }

  return deliver;
}

function describeOrder(order: AdPictureOrder) {
  return { prompt: buildAdPicturePrompt(order), format: order.format };
}

/**
 * Returns a function that converts photos to the form that the AI service accepts. The pictures of a boost
 * share one converted copy of each photo.
 */
function createReferenceCache(): (bytes?: Uint8Array) => Promise<Buffer | undefined> {
  const references = new LastUsed<Buffer>(2);
  return async (bytes) => {
    if (!bytes) return undefined;
    const name = createHash('sha256').update(bytes).digest('hex');
    const open = () => openSourcePicture({ bytes, mediaType: 'image/png' });
    return references.get(name, async () => (await open()).png);
  };
}

/**
 * Returns a function that requests pictures from the AI service: a few pictures at the same time, and each
 * picture only once for a job.
 */
function createPicturePainter(models: AiModels, timeoutMs: number) {
  const slots = new TaskSlots(MAX_PICTURES_AT_ONCE);

  async function ask(
    one: PictureOrder,
    { signal, note }: Pick<RenderContext, 'signal' | 'note'>,
  ): Promise<Buffer> {
    const release = await slots.acquire(signal);
    try {
      const [picture] = await generatePictures(models, one, { signal, timeoutMs, note });
      if (!picture) throw new AppError('provider_failed', 'the service returned no picture');
      return picture;
    } finally {
      release();
    }
  }

  return async function paint(
    order: Omit<PictureOrder, 'count' | 'seed'>,
    position: number,
    { seed, signal, note, once }: Pick<RenderContext, 'seed' | 'signal' | 'note' | 'once'>,
  ): Promise<Buffer> {
    const one = { ...order, count: 1, seed: (seed + position) >>> 0 };
    return Buffer.from(await once(`picture-${one.seed}`, () => ask(one, { signal, note })));
  };
}
