import { isAppError } from '@adwright/contracts';
import { restorePrintedBrief, stateQuote } from '@adwright/engine-copywriter';
import type { AdCopy } from '@adwright/engine-lexicon';
import type { LanguageModel } from 'ai';
import { type Copywriter, embeddedCopywriter } from '../embedded/copywriter.ts';
import type { ModelReading } from '../embedded/model-reading.ts';
import { placeCopy } from './place-copy.ts';
import type { CallLimits } from './service-call.ts';
import { parseModelReading } from './understood.ts';
import { writeCopy, writeVariations } from './write-copy.ts';

/**
 * Creates a copywriter that takes all texts from the model, and the names of product and brand from the
 * embedded copywriter. The embedded copywriter's words are used if the model's words do not match the brief, or
 * if the AI service fails or is late. If the AI service declines the brief's content, the job fails, so that
 * the user can change the brief.
 */
export function createAiCopywriter(model: LanguageModel, timeoutMs: number): Copywriter {
  return {
    async ad(sent, context) {
      const brief = restorePrintedBrief(sent);
      const [embedded, written] = await Promise.all([
        embeddedCopywriter.ad(sent, context),
        resolveUnlessFailed(writeCopy(model, brief, { ...context, timeoutMs }), model, context),
      ]);
      if (!written) return embedded;
      const understood = parseModelReading(written.understood);
      const copy = applyModelTone(placeCopy(embedded.copy, written), understood);
      const { callToAction } = copy;
      const texts = written.adText.map((text) => ({ text, callToAction }));
      const adText = stateQuote(texts, brief, copy.language).map(({ text }) => text);
      return { copy, adText, understood };
    },
    async variations(sent, context) {
      const brief = restorePrintedBrief(sent);
      const { copies } = await embeddedCopywriter.variations(sent, context);
      const limits = { ...context, timeoutMs };
      const asked = writeVariations(model, brief, copies.length, limits);
      const written = await resolveUnlessFailed(asked, model, context);
      const understood = written ? parseModelReading(written.understood) : undefined;
      const callToAction = brief.callToAction?.trim();
      const placed = copies.map((copy, index) => {
        const words = written?.variations[index];
        const toned = applyModelTone(words ? placeCopy(copy, words) : copy, understood);
        return callToAction ? { ...toned, callToAction } : toned;
      });
      return { copies: placed, understood };
    },
  };
}

/**
 * Resolves to the model's words, or to null if the AI service failed; the failure is recorded with the usage.
 */
async function resolveUnlessFailed<Words>(
  written: Promise<Words | null>,
  model: LanguageModel,
  { signal, note }: Pick<CallLimits, 'signal' | 'note'>,
): Promise<Words | null> {
  try {
    return await written;
  } catch (error) {
    signal.throwIfAborted();
    if (!isAppError(error) || error.code !== 'provider_failed') throw error;
    const name = typeof model === 'string' ? model : model.modelId;
    note({ kind: 'copy', model: name, failure: error.message });
    return null;
  }
}

/**
 * Returns the copy with the most restrained look, if the model reports that a cheerful look would hurt readers.
 */
function applyModelTone(copy: AdCopy, understood: ModelReading | undefined): AdCopy {
  return understood?.isGrave ? { ...copy, solemn: true } : copy;
}
