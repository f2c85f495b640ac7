export { readConfig } from './config.ts';
export { createProvider } from './create-provider.ts';
export type { CreativeProvider, RenderedImage, UploadedImage } from './provider.ts';
export { createEngine, type Engine, type EngineParts } from './server.ts';
