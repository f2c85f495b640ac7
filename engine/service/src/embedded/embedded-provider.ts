import type { MessagePort } from 'node:worker_threads';
import { AppError, PHOTOSHOOT_COUNT } from '@adwright/contracts';
import type { EmbeddedProviderConfig } from '../config.ts';
import type {
  BrandMaterial,
  CreativeProvider,
  Disclosing,
  OwnMaterial,
  UploadedImage,
} from '../creative-provider.ts';
import { boost, createAd } from './ad-jobs.ts';
import type { PaintAdPicture } from './ad-pictures.ts';
import { type Copywriter, embeddedCopywriter } from './copywriter.ts';
import { hasObject } from './knows-object.ts';
import { createRecipeRenderer } from './recipe-renderer.ts';
import type { NoteTask, RateTask } from './render-task.ts';
import { RenderThreads } from './render-threads.ts';

/** AI services that write the words and make the pictures of ads instead of the engine, if configured. */
interface AdParts {
  copywriter?: Copywriter;
  /** Requests an ad's picture from an AI service; absent if products are drawn by the engine. */
  paintPicture?: PaintAdPicture;
}

/**
 * Creates the provider that needs no API key: threads of this process compose and render everything. The words
 * of ads and the pictures below the words may come from an AI service.
 */
export function createEmbeddedProvider(
  config: EmbeddedProviderConfig,
  { copywriter = embeddedCopywriter, paintPicture }: AdParts = {},
) {
  const threads = new RenderThreads(config);
  const renderer = createRecipeRenderer(config, threads);
  const composer = { threads, copywriter, paintPicture };
  return {
    name: 'embedded',
    knowsObject: hasObject,
    createAd: (brief, context, own?: OwnMaterial) => createAd(composer, brief, context, own),
    boost: (request, context, own?: OwnMaterial) => boost(composer, request, context, own),
    async enhance({ bytes }, context) {
      // The provider must take a free thread before its first `await`; otherwise the next call would see the thread as
      // still free.
      if (threads.isBusy) await threads.refuseUnreadable(bytes, context.signal);
      await threads.render({ kind: 'enhance', photo: bytes }, context);
    },
    async variation({ bytes }, context, disclosing?: Disclosing) {
      const { seed } = context;
      const note = noteOnUpload(disclosing);
      const task = (subject: MessagePort) =>
        ({ kind: 'variation', photo: bytes, subject, seed, note }) as const;
      await threads.renderWithSubject(bytes, task, context);
    },
    async overlay(
      { bytes, url: imageUrl },
      text,
      context,
      brand?: BrandMaterial,
      disclosing?: Disclosing,
    ) {
      const { seed } = context;
      const mark = {
        disclosure: disclosing?.isOfUpload ? disclosing.as : undefined,
        note: noteOnUpload(disclosing),
      };
      const task = (subject: MessagePort) =>
        ({ kind: 'overlay', photo: bytes, subject, text, seed, imageUrl, brand, ...mark }) as const;
      await threads.renderWithSubject(bytes, task, context);
    },
    async photoshoot({ bytes }, form, context, disclosing?: Disclosing, cutOut?: UploadedImage) {
      const { seed, signal } = context;
      const note = noteOnUpload(disclosing);
      const task = (subject: MessagePort) => ({ kind: 'cut', photo: bytes, subject }) as const;
      const { cut } = cutOut
        ? await threads.run({ kind: 'read-cut', cutOut: cutOut.bytes }, signal)
        : await threads.runWithSubject(bytes, task, signal);
      if (!cut) throw new AppError('provider_failed', 'a photoshoot got no cut-out');
      // Each shot of the photoshoot is a separate task, so that all threads share the work.
      const shots = Array.from({ length: PHOTOSHOOT_COUNT }, (_, pick) =>
        threads.render({ kind: 'photoshoot', cut, form, seed, pick, note }, context, pick),
      );
      await Promise.all(shots);
    },
    /**
     * Computes the Viral Score of a JPEG that the embedded provider did not make, such as an AI service's
     * picture.
     */
    async rate(picture: Omit<RateTask, 'kind'>, signal: AbortSignal) {
      return (await threads.run({ kind: 'rate', ...picture }, signal)).score;
    },
    /** Draws the AI note on a picture that the embedded provider did not make. */
    async note(order: Omit<NoteTask, 'kind'>, signal: AbortSignal) {
      const [noted] = (await threads.run({ kind: 'note', ...order }, signal)).pictures;
      if (!noted) throw new AppError('provider_failed', 'the AI note was not drawn');
      return noted.bytes;
    },
    recipes: renderer,
    assets: {
      read: (kind, { bytes }, signal) => threads.readAsset(kind, bytes, signal),
      edit: ({ bytes }, mask, signal) => threads.editCut(bytes, mask, signal),
      readFont: (font, signal) => threads.readFont(font, signal),
    },
    async close() {
      await Promise.all([threads.close(), renderer.close()]);
    },
  } satisfies CreativeProvider & Record<'rate' | 'note', unknown>;
}

/**
 * Returns the text of the AI note for a picture that shows an upload of which a model made a part. The text is
 * undefined if no model made a part of the upload, since the embedded provider itself uses no model.
 */
function noteOnUpload(disclosing: Disclosing | undefined): string | undefined {
  return disclosing?.isOfUpload && disclosing.as === 'note' ? disclosing.text : undefined;
}
