import { printedBrief, stateQuote } from '@adwright/engine-copywriter';
import type { LanguageModel } from 'ai';
import { type Copywriter, embeddedCopywriter } from '../embedded/copywriter.ts';
import { placeCopy } from './place-copy.ts';
import { writeCopy, writeVariations } from './write-copy.ts';

/**
 * Has the model write all that is read, and keeps the embedded copywriter's names of product and brand. Where the model's words are not
 * those of the brief, the embedded copywriter's are taken.
 */
export function aiCopywriter(model: LanguageModel, timeoutMs: number): Copywriter {
  return {
    async ad(sent, context) {
      const brief = printedBrief(sent);
      const [embedded, written] = await Promise.all([
        embeddedCopywriter.ad(sent, context),
        writeCopy(model, brief, { ...context, timeoutMs }),
      ]);
      if (!written) return embedded;
      const copy = placeCopy(embedded.copy, written);
      const { callToAction } = copy;
      const texts = written.adText.map((text) => ({ text, callToAction }));
      const adText = stateQuote(texts, brief, copy.language).map(({ text }) => text);
      return { copy, adText };
    },
    async variations(sent, context) {
      const brief = printedBrief(sent);
      const copies = await embeddedCopywriter.variations(sent, context);
      const limits = { ...context, timeoutMs };
      const written = await writeVariations(model, brief, copies.length, limits);
      const callToAction = brief.callToAction?.trim();
      return copies.map((copy, index) => {
        const words = written?.[index];
        const placed = words ? placeCopy(copy, words) : copy;
        return callToAction ? { ...placed, callToAction } : placed;
      });
    },
  };
}
