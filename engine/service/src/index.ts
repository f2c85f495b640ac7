export { readConfig } from './config.ts';
export { createProvider } from './create-provider.ts';
export type {
  CreativeProvider,
  RenderContext,
  RenderedImage,
  UploadedImage,
} from './creative-provider.ts';
export { makingOf } from './credentials/making-of.ts';
export { supabaseAnswerStore } from './generation/answer-store.ts';
export { pictureDefects } from './quality/picture-defects.ts';
export { queueDatabase } from './queue/queue-database.ts';
export { createEngine, type Engine, type EngineParts } from './server.ts';
