import type { LanguageModel } from 'ai';
import type { EmbeddedProviderConfig } from '../config.ts';
import { type Copywriter, embeddedCopywriter } from '../embedded/copywriter.ts';
import { embeddedProvider } from '../embedded/provider.ts';
import type { CreativeProvider, RenderContext } from '../provider.ts';
import type { AiConfig } from './ai-config.ts';
import { generatePictures, type PictureOrder } from './generate-pictures.ts';
import { loadModels } from './models.ts';
import { SHOOT_ANGLES, shootPrompt, VARIATION_PROMPT } from './photo-prompts.ts';
import { openSourcePicture } from './source-picture.ts';
import { writeCopy } from './write-copy.ts';

/** An upload taller than this, height to width, is taken for a story. */
const TALL_RATIO = 1.4;

/**
 * An AI service for what it does better, the embedded provider for the rest: photoshoots and variations are the
 * service's pictures, an ad's words are its language model's. Text in a picture is always set by the embedded
 * composer, so that no ad is misspelt.
 */
export async function aiProvider(
  config: AiConfig,
  embeddedConfig: EmbeddedProviderConfig,
): Promise<CreativeProvider> {
  const models = await loadModels(config);
  const { timeoutMs } = config;
  const copywriter = models.text ? aiCopywriter(models.text, timeoutMs) : embeddedCopywriter;
  const embedded = embeddedProvider(embeddedConfig, copywriter);

  async function deliverPicture(
    order: Omit<PictureOrder, 'count' | 'seed'>,
    { seed, signal, deliver }: RenderContext,
    position: number,
  ) {
    const shot = { ...order, count: 1, seed: (seed + position) >>> 0 };
    const [bytes] = await generatePictures(models, shot, { signal, timeoutMs });
    if (bytes) await deliver(position, { bytes, mediaType: 'image/jpeg', format: order.format });
  }

  return {
    ...embedded,
    name: config.service,
    async variation(image, context) {
      const { png: source, width, height } = await openSourcePicture(image);
      const format = height > width * TALL_RATIO ? 'story' : 'square';
      await deliverPicture({ prompt: VARIATION_PROMPT, format, source }, context, 0);
    },
    async photoshoot(image, brief, context) {
      const { png: source } = await openSourcePicture(image);
      const shots = SHOOT_ANGLES.map((angle, position) => {
        const prompt = shootPrompt(brief, angle);
        return deliverPicture({ prompt, format: 'square', source }, context, position);
      });
      await Promise.all(shots);
    },
  };
}

/** Has the model write what stands out, and keeps the embedded copywriter's for the small parts of a layout. */
function aiCopywriter(model: LanguageModel, timeoutMs: number): Copywriter {
  return async (brief, context) => {
    const [{ copy }, { adText, ...words }] = await Promise.all([
      embeddedCopywriter(brief, context),
      writeCopy(model, brief, { signal: context.signal, timeoutMs }),
    ]);
    return { copy: { ...copy, ...words }, adText };
  };
}
