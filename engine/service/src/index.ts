export { readConfig } from './config.ts';
export { createProvider } from './create-provider.ts';
export type {
  CreativeProvider,
  RenderContext,
  RenderedImage,
  UploadedImage,
} from './creative-provider.ts';
export { describeMaking } from './credentials/making-of.ts';
export { createSupabaseAnswerStore } from './generation/answer-store.ts';
export { findPictureDefects } from './quality/picture-defects.ts';
export { openQueueDatabase } from './queue/queue-database.ts';
export { createEngine, type Engine, type EngineParts } from './server.ts';
