export { type EngineConfig, readConfig } from './config.ts';
export { createLogger, type Logger } from './logger.ts';
export { createEngine, type Engine, type EngineParts } from './server.ts';
