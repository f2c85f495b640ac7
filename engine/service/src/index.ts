export { type EngineConfig, readConfig } from './config.ts';
export { createProvider } from './create-provider.ts';
export { createLogger, type Logger } from './logger.ts';
export type { CreativeProvider, RenderContext, RenderedImage, UploadedImage } from './provider.ts';
export { createEngine, type Engine, type EngineParts } from './server.ts';
