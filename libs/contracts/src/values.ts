/**
 * What has no schema, for threads that check nothing from outside: loading the schemas takes 4 MB of heap of each. Types come
 * from the package's root, they cost nothing.
 */
export * from './ad-formats.ts';
export * from './app-error.ts';
export * from './fact-kinds.ts';
export * from './image-type.ts';
export * from './limits.ts';
export * from './mask-levels.ts';
export * from './recipe-choices.ts';
export * from './safe-zones.ts';
export * from './typed-texts.ts';
export * from './viral-score-parts.ts';
